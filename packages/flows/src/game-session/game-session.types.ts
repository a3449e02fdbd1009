import type {
  FundingRecord,
  GameDetail,
  GameSession,
  Launch,
  Money,
  OpenRound,
} from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Effect } from '../kit/index.ts';

/** Checks before a game is launched. */
export interface GameCheck {
  readonly game: Pick<GameDetail, 'gameId' | 'status' | 'minStake' | 'maintenanceEndsAt'>;
  /** Balance of the wallet. */
  readonly balance: Money;
  /** Sessions of this and other games that are not settled; one a fund at most. */
  readonly sessions: readonly GameSession[];
  /** Open promotion records, and whether each pays for this game. */
  readonly promotions: readonly FundingRecord[];
  /** Unfinished rounds of this and other games: resuming one needs no stake. */
  readonly openRounds: readonly OpenRound[];
}

/** Response to an exit without the game: `POST /autoExitGame`. */
export interface AutoExit {
  /** Amount that this call returned to the wallet. */
  readonly amount: Money;
  readonly state: 'nothing' | 'settled' | 'recovering' | 'resumable';
  readonly retryAt: string | number | null;
}

/** Actors that the app implements. */
export type GameSessionActors = {
  /** Loads game, balance and open sessions in parallel. */
  readonly check: Effect<{ readonly gameId: string }, GameCheck>;
  /** Returns to an open session after a reload; moves no money: `POST /game/session/rejoin/{id}`. */
  readonly rejoin: Effect<{ readonly sessionId: string }, Launch>;
  readonly launch: Effect<
    {
      readonly gameId: string;
      /** The promotion record that pays; undefined for the wallet. */
      readonly recordId: string | undefined;
      readonly idempotencyKey: string;
    },
    Launch
  >;
  /** Exits through the game: `POST /game/session/exit/{id}`. */
  readonly exit: Effect<{ readonly sessionId: string }, GameSession>;
  /** Returns the money without the game: of one session, or of all. */
  readonly autoExit: Effect<{ readonly sessionId: string | undefined }, AutoExit>;
  /** Moves deposited money from the wallet into the game. */
  readonly topUp: Effect<
    { readonly sessionId: string; readonly idempotencyKey: string },
    GameSession
  >;
};

/** The visit of this tab: stored by the app, so that a reload resumes it. */
export interface OpenVisit {
  readonly sessionId: string | undefined;
  /** The promotion record that pays; undefined for the wallet. */
  readonly recordId: string | undefined;
  readonly launchKey: string | undefined;
  readonly topUpKey: string | undefined;
}

export interface GameSessionInput {
  readonly gameId: string;
  /** Stored by this tab before a reload; undefined if the page was opened in any other way. */
  readonly visit: OpenVisit | undefined;
  /** Decimal places of the site's currency. */
  readonly exponent: number;
  /** Creates an idempotency key: a UUID. */
  readonly createKey: () => string;
}

/** What the page of a game shows, with its data. The game's frame is shown while there is a `launch`. */
export type GameView =
  | { readonly view: 'checking' | 'rejoining' | 'launching' }
  | { readonly view: 'checkFailed' | 'launchFailed'; readonly error: CallFailure }
  /** The game is closed; the player can open it, or reads what blocks it. */
  | { readonly view: 'ready'; readonly check: GameCheck }
  | { readonly view: 'maintenance' | 'insufficient'; readonly check: GameCheck }
  /** Another game holds the money of the chosen fund. */
  | { readonly view: 'unfinished'; readonly check: GameCheck; readonly session: GameSession }
  | { readonly view: 'loadingFrame' | 'leaving'; readonly launch: Launch }
  | { readonly view: 'frameFailed'; readonly launch: Launch }
  | {
      readonly view: 'playing';
      readonly launch: Launch;
      /** Progress of a deposit over the game; undefined without one. */
      readonly deposit: 'pausing' | 'open' | 'toppingUp' | undefined;
    }
  | {
      readonly view: 'playing';
      readonly launch: Launch;
      readonly deposit: 'topUpFailed';
      readonly error: CallFailure;
    }
  /** `code` is the error code that the game reported. */
  | { readonly view: 'disconnected'; readonly launch: Launch; readonly code: string }
  /** Maintenance began during the visit; `isRoundOpen` if it interrupted a round. */
  | { readonly view: 'closed'; readonly launch: Launch; readonly isRoundOpen: boolean }
  /** The page is unloading, or in the back-forward cache. */
  | { readonly view: 'hidden' | 'abandoned' }
  | {
      readonly view: 'recovering';
      /** When the platform retries the return; null if unknown. */
      readonly retryAt: string | number | null;
      /** Why the last attempt failed. */
      readonly error: CallFailure | undefined;
    }
  | { readonly view: 'resumable' }
  | {
      readonly view: 'settled';
      /** Amount returned to the wallet. */
      readonly recovered: Money;
      /** Name of the game that it was in, if that is not the page's game. */
      readonly collectedFrom: string | undefined;
      /** Rounds of this visit and their sums, as reported by the game. */
      readonly rounds: number;
      readonly staked: Money;
      readonly won: Money;
    };

