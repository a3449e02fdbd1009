export { checkDay, explainDifference } from './check-day.ts';
export { reconciliationModule } from './module.ts';
export type { ReconciliationTables } from './tables.ts';
