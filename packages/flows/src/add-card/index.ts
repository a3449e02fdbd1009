export { addCardActors, addCardMachine } from './add-card.machine.ts';
export * from './add-card.selectors.ts';
export type {
  AddCardActors,
  AddCardContext,
  AddCardEmitted,
  AddCardEvent,
  AddCardInput,
  AddCardOutput,
  CardField,
  NewCard,
} from './add-card.types.ts';
