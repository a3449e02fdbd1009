export { desktopLoginStackMachine } from './desktop-login-stack.machine.ts';
export * from './desktop-login-stack.selectors.ts';
export type {
  BrowserPage,
  DesktopLoginStackContext,
  DesktopLoginStackEvent,
  DesktopLoginStackInput,
  LoginSubView,
} from './desktop-login-stack.types.ts';
