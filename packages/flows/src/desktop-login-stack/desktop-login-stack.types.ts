import type { Destination } from '../route-guard/route-guard.types.ts';

/**
 * Views that stack inside the login tab: login at the bottom, login by SMS above it, and the two
 * that follow a social login.
 */
export type LoginSubView = 'accountLogin' | 'codeLogin' | 'bindPhone' | 'fillProfile';

/** Parameters of the browser page. */
export interface BrowserPage {
  readonly index: string;
  readonly id: string;
}

/** Data of the page below the login. */
export interface PagesBelow {
  /** The page to which a login returns. */
  readonly currentPage: Destination;
  /** The last page of the home menu that was shown. */
  readonly homeMenuPage: string;
  /** The last parameters of the browser page. */
  readonly browserPage: BrowserPage;
}

/** The visible view, and the views below it, which keep their input. */
export type DesktopLoginStackView = PagesBelow & {
  /** Where a login returns to; undefined for home. */
  readonly returnTo: Destination | undefined;
} & (
    | { readonly view: 'accountLogin' | 'codeLogin' }
    | {
        readonly view: 'bindPhone' | 'fillProfile';
        /** Whether login by SMS is between login and these views. */
        readonly isAboveCodeLogin: boolean;
      }
  );

export interface DesktopLoginStackMeta {
  readonly view: LoginSubView;
}

export interface DesktopLoginStackInput {
  /** The page below the login. */
  readonly page: Destination;
}

export interface DesktopLoginStackContext extends PagesBelow {
  /** Whether login by SMS is in the stack. */
  readonly hasCodeLogin: boolean;
}

export type DesktopLoginStackEvent =
  /** Pushes a view on the current one; returns to a view that is already in the stack. */
  | { readonly type: 'push'; readonly view: LoginSubView }
  /** Returns to the view below. */
  | { readonly type: 'pop' }
  /** Returns to the login view. */
  | { readonly type: 'reset' }
  /** The page below has changed. */
  | { readonly type: 'page.shown'; readonly page: Destination };
