import type { EngineConfig } from '../../engine.ts';
import type { Look } from './look.ts';
import type { FreeSpins, ModelId, PayingId, Pays, SymbolId, Volatility } from './models.ts';

export interface SlotDefinition {
  readonly gameCode: string;
  readonly model: ModelId;
  readonly version: string;
  readonly volatility: Volatility;
  readonly look: Look;
  readonly rows: number;
  readonly reels: readonly (readonly SymbolId[])[];
  /** The row that each line in play crosses, reel by reel. */
  readonly lines: readonly (readonly number[])[];
  readonly wildMultiplier: number;
  /** In multiples of the bet of one line. */
  readonly paytable: Readonly<Record<PayingId, Pays>>;
  /** In multiples of the whole stake. */
  readonly scatterPays: Pays;
  readonly freeSpins: FreeSpins | null;
}

/** A place in the window: reel from the left, row from the top, both from 0. */
export type Position = readonly [reel: number, row: number];

export interface LineWin<Amount> {
  /** Index of the line in the definition. */
  readonly line: number;
  readonly symbol: PayingId;
  readonly count: number;
  readonly positions: readonly Position[];
  readonly payout: Amount;
}

export interface ScatterWin<Amount> {
  readonly count: number;
  readonly positions: readonly Position[];
  readonly payout: Amount;
}

export interface Outcome<Amount> {
  /** The stop of each reel in the top row. */
  readonly stops: readonly number[];
  /** Symbols by reel, then row from the top. */
  readonly grid: readonly (readonly SymbolId[])[];
  readonly wins: readonly LineWin<Amount>[];
  readonly scatter: ScatterWin<Amount> | null;
  readonly payout: Amount;
}

/** A decided spin; amounts in minor units. */
export type SlotOutcome = Outcome<bigint>;

/** A decided spin as the page receives it; amounts are decimal strings in the major unit. */
export type SlotClientSpin = Outcome<string>;

/** The free spins of a round as far as the player has taken them. */
export interface SlotFeature {
  /** Free spins that the round has so far; more can be won. */
  readonly awarded: number;
  readonly played: number;
  /** The last free spin that was played. */
  readonly last: SlotClientSpin | null;
  /** All wins of the round so far. */
  readonly won: string;
}

/** A round as the page receives it. */
export type SlotClientOutcome = SlotClientSpin & { readonly feature?: SlotFeature };

/** What the page draws. JSON-safe. */
export interface SlotStageConfig {
  readonly look: Look;
  readonly rows: number;
  readonly reels: readonly (readonly SymbolId[])[];
  readonly lines: readonly (readonly number[])[];
  /** Name of the picture of each symbol. */
  readonly pictures: Readonly<Record<SymbolId, string>>;
  /** Name of the picture of the highest-paying symbol below `/art/heroes/`. */
  readonly hero: string;
  readonly wildMultiplier: number;
  readonly paytable: Readonly<Record<PayingId, Pays>>;
  readonly scatterPays: Pays;
  readonly freeSpins: FreeSpins | null;
}

export type SlotClientConfig = EngineConfig<SlotStageConfig>;
