import type { EngineConfig } from '../engine.ts';
import type { MinesLook } from './look.ts';

/** What the page may know of a round: where the dangers are only after its end. */
export interface MinesOutcome {
  /** Number of dangers. */
  readonly count: number;
  /** Safe tiles, in the order of the steps. */
  readonly opened: readonly number[];
  readonly hit: number | null;
  readonly dangers: readonly number[] | null;
}

export type MinesConfig = EngineConfig<{
  readonly tiles: number;
  /** By number of dangers: the multiplier after each safe tile, in hundredths of the stake. */
  readonly ladders: Readonly<Record<string, readonly number[]>>;
  readonly look: MinesLook;
}>;
