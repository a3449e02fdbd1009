export { bankCardsActors, bankCardsMachine } from './bank-cards.machine.ts';
export * from './bank-cards.selectors.ts';
export type {
  BankCardsActors,
  BankCardsContext,
  BankCardsEmitted,
  BankCardsEvent,
  BankCardsInput,
  BankCardsMeta,
  BankCardsTask,
  BankCardsView,
} from './bank-cards.types.ts';
