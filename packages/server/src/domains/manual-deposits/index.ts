export { manualDepositsModule } from './module.ts';
export {
  approveManualDeposit,
  listSubmissions,
  rejectManualDeposit,
  showSubmission,
} from './review.ts';
export type { ManualDepositTables } from './tables.ts';
