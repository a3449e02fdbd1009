import type { EngineConfig } from '../../engine.ts';
import type { StageContext } from '../../shell/stage.ts';
import type { SlipTexts } from './texts/index.ts';

/** One result in the row of the last ones. */
export interface HistoryMark {
  readonly text: string;
  /** A color of `style.css`. */
  readonly tone: string;
}

/** What shows a round's result: wheel, cards or balls. */
export interface Scene {
  /** A round takes bets. */
  reset(preview: unknown): void;
  /** Bets are closed; the result follows within seconds. */
  close(): void;
  /** Resolves when the result is on screen; `isLive` if the player has seen the round close. */
  reveal(result: unknown, isLive: boolean): Promise<void>;
  translate?(): void;
}

/** What the player bets on, and what has won. */
export interface BoardView {
  /** Stakes that were laid or placed, by outcome. */
  readonly bets: ReadonlyMap<string, bigint>;
  /** Of the round that has ended: what each bet has won. */
  readonly won: ReadonlyMap<string, bigint> | null;
  /** Whether bets can be laid. */
  readonly isOpen: boolean;
  readonly preview: unknown;
  /** The result, once it is on screen. */
  readonly result: unknown;
}

/** Where a player lays bets. */
export interface Board {
  show(view: BoardView): void;
  translate?(): void;
  /** A bet that is chosen but not yet laid; a press places it too. */
  getDraft?(): string | null;
  clearDraft?(): void;
  /** A part of the result is on screen. */
  mark?(result: unknown): void;
}

/** What a game of the engine hands to the stage. */
export interface SlipParts {
  readonly scene: Scene;
  readonly board: Board;
  /** The result as text, as the clock and screen readers state it. */
  describe(result: unknown): string;
  toMark(result: unknown): HistoryMark;
  /** The rules of the game: what pays how much. */
  rules(): readonly HTMLElement[];
}

export type SlipContext<Config extends EngineConfig, Texts extends SlipTexts> = StageContext<
  Config,
  Texts
> & {
  /** Lays the selected stake on an outcome. */
  lay(on: string): void;
  /** Draws the board and the panel again. */
  redraw(): void;
  /** A part of the result is on screen; the board may mark it. */
  mark(result: unknown): void;
};
