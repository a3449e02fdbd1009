import type { UserInfo, WalletParams } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { OnlineTime } from '@parlor/api/rules';
import type { Clock, Effect } from '../kit/index.ts';
import type { Destination, DeviceType } from '../route-guard/route-guard.types.ts';

/** Loaded as soon as there is a token. */
export interface Player {
  readonly userInfo: UserInfo;
  readonly walletParams: WalletParams;
}

/** Actors that the app implements. */
export type SessionActors = {
  readonly storeToken: Effect<{ readonly token: string }, void>;
  /** Removes the token and the user info from the device. */
  readonly clearSession: Effect<undefined, void>;
  /** Loads user info and wallet parameters in parallel. */
  readonly loadPlayer: Effect<undefined, Player>;
  readonly reportOnlineTime: Effect<{ readonly onlineTime: OnlineTime }, void>;
  /** Ends the session at the server: `GET /logout`. */
  readonly endSession: Effect<undefined, void>;
  /** Requests site info once, to check whether the site accepts this client again. */
  readonly probeSite: Effect<undefined, void>;
};

export interface SessionInput {
  readonly clock: Clock;
  readonly device: DeviceType;
  /** The stored token; null for a visitor. */
  readonly token: string | null;
  /** When online time was last reported, in milliseconds since 1970; null if it never was. */
  readonly onlineTimeStamp: number | null;
}

/** What the session shows. */
export type SessionView =
  | { readonly view: 'loggedOut' }
  /** There is a token; its player is being loaded. */
  | { readonly view: 'loading'; readonly token: string }
  | (OpenSession & { readonly view: 'loggedIn'; readonly player: Player })
  /** The player failed to load; `player.refresh` retries. Earlier data stay. */
  | (OpenSession & {
      readonly view: 'incomplete';
      readonly player: Player | undefined;
      readonly error: CallFailure;
    })
  /** It ends at the server, which still needs the token. */
  | {
      readonly view: 'loggingOut';
      readonly token: string;
      readonly player: Player | undefined;
    }
  /** It has ended, and is removed from the device. */
  | { readonly view: 'clearing' }
  /** The site refuses this client; while probing, site info is requested. */
  | { readonly view: 'forbidden'; readonly isProbing: boolean };

interface OpenSession {
  readonly token: string;
  /** Whether to show the login-success notification. The app responds with `loginNotice.shown`. */
  readonly hasLoginNotice: boolean;
}

export interface SessionMeta {
  readonly view: Exclude<SessionView['view'], 'incomplete'>;
}

export interface SessionContext {
  readonly clock: Clock;
  readonly device: DeviceType;
  readonly token: string | null;
  readonly onlineTimeStamp: number | null;
  readonly player: Player | undefined;
  readonly destination: Destination | undefined;
  /** The login-success notification is pending: true until it was shown. */
  readonly hasLoginNotice: boolean;
  /** Why the session ends. */
  readonly ending: 'logout' | 'dead';
  /** Why the player's data failed to load. */
  readonly error: CallFailure | undefined;
}

export type SessionEvent =
  /** The response to a login, a sign-up or a new password contained a token. */
  | {
      readonly type: 'login.succeeded';
      readonly token: string;
      /** Destination; home by default. */
      readonly destination?: Destination | undefined;
    }
  | { readonly type: 'loginNotice.shown' }
  | { readonly type: 'logout' }
  /** A body code 401 or 403: the session has ended. */
  | { readonly type: 'session.dead'; readonly msg: string }
  /** An HTTP 403: the site refuses this client. */
  | { readonly type: 'site.forbidden' }
  /** A request succeeded again after an HTTP 403. */
  | { readonly type: 'site.admitted' }
  /** The forbidden page has the focus again, or its button was pressed. */
  | { readonly type: 'site.probe' }
  /** Another tab stored or removed the token. */
  | { readonly type: 'token.changed'; readonly token: string | null }
  /** Online time was reported. */
  | { readonly type: 'onlineTime.reported'; readonly at: number }
  /** Loads the player again: after a failure, or when the profile has changed. */
  | { readonly type: 'player.refresh' };

export type SessionEmitted =
  | { readonly type: 'sessionOpened'; readonly token: string }
  | { readonly type: 'sessionClosed'; readonly ending: SessionContext['ending'] }
  | { readonly type: 'trackOnlineTime' }
  | { readonly type: 'stopOnlineTime' }
  /** The login-success notification is pending. */
  | { readonly type: 'loginSucceeded' }
  | { readonly type: 'navigate'; readonly to: Destination }
  /** A desktop reloads the page after its session ended. */
  | { readonly type: 'reload' }
  | { readonly type: 'toast'; readonly msg: string };
