import type { LoginPopupEvent, LoginPopupTab } from './login-popup.types.ts';

/** The tab that an event asks for: login where it names none. */
export const tabOf = (event: LoginPopupEvent): LoginPopupTab =>
  (event.type === 'open' || event.type === 'tab.chosen' ? event.tab : undefined) ?? 'accountLogin';

/** Whether an event asks for the sign-up tab. */
export const asksForSignUp = (event: LoginPopupEvent): boolean => tabOf(event) === 'signUp';
