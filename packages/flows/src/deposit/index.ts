export { depositActors, depositMachine } from './deposit.machine.ts';
export * from './deposit.selectors.ts';
export type {
  CreateOrderInput,
  DepositActors,
  DepositContext,
  DepositEmitted,
  DepositEvent,
  DepositInput,
  DepositOptions,
} from './deposit.types.ts';
