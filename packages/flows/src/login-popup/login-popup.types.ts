import type { LoggedIn } from '../login/login.types.ts';

/** Tabs of the popup. */
export type LoginPopupTab = 'signUp' | 'accountLogin';

/** What the popup shows, with its data. */
export type LoginPopupView =
  /** Its content, the tab that was selected last, stays while it fades out. */
  | { readonly view: 'closed'; readonly tab: LoginPopupTab }
  | { readonly view: 'tabs'; readonly tab: LoginPopupTab }
  /** The reset-password view instead of the tabs; back returns to login. */
  | { readonly view: 'reset' };

export interface LoginPopupInput {
  /** Opens the popup immediately with this tab. */
  readonly tab?: LoginPopupTab;
}

export interface LoginPopupContext {
  readonly activeTab: LoginPopupTab;
  /** Opens when the machine starts. */
  readonly opensAtOnce: boolean;
}

export type LoginPopupEvent =
  /** A login is required or requested; switches the tab if the popup is open. */
  | { readonly type: 'open'; readonly tab?: LoginPopupTab }
  | { readonly type: 'tab.chosen'; readonly tab: LoginPopupTab }
  /** The forgot-password link. */
  | { readonly type: 'password.forgotten' }
  /** Returns from the reset view to login. */
  | { readonly type: 'back' }
  /** A click on the backdrop; ignored, so that typed input is not lost. */
  | { readonly type: 'mask.pressed' }
  /** The close button, or Escape. */
  | { readonly type: 'dismissed' }
  /** An authentication request returned a token. */
  | ({ readonly type: 'succeeded' } & LoggedIn);

export type LoginPopupEmitted =
  /** The popup is closed and the action that required a login continues. */
  | ({ readonly type: 'succeeded' } & LoggedIn)
  /** The visitor cancelled. */
  | { readonly type: 'dismissed' };
