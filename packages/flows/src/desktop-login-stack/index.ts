export { desktopLoginStackMachine } from './desktop-login-stack.machine.ts';
export * from './desktop-login-stack.selectors.ts';
export type {
  BrowserPage,
  DesktopLoginStackContext,
  DesktopLoginStackEvent,
  DesktopLoginStackInput,
  DesktopLoginStackView,
  LoginSubView,
} from './desktop-login-stack.types.ts';
