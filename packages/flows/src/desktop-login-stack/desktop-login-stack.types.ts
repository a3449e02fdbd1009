import type { Destination } from '../route-guard/route-guard.types.ts';

/**
 * Views that stack inside the login tab: login at the bottom, login by SMS above it, and the two that
 * follow a social login (product decision 15).
 */
export type LoginSubView = 'accountLogin' | 'codeLogin' | 'bindPhone' | 'fillProfile';

/** Parameters of the browser page. Specification: Screens and routes. */
export interface BrowserPage {
  readonly index: string;
  readonly id: string;
}

export interface DesktopLoginStackInput {
  /** The page below the login. */
  readonly page: Destination;
}

export interface DesktopLoginStackContext {
  /** Never empty; the last one is visible. */
  readonly stack: readonly LoginSubView[];
  /** The page below, to which a login returns. */
  readonly currentPage: Destination;
  /** The last page of the home menu that was shown. */
  readonly homeMenuPage: string;
  /** The last parameters of the browser page. */
  readonly browserPage: BrowserPage;
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
