import type { Fraction, RandomSource } from '../engine.ts';

/**
 * A game on a shared clock in which a player's round is a slip: several bets on outcomes of one draw,
 * placed together. An outcome is named by a text, such as `red` or `number-17`.
 */
export interface SlipGame<Result = unknown> {
  readonly id: string;
  readonly version: string;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Times of a round; the result is shown in the pause after it. */
  readonly bettingMs: number;
  readonly closedMs: number;
  readonly pauseMs: number;
  /** Whether the game takes bets on this outcome. */
  isOutcome(outcome: string): boolean;
  draw(random: RandomSource): Result;
  /** What players see of the result while they bet. */
  preview?(result: Result): object;
  /** What the bet pays, stake included, in hundredths of the stake; 100 returns it after a tie. */
  pay(outcome: string, result: Result): number;
  /** One outcome of each kind of bet, whose return the certificate and the rules state. */
  readonly kinds: readonly string[];
  /** The exact return of a bet. */
  getReturn(outcome: string): Fraction;
  /** Everything else that affects payouts, for the hash of the mathematics. */
  readonly table: unknown;
}

/** A bet of a slip, as its round's record keeps it; amounts in minor units. */
export interface SlipBet {
  readonly on: string;
  readonly stake: number;
  /** Stake included; null until the round has ended. */
  readonly won: number | null;
}

/** What a page knows of a slip. */
export interface SlipOutcome {
  readonly bets: readonly SlipBet[];
}
