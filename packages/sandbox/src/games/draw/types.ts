import type { EngineConfig } from '../engine.ts';
import type { DrawGameId } from './games.ts';
import type { DrawLook } from './look.ts';

export type DrawConfig = EngineConfig<{
  readonly game: DrawGameId;
  /** The exact return of each kind of bet, in per cent. */
  readonly returns: readonly (readonly [outcome: string, percent: string])[];
  readonly look: DrawLook;
}>;
