export {
  createMoneyOrderActors,
  createMoneyOrderMachine,
  type OrderKind,
} from './money-order.machine.ts';
export { type MoneyOrderView, selectMoneyOrderView } from './money-order.selectors.ts';
export type {
  FormCommand,
  FormInput,
  FormReport,
  MoneyOrder,
  MoneyOrderActors,
  MoneyOrderContext,
  MoneyOrderEmitted,
  MoneyOrderEvent,
  MoneyOrderInput,
  MoneyOrderMeta,
  OrderDraft,
  OrderSettings,
  UnansweredRequest,
} from './money-order.types.ts';
