export { loginPopupMachine } from './login-popup.machine.ts';
export * from './login-popup.selectors.ts';
export type {
  LoginPopupContext,
  LoginPopupEmitted,
  LoginPopupEvent,
  LoginPopupInput,
  LoginPopupTab,
  LoginPopupView,
} from './login-popup.types.ts';
