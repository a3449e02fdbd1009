export { checkCardNumber } from './card-form.guards.ts';
export { cardFormActors, cardFormMachine } from './card-form.machine.ts';
export * from './card-form.selectors.ts';
export type {
  CardChanges,
  CardField,
  CardFormActors,
  CardFormContext,
  CardFormEvent,
  CardFormInput,
  CardFormOutput,
  CardFormView,
  CardRequest,
  NewCard,
} from './card-form.types.ts';
