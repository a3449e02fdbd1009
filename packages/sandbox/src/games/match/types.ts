import type { EngineConfig } from '../engine.ts';
import type { MatchLook } from './look.ts';

/** What a player can bet on: the winner, or the points of both sides. */
export const SELECTIONS = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Selection = (typeof SELECTIONS)[number];

/** A bet; odds are hundredths of the stake. */
export interface MatchOutcome {
  readonly selection: Selection;
  readonly odds: number;
}

/** A match as all players of a game may know it. */
export interface MatchNews {
  /** Indices of the teams. */
  readonly home: number;
  readonly away: number;
  /** Who has taken each play that is over: `h`, `a`, or `-` for nobody. */
  readonly plays: string;
  /** Whether bets are taken now. */
  readonly isOpen: boolean;
  /** Hundredths; null while a selection is not on offer. */
  readonly odds: Readonly<Record<Selection, number | null>>;
}

export type MatchConfig = EngineConfig<{
  /** Plays of a match. */
  readonly plays: number;
  readonly playMs: number;
  readonly line: number;
  readonly look: MatchLook;
}>;
