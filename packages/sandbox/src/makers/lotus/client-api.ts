/**
 * The calls between a Lotus game page and its own server, on the game page's origin.
 *
 * All calls are `POST` with a JSON body. Every call but `authenticate` carries the client token as
 * `Authorization: Bearer <token>`. Amounts are decimal strings in the currency's major unit. Every
 * response is JSON with a `status`: HTTP 200 for `OK` and for refusals by the rules, 400 for a body
 * that violates this contract, 401 for `TOKEN_INVALID` and `TOKEN_EXPIRED`, 503 for `MAINTENANCE`
 * (retry with the same values).
 *
 * This file contains only types, so that game pages can import it without the server behind it.
 */

/** The status of a refused call (docs/outside-world.md, statuses). */
export type RefusalStatus =
  | 'NOT_ENOUGH_MONEY'
  | 'LIMIT_REACHED'
  | 'USER_DISABLED'
  | 'TOKEN_INVALID'
  | 'TOKEN_EXPIRED'
  | 'INVALID_GAME'
  | 'WRONG_CURRENCY'
  | 'DUPLICATE_CONFLICT'
  | 'BET_NOT_FOUND'
  /** The shared round runs already. */
  | 'BETTING_CLOSED'
  /** The odds of the bet have fallen, or are no longer offered. */
  | 'ODDS_CHANGED'
  | 'MAINTENANCE'
  | 'UNKNOWN';

export interface Refusal {
  readonly status: RefusalStatus;
  /** The balance at the time of the response, if the player is known. */
  readonly balance?: string;
  /** With `LIMIT_REACHED` for a play that came too soon: the delay until the next one. */
  readonly retryAfterMs?: number;
  /** The platform's reason, as a sentence for the player. */
  readonly message?: string;
}

/** The seeds of the next round: the hash is published before the seed is used (domain: fairness). */
export interface FairnessState {
  readonly algorithm: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Number of the next round under these seeds. */
  readonly nonce: number;
  /**
   * The hash chain of a game with shared rounds, which decides those in place of the seeds; `index`
   * is the number of links used, `salt` null until the first.
   */
  readonly chain: {
    readonly terminalHash: string;
    readonly index: number;
    readonly salt: string | null;
  } | null;
}

/** The free spins that the platform granted with the session. */
export interface FreeSpins {
  readonly left: number;
  /** Of each, as a decimal string; nothing is taken from the balance. */
  readonly stake: string;
}

/** A round. `outcome` is what its page may know of it: the engine's, amounts as strings. */
export interface RoundAnswer<Outcome> {
  readonly roundId: string;
  readonly clientRoundId: string;
  /** What it took from the balance: nothing for a free spin. */
  readonly staked: string;
  /** What it was played for. */
  readonly stake: string;
  readonly won: string;
  /** Instant of the decision, ISO 8601. */
  readonly at: string;
  /** Null for a bet on a shared round. */
  readonly nonce: number | null;
  readonly serverSeedHash: string;
  /** An open round waits for the player's next step; an open round has won nothing yet. */
  readonly state: 'open' | 'closed' | 'void';
  /** Number of steps that were taken after the bet. */
  readonly steps: number;
  readonly outcome: Outcome;
}

/**
 * `POST /lotus/client/authenticate`: the launch token is valid for one call within 60 s. A page
 * that was open before (a reload) also sends its client token, which is accepted while the session
 * is open; the response then contains the same token. @public
 */
export interface AuthenticateRequest {
  /** `session` of the launch address. */
  readonly session: string;
  /** `launch` of the launch address. */
  readonly launch: string;
}

export interface AuthenticateAnswer<Config, Outcome> {
  readonly status: 'OK';
  /**
   * The client token. It never leaves this origin, and becomes invalid when the session is closed.
   */
  readonly token: string;
  /** `replay` is never answered: the page of a replay welcomes itself. */
  readonly mode: 'real' | 'demo' | 'replay';
  readonly gameCode: string;
  readonly title: string;
  readonly balance: string;
  readonly currency: string;
  /** Number of minor digits of the currency. */
  readonly exponent: number;
  readonly locale: string;
  readonly cashierUrl: string;
  readonly returnUrl: string;
  readonly theme: string;
  readonly limits: { readonly maxStake: string; readonly minSpinMs: number };
  /** Available stakes, ascending; already within `limits`. */
  readonly bets: readonly string[];
  /** Data that the engine's page needs for rendering: symbols, reels, paytable. */
  readonly config: Config;
  readonly fairness: FairnessState;
  readonly freeSpins: FreeSpins | null;
  /** An open round, or one that was decided and posted but whose end the page never reported. */
  readonly activeRound: RoundAnswer<Outcome> | null;
}