/** The platform's menu over the game: a handle, its actions, or a sliver at the edge. */
export type GameControls = 'collapsed' | 'expanded' | 'hidden';

/** What a state means for the page. */
export interface GameSessionMeta {
  readonly view: GameView['view'];
  readonly deposit?: Extract<GameView, { view: 'playing' }>['deposit'];
}

export interface GameSessionContext {
  readonly gameId: string;
  readonly exponent: number;
  readonly createKey: () => string;
  readonly check: GameCheck | undefined;
  /** Whether the player has tapped Play; money moves only then. */
  readonly isRequested: boolean;
  /** The promotion record that pays; undefined for the wallet. */
  readonly recordId: string | undefined;
  /** Name of another game whose money is returned. */
  readonly collectedFrom: string | undefined;
  /** Keys of calls that move money, from the first attempt to the final answer. */
  readonly launchKey: string | undefined;
  readonly topUpKey: string | undefined;
  readonly launch: Launch | undefined;
  /** The session whose money must be returned. */
  readonly sessionId: string | undefined;
  /** Rounds that ended here, and their sums as reported by the game: for display only. */
  readonly rounds: number;
  readonly staked: Money;
  readonly won: Money;
  /** The game's own balance, as last reported. */
  readonly balance: Money | undefined;
  readonly openRoundId: string | undefined;
  readonly attempt: number;
  /** When the platform retries the return; null if unknown. */
  readonly retryAt: string | number | null;
  /** Amount returned to the wallet. */
  readonly recovered: Money | undefined;
  readonly error: CallFailure | undefined;
  /** Error code reported by the game. */
  readonly gameError: string | undefined;
}

/** Messages of the game page; the app checks their origin, source and shape. */
export type GameMessage =
  | { readonly type: 'game.ready' }
  | { readonly type: 'game.roundStart'; readonly roundId: string; readonly staked: string }
  | {
      readonly type: 'game.roundEnd';
      readonly roundId: string;
      readonly staked: string;
      readonly won: string;
      readonly balance: string;
    }
  | { readonly type: 'game.balanceStale' }
  | { readonly type: 'game.cashierRequest' }
  | { readonly type: 'game.error'; readonly code: string }
  | { readonly type: 'game.exitRequest' }
  | { readonly type: 'game.paused' }
  /** The player has turned the sound on or off in the game. */
  | { readonly type: 'game.sound'; readonly on: boolean };

export type GameSessionEvent =
  | GameMessage
  /** The player taps Play, here or on the previous page; here with the fund that pays. */
  | { readonly type: 'play'; readonly recordId?: string | undefined }
  | { readonly type: 'retry' }
  /** Collects another game's money and launches this one. */
  | { readonly type: 'continue' }
  /** Returns the money of an unfinished session without a launch. */
  | { readonly type: 'collect'; readonly session: GameSession }
  | { readonly type: 'frame.failed' }
  | { readonly type: 'exit' }
  /** The game disconnected: exit and re-enter. */
  | { readonly type: 'reenter' }
  | { readonly type: 'controls.toggle' }
  | { readonly type: 'controls.hide' }
  | { readonly type: 'sound.toggle' }
  | { readonly type: 'deposit.open' }
  | { readonly type: 'deposit.succeeded' }
  | { readonly type: 'deposit.closed' }
  /** The event stream reports a changed wallet. */
  | { readonly type: 'balance.changed' }
  /** The page is hidden (`pagehide`). */
  | { readonly type: 'page.left' }
  /** The page is restored from the back-forward cache (`pageshow`). */
  | { readonly type: 'page.shown' }
  /** Resumes the open round. */
  | { readonly type: 'resume' }
  | { readonly type: 'again' };

/** Messages to the game page. */
export type HostMessage =
  | { readonly type: 'pause'; readonly reason: 'deposit' }
  | { readonly type: 'resume' }
  | { readonly type: 'balanceRefresh' }
  | { readonly type: 'setSound'; readonly on: boolean }
  | { readonly type: 'exit' };

export type GameSessionEmitted =
  | { readonly type: 'toGame'; readonly message: HostMessage }
  /** The app sends `/autoExitGame` with keepalive: the page is closed, or reloaded (`mayReturn`). */
  | { readonly type: 'autoExit'; readonly sessionId: string; readonly mayReturn: boolean }
  /** Displayed balances are stale. */
  | { readonly type: 'balanceStale' }
  | { readonly type: 'openDeposit' }
  /** The game asks for a deposit, but a promotion pays for it. */
  | { readonly type: 'depositUnavailable' }
  | { readonly type: 'settled'; readonly recovered: Money };
