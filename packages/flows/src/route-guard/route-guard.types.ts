/** Login interface of a device. */
export type DeviceType = 'mobile' | 'desktop';

/** Destination of a navigation: a path of the app with its query. */
export interface Destination {
  readonly path: string;
  /** With the leading question mark; empty without a query. */
  readonly search: string;
}

export interface RouteGuardInput {
  readonly device: DeviceType;
  readonly hasToken: boolean;
  /** Pages that need no token, as the route table lists them. */
  readonly publicPaths: readonly string[];
}

/** Which pages may be entered: the public ones, or all. */
export type RouteGuardView =
  | { readonly access: 'visitor' }
  /** A visitor's navigation was cancelled and continues after a login. */
  | { readonly access: 'loginRequired'; readonly destination: Destination }
  | { readonly access: 'player' };

export interface RouteGuardMeta {
  readonly access: RouteGuardView['access'];
}

export interface RouteGuardContext extends RouteGuardInput {
  /** Destination of the cancelled navigation. */
  readonly destination: Destination | undefined;
}

export type RouteGuardEvent =
  /** A navigation starts. Call `mayEnter` first: this event only handles the consequences of a refusal. */
  | { readonly type: 'navigate'; readonly to: Destination }
  | { readonly type: 'session.opened' }
  | { readonly type: 'session.closed' }
  /** The visitor cancelled the login: the destination is cleared. */
  | { readonly type: 'login.dismissed' };

export type RouteGuardEmitted =
  /** The navigation is cancelled; a desktop opens the login popup over the page. */
  | { readonly type: 'openLoginPopup' }
  /** The navigation is cancelled; a phone goes to the login page. */
  | { readonly type: 'navigate'; readonly to: string };
