import type { LoginPopupEvent, LoginPopupTab } from './login-popup.types.ts';

/** Tab that an event requests; login by default. */
export const getTab = (event: LoginPopupEvent): LoginPopupTab =>
  (event.type === 'open' || event.type === 'tab.chosen' ? event.tab : undefined) ?? 'accountLogin';

/** Whether an event requests the sign-up tab. */
export const requestsSignUp = (event: LoginPopupEvent): boolean => getTab(event) === 'signUp';