/**
 * `POST /lotus/client/play`: decided and posted before the response, once per `clientRoundId`.
 * @public
 */
export interface PlayRequest {
  readonly stake: string;
  /**
   * Created by the page before it sends, 8 to 64 characters; kept for retries of the same press.
   */
  readonly clientRoundId: string;
  /**
   * What the player chose beside the stake, if the engine asks for it. The choice of an engine with
   * several bets per round contains them, and `stake` is their sum.
   */
  readonly choice?: unknown;
  /** Plays a free spin; `stake` is then that of the free spins. */
  readonly freeSpin?: boolean;
}

/**
 * `POST /lotus/client/step`: the next step of an open round, answered like a play. A repeat returns
 * the same round; a round that has ended meanwhile is returned as it ended. @public
 */
export interface StepRequest {
  readonly roundId: string;
  /** 1 for the first step after the bet. */
  readonly step: number;
  readonly action?: unknown;
}

export interface PlayAnswer<Outcome> {
  readonly status: 'OK';
  /** The balance after stake and win. */
  readonly balance: string;
  readonly round: RoundAnswer<Outcome>;
  readonly fairness: FairnessState;
  /** Those left after this round. */
  readonly freeSpins: FreeSpins | null;
}

/**
 * `POST /lotus/client/end-round`: the page has shown the round to its end. Idempotent, and valid after
 * the session was closed.
 *
 * @public
 */
export interface EndRoundRequest {
  readonly roundId: string;
}

/** Answer of `end-round`, `balance`, `heartbeat` and `leave` (these three take `{}`). */
export interface BalanceAnswer {
  readonly status: 'OK';
  readonly balance: string;
}

/** `POST /lotus/client/rotate-seed`: reveals the current seed and starts another. @public */
export interface RotateSeedRequest {
  /** The player's own seed for the next rounds, 1 to 64 printable characters. */
  readonly clientSeed?: string;
}

export interface RotateSeedAnswer {
  readonly status: 'OK';
  /** Null if no round was decided with it: then only the client seed has changed. */
  readonly revealed: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    /** Number of rounds played under it. */
    readonly rounds: number;
  } | null;
  readonly fairness: FairnessState;
}

/**
 * `POST /lotus/client/watch`: the current shared round. Answers at once if `seen` is not the current
 * version, else at the next change or after some seconds. A call that waits while its session is closed
 * is still answered. @public
 */
export interface WatchRequest {
  readonly seen?: string;
}

export interface WatchAnswer<Result, Outcome> {
  readonly status: 'OK';
  readonly version: string;
  /** The provider's clock, in milliseconds since 1970, as are all instants here. */
  readonly now: number;
  readonly number: number;
  readonly opensAt: number;
  readonly runsAt: number;
  /** Published before the first bet. */
  readonly serverSeedHash: string;
  /** What players see of the result now; null if nothing. */
  readonly preview: unknown;
  /** What follows is known once the round has ended. */
  readonly endedAt: number | null;
  readonly nextAt: number | null;
  readonly result: Result | null;
  readonly serverSeed: string | null;
  /** Number of bets on this round, of all players. */
  readonly bets: number;
  /** Results of the last rounds, newest first. */
  readonly history: readonly Result[];
  readonly balance: string;
  /** The player's own bet on this round. */
  readonly round: RoundAnswer<Outcome> | null;
}

/**
 * `POST /lotus/client/replay` `{ replay }`: a finished round for its replay, without a client token;
 * `replay` is that of the page's address, valid for five minutes.
 */
export interface ReplayAnswer<Config, Outcome> {
  readonly status: 'OK';
  readonly title: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly exponent: number;
  readonly locale: string;
  readonly theme: string;
  readonly config: Config;
  /** What the player chose beside the stake; null if nothing. */
  readonly choice: unknown;
  readonly balanceBefore: string;
  readonly balanceAfter: string;
  /** The round after the bet and after each step; the last one has ended. */
  readonly frames: readonly RoundAnswer<Outcome>[];
  /** The shared round that the bet was on; durations in milliseconds after it began to run. */
  readonly shared: {
    readonly number: number;
    readonly serverSeedHash: string;
    readonly runningMs: number;
    /** When the bet ended. */
    readonly endedMs: number;
    /** What players saw of the result, from the time on that each has. */
    readonly previews: readonly { readonly atMs: number; readonly preview: unknown }[];
    readonly result: unknown;
  } | null;
}
