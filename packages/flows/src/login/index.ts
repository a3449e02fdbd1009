export { loginActors, loginMachine } from './login.machine.ts';
export * from './login.selectors.ts';
export type {
  LoggedIn,
  LoginActors,
  LoginCaptcha,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginMachineInput,
  LoginView,
} from './login.types.ts';
