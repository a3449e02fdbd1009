import type { Destination } from '../route-guard/route-guard.types.ts';

/**
 * The views that stack inside the login tab: login itself at the bottom, login by SMS above it, and the
 * two that follow a social login (decision 15).
 */
export type LoginSubView = 'accountLogin' | 'codeLogin' | 'bindPhone' | 'fillProfile';

/** Parameters of the browser page. Section 2. */
export interface BrowserPage {
  readonly index: string;
  readonly id: string;
}

export interface DesktopLoginStackInput {
  /** The page over which the login stands. */
  readonly page: Destination;
}

export interface DesktopLoginStackContext {
  /** Never empty; the last one shows. */
  readonly stack: readonly LoginSubView[];
  /** The page below, to which a login returns. */
  readonly currentPage: Destination;
  /** The page of the home menu that was shown last. */
  readonly homeMenuPage: string;
  /** What the browser page showed last. */
  readonly browserPage: BrowserPage;
}

export type DesktopLoginStackEvent =
  /** Shows a further view above the one that shows; one that is on the stack already is returned to. */
  | { readonly type: 'push'; readonly view: LoginSubView }
  /** Returns to the view below. */
  | { readonly type: 'pop' }
  /** Back to login alone. */
  | { readonly type: 'reset' }
  /** Another page is shown below. */
  | { readonly type: 'page.shown'; readonly page: Destination };
