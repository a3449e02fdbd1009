export { codeLoginActors, codeLoginMachine } from './code-login.machine.ts';
export * from './code-login.selectors.ts';
export type {
  CodeLoggedIn,
  CodeLoginActors,
  CodeLoginContext,
  CodeLoginEmitted,
  CodeLoginEvent,
  CodeLoginInput,
} from './code-login.types.ts';
