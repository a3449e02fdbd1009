import type { GameDetail, GameSession, Launch, Money } from '@parlor/api/entities';
import type { Effect, FlowError } from '../kit/index.ts';

/** What is known before a game opens. */
export interface GameCheck {
  readonly game: Pick<GameDetail, 'gameId' | 'status' | 'minStake' | 'maintenanceEndsAt'>;
  /** What the wallet holds. */
  readonly balance: Money;
  /** A session of this or another game that is not settled. */
  readonly unfinished: GameSession | null;
}

/** What leaving without the game's help answers: `POST /autoExitGame`. */
export interface AutoExit {
  /** What came back to the wallet by this call. */
  readonly amount: Money;
  readonly state: 'nothing' | 'settled' | 'recovering' | 'resumable';
  readonly retryAt: string | number | null;
}

/** What the machine needs done. */
export type GameSessionActors = {
  /** Game, balance and open sessions, side by side. */
  readonly check: Effect<{ readonly gameId: string }, GameCheck>;
  /** Returns to an open session after a reload; moves no money: `POST /game/session/rejoin/{id}`. */
  readonly rejoin: Effect<{ readonly sessionId: string }, Launch>;
  readonly launch: Effect<{ readonly gameId: string; readonly idempotencyKey: string }, Launch>;
  /** Leaves in good order: `POST /game/session/exit/{id}`. */
  readonly exit: Effect<{ readonly sessionId: string }, GameSession>;
  /** Brings the money back without the game: of one session, or of all. */
  readonly autoExit: Effect<{ readonly sessionId: string | undefined }, AutoExit>;
  /** Moves what was depositd from the wallet into the game. */
  readonly topUp: Effect<
    { readonly sessionId: string; readonly idempotencyKey: string },
    GameSession
  >;
};

/** What this tab has open in the game: stored by the app, so that a reload goes on with it (S3). */
export interface OpenVisit {
  readonly sessionId: string | undefined;
  readonly launchKey: string | undefined;
  readonly topUpKey: string | undefined;
}

export interface GameSessionInput {
  readonly gameId: string;
  /** Left by this tab before a reload; undefined when the page was opened in any other way. */
  readonly visit: OpenVisit | undefined;
  /** Decimal places of the site's currency. */
  readonly exponent: number;
  /** Makes an idempotency key: a UUID. */
  readonly createKey: () => string;
}

export interface GameSessionContext {
  readonly gameId: string;
  readonly exponent: number;
  readonly createKey: () => string;
  readonly check: GameCheck | undefined;
  /** The player has tapped Play: only then is money moved (decision record 0042). */
  readonly isRequested: boolean;
  /** Keys of calls that move money, from the first attempt to the final answer (S3). */
  readonly launchKey: string | undefined;
  readonly topUpKey: string | undefined;
  readonly launch: Launch | undefined;
  /** The session whose money is to come back. */
  readonly sessionId: string | undefined;
  /** Rounds that ended here, and their sums as the game states them: for show, never for money (S26). */
  readonly rounds: number;
  readonly staked: Money;
  readonly won: Money;
  /** The game's own balance as last stated. */
  readonly balance: Money | undefined;
  readonly openRoundId: string | undefined;
  readonly attempt: number;
  /** When the platform tries again by itself; null when that is not known. */
  readonly retryAt: string | number | null;
  /** What came back to the wallet. */
  readonly recovered: Money | undefined;
  readonly error: FlowError | undefined;
  /** What the game says went wrong. */
  readonly gameError: string | undefined;
}

/** Messages of the game page, checked by the app for origin, source and shape. */
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
  | { readonly type: 'game.paused' };

export type GameSessionEvent =
  | GameMessage
  /** The player taps Play, here or on the page that led here. */
  | { readonly type: 'play' }
  | { readonly type: 'retry' }
  /** Another game's money is collected, and this one opened. */
  | { readonly type: 'continue' }
  /** The money of the unfinished session is brought back, and nothing opened. */
  | { readonly type: 'collect' }
  | { readonly type: 'frame.failed' }
  | { readonly type: 'exit' }
  /** Specification: Error catalogue: game disconnected, exit and re-enter. */
  | { readonly type: 'reenter' }
  | { readonly type: 'deposit.open' }
  | { readonly type: 'deposit.succeeded' }
  | { readonly type: 'deposit.closed' }
  /** The stream says that the wallet changed. */
  | { readonly type: 'balance.changed' }
  /** The page goes away (`pagehide`). */
  | { readonly type: 'page.left' }
  /** The page is back from the browser's cache (`pageshow`). */
  | { readonly type: 'page.shown' }
  /** The open round goes on. */
  | { readonly type: 'resume' }
  | { readonly type: 'again' };

/** What the host says to the game page. */
export type HostMessage =
  | { readonly type: 'pause'; readonly reason: 'deposit' }
  | { readonly type: 'resume' }
  | { readonly type: 'balanceRefresh' }
  | { readonly type: 'exit' };

export type GameSessionEmitted =
  | { readonly type: 'toGame'; readonly message: HostMessage }
  /** Send `/autoExitGame` with keepalive now: the page goes away, or is reloaded (`mayReturn`). */
  | { readonly type: 'autoExit'; readonly sessionId: string; readonly mayReturn: boolean }
  /** Balances on the screen are old. */
  | { readonly type: 'balanceStale' }
  | { readonly type: 'openDeposit' }
  | { readonly type: 'settled'; readonly recovered: Money };
