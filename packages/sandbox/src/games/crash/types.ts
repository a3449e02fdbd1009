import type { EngineConfig } from '../engine.ts';
import type { CrashLook } from './look.ts';

/** A bet on a flight; multipliers are hundredths. */
export interface CrashOutcome {
  /** Where the bet cashes out automatically; null if only the player does. */
  readonly target: number | null;
  /** Where it was cashed out; null while the flight goes on, and if it ended first. */
  readonly cashedAt: number | null;
}

export type CrashConfig = EngineConfig<{
  readonly highest: number;
  readonly growth: number;
  readonly targets: readonly number[];
  readonly look: CrashLook;
}>;
