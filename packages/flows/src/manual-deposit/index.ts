/**
 * The form holds the fields and sends `submit`. Its receipts are the child `uploads` (`selectManualDepositForm`), whose
 * `sender` the app provides with `uploadMachine.provide`.
 */
export { checkAccountAmount } from './manual-deposit.guards.ts';
export {
  manualDepositFormActors,
  manualDepositFormMachine,
  manualDepositMachine,
} from './manual-deposit.machine.ts';
export * from './manual-deposit.selectors.ts';
export type {
  ManualDepositDraft,
  ManualDepositEntry,
  ManualDepositField,
  ManualDepositFormActors,
  ManualDepositFormContext,
  ManualDepositFormEvent,
  ManualDepositFormMeta,
  ManualDepositOptions,
  ManualDepositOrder,
  ManualDepositReport,
  ManualDepositSummary,
  ManualDepositViolations,
} from './manual-deposit.types.ts';
