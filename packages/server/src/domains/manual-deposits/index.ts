export { manualDepositsModule } from './module.ts';
export {
  approveManualDeposit,
  type CreditedSubmission,
  listCredited,
  listSubmissions,
  rejectManualDeposit,
  showSubmission,
} from './review.ts';
export { toReferenceKey } from './submit.ts';
export type { ManualDepositTables } from './tables.ts';
