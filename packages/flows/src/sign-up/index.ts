export { getSteps } from './sign-up.guards.ts';
export { signUpActors, signUpMachine } from './sign-up.machine.ts';
export * from './sign-up.selectors.ts';
export type {
  RegisterBankCard,
  RegisterPayload,
  SignUpActors,
  SignUpContext,
  SignUpEmitted,
  SignUpEvent,
  SignUpField,
  SignUpForm,
  SignUpInput,
  SignUpStep,
} from './sign-up.types.ts';
