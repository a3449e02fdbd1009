import type { EngineConfig } from '../engine.ts';
import type { CatchLook } from './look.ts';

/** A decided shot. */
export interface CatchOutcome {
  /** Index of the target. */
  readonly target: number;
  /** What it paid, in multiples of the stake; 0 for a miss. */
  readonly times: number;
}

/** A target as the page shows it. */
export interface ShownTarget {
  /** The least and the most that it pays, in multiples of the stake. */
  readonly least: number;
  readonly most: number;
  /** Chance of a catch in per cent, two digits, rounded down. */
  readonly chance: string;
  /** Return in per cent, two digits, rounded down. */
  readonly rtp: string;
}

export type CatchConfig = EngineConfig<{
  readonly targets: readonly ShownTarget[];
  readonly look: CatchLook;
}>;
