export { closeDay } from './close.ts';
export { rebateModule } from './module.ts';
export type { RebateTables } from './tables.ts';
