import type { EngineConfig } from '../../engine.ts';
import type { Look } from './look.ts';
import type { ModelId, PayingId, Pays, SymbolId, Volatility } from './models.ts';

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
export type SlotClientOutcome = Outcome<string>;

/** What the page draws. JSON-safe. */
export interface SlotStageConfig {
  readonly look: Look;
  readonly rows: number;
  readonly reels: readonly (readonly SymbolId[])[];
  readonly lines: readonly (readonly number[])[];
  /** Name of the picture of each symbol. */
  readonly pictures: Readonly<Record<SymbolId, string>>;
  readonly wildMultiplier: number;
  readonly paytable: Readonly<Record<PayingId, Pays>>;
  readonly scatterPays: Pays;
}

export type SlotClientConfig = EngineConfig<SlotStageConfig>;
