/** Which of the two login interfaces a device gets. Section 6. */
export type DeviceType = 'mobile' | 'desktop';

/** Where somebody wants to go: a path of the app, with its query. */
export interface Destination {
  readonly path: string;
  /** With its leading question mark; empty when there is none. */
  readonly search: string;
}

export interface RouteGuardInput {
  readonly device: DeviceType;
  readonly hasToken: boolean;
  /** Pages that need no token, as the route table lists them. */
  readonly publicPaths: readonly string[];
}

export interface RouteGuardContext extends RouteGuardInput {
  /** Where the visitor was going when a login was asked for. */
  readonly destination: Destination | undefined;
}

export type RouteGuardEvent =
  /** Somebody navigates. Ask `mayEnter` first: this event only says what follows from a refusal. */
  | { readonly type: 'navigate'; readonly to: Destination }
  | { readonly type: 'session.opened' }
  | { readonly type: 'session.closed' }
  /** The visitor gave up logging in: the destination is forgotten. */
  | { readonly type: 'login.dismissed' };

export type RouteGuardEmitted =
  /** The navigation is cancelled; a desktop opens the login popup over the page. */
  | { readonly type: 'openLoginPopup' }
  /** The navigation is cancelled; a phone goes to the login page. */
  | { readonly type: 'navigate'; readonly to: string };
