export {
  approveCorrection,
  proposeAdjustment,
  proposeRelease,
  withdrawCorrection,
} from './corrections.ts';
export { correctionsModule } from './module.ts';
export { listSuspense } from './suspense.ts';
export type { CorrectionTables } from './tables.ts';
