export { withdrawalMachine } from './withdrawal.machine.ts';
export * from './withdrawal.selectors.ts';
export { withdrawalActors } from './withdrawal.setup.ts';
export type {
  AddCardInput,
  Proof,
  WithdrawalActors,
  WithdrawalContext,
  WithdrawalEmitted,
  WithdrawalEvent,
  WithdrawalField,
  WithdrawalInput,
  WithdrawalOptions,
  WithdrawInput,
} from './withdrawal.types.ts';
