import type { LoggedIn } from '../login/login.types.ts';

/** The tabs of the popup. Section 2. */
export type LoginPopupTab = 'signUp' | 'accountLogin';

/** What the popup shows: a tab, or the reset-password view in their place. */
export type LoginPopupView = LoginPopupTab | 'accountResetPwd';

export interface LoginPopupInput {
  /** Opens the popup at once, with this tab. */
  readonly tab?: LoginPopupTab;
}

export interface LoginPopupContext {
  /** `loginPopupActiveTab` of section 3. */
  readonly activeTab: LoginPopupTab;
  /** Opens as soon as the machine starts. */
  readonly opensAtOnce: boolean;
}

export type LoginPopupEvent =
  /** Somebody has to log in, or wants to; while it is open, it turns to the tab. */
  | { readonly type: 'open'; readonly tab?: LoginPopupTab }
  | { readonly type: 'tab.chosen'; readonly tab: LoginPopupTab }
  /** The forgot-password link. */
  | { readonly type: 'password.forgotten' }
  /** From the reset view to login. */
  | { readonly type: 'back' }
  /** Does nothing: there is typing to lose. */
  | { readonly type: 'mask.pressed' }
  /** The cross, or Escape. */
  | { readonly type: 'dismissed' }
  /** One of the ways in was answered with a token. */
  | ({ readonly type: 'succeeded' } & LoggedIn);

export type LoginPopupEmitted =
  /** The popup is closed, and who waited for a login goes on. */
  | ({ readonly type: 'succeeded' } & LoggedIn)
  /** The visitor gave up. */
  | { readonly type: 'dismissed' };
