import type { EngineConfig } from '../engine.ts';
import type { TableGameId } from './games.ts';
import type { TableLook } from './look.ts';

export type TableConfig = EngineConfig<{
  readonly game: TableGameId;
  /** The exact return of each kind of bet, in per cent. */
  readonly returns: readonly (readonly [outcome: string, percent: string])[];
  readonly look: TableLook;
}>;
