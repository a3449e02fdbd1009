export { checkChannelAmount, type DepositLimits } from './deposit.guards.ts';
export { depositFormActors, depositFormMachine, depositMachine } from './deposit.machine.ts';
export * from './deposit.selectors.ts';
export type {
  DepositChannel,
  DepositDraft,
  DepositFormActors,
  DepositFormContext,
  DepositFormEvent,
  DepositFormMeta,
  DepositOptions,
  DepositReport,
  DepositSummary,
} from './deposit.types.ts';
