export { codeLoginActors, codeLoginMachine } from './code-login.machine.ts';
export * from './code-login.selectors.ts';
export type {
  CodeLoginActors,
  CodeLoginContext,
  CodeLoginEmitted,
  CodeLoginEvent,
  CodeLoginField,
  CodeLoginInput,
} from './code-login.types.ts';
