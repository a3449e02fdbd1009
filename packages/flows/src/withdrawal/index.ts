export { checkRequestAmount } from './withdrawal.guards.ts';
export {
  withdrawalFormActors,
  withdrawalFormMachine,
  withdrawalMachine,
} from './withdrawal.machine.ts';
export * from './withdrawal.selectors.ts';
export type {
  WithdrawalDraft,
  WithdrawalFormActors,
  WithdrawalFormContext,
  WithdrawalFormEvent,
  WithdrawalFormMeta,
  WithdrawalOptions,
  WithdrawalReport,
  WithdrawalSummary,
} from './withdrawal.types.ts';
