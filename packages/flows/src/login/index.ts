export { loginActors, loginMachine } from './login.machine.ts';
export * from './login.selectors.ts';
export type {
  LoggedIn,
  LoginActors,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginMachineInput,
} from './login.types.ts';
