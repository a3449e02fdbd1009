export { rechargeActors, rechargeMachine } from './recharge.machine.ts';
export * from './recharge.selectors.ts';
export type {
  CreateOrderInput,
  RechargeActors,
  RechargeContext,
  RechargeEmitted,
  RechargeEvent,
  RechargeInput,
  RechargeOptions,
} from './recharge.types.ts';
