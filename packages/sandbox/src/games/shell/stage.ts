import type { FairnessState } from '../../makers/lotus/client-api.ts';
import type { EngineConfig } from '../engine.ts';
import type { Watched, Welcome } from './api.ts';
import type { Money } from './money.ts';
import type { Game, ShownRound, Tier } from './round.ts';
import type { Sounds } from './sound.ts';
import type { EngineTexts, ShellTexts } from './texts/index.ts';
import type { Motion } from './view/motion.ts';

/** What the shell gives a stage. Functions return the current value: locale and stake change. */
export interface StageContext<Config extends EngineConfig, Texts extends EngineTexts> {
  readonly welcome: Welcome;
  readonly config: Config;
  readonly motion: Motion;
  readonly sounds: Sounds;
  readonly texts: () => Texts;
  readonly shellTexts: () => ShellTexts;
  readonly money: () => Money;
  /** The stake of the next press, minor units. */
  readonly stake: () => bigint;
  readonly fairness: () => FairnessState;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Sends a step of the open round; ignored while another is pending. */
  act(action: object): void;
  /** Presses the main button, for a press that was deferred. */
  press(): void;
  /** News of the shared round (controller.ts, `watch`). */
  watch(seen: string): Promise<Watched | null>;
  /** Draws the panel again: the main button or the choice has changed. */
  refresh(): void;
}

/** The main button of a stage with rounds of several steps. */
export interface MainButton {
  readonly text: string;
  /** What a press sends in an open round; null if nothing can be sent now. */
  readonly action: object | null;
}

/**
 * The part of a page that an engine draws; the shell does the rest. A stage only shows what the
 * provider's server has decided.
 */
export interface Stage<Outcome> {
  /** The game has changed: balance, stake, phase. */
  update?(game: Game<Outcome>): void;
  /** A press was sent; its answer is pending. */
  start(): void;
  /** The press was refused, or the session has ended. */
  cancel(): void;
  /** A round is open and waits for the player's next step. */
  show?(round: ShownRound<Outcome>): void;
  /** The main button; without it, the engine's `press` text. */
  getButton?(game: Game<Outcome>): MainButton;
  /** A press while no bets are taken: true if the stage remembers it and presses later. */
  defer?(): boolean;
  /** What the player has chosen beside the stake. */
  getChoice?(): object;
  /** The sum of the bets in that choice; without it, a press stakes the selected stake. */
  getStake?(): bigint;
  /** Shows the choice of a replayed round. */
  setChoice?(choice: unknown): void;
  /** Resolves when the outcome is on screen. */
  land(round: ShownRound<Outcome>): Promise<void>;
  /** Marks the win while the shell counts it; resolves when the big celebration may begin. */
  celebrate(round: ShownRound<Outcome>, tier: Tier): Promise<void>;
  /** Redraws texts in another language. */
  translate?(): void;
  /** The engine's part of the rules dialog, at the current stake. */
  rules(): readonly HTMLElement[];
  /** Work that can wait until the page is playable. */
  prepare?(): void | Promise<void>;
}

/** What an engine's page hands to the shell. */
export interface EnginePage<Config extends EngineConfig, Texts extends EngineTexts, Outcome> {
  loadTexts(locale: string): Promise<Texts>;
  createStage(context: StageContext<Config, Texts>): Promise<Stage<Outcome>>;
  /** Minimum time from the press to the outcome, in milliseconds. */
  readonly leastWaitMs: number;
  /** Time that the outcome takes on stage; part of the session's minimum spin time. */
  readonly landMs: number;
  /**
   * For many small bets: presses are taken while another is decided, and the stage shows each win
   * itself. `start` is called for each press, in the order of the outcomes that follow.
   */
  readonly isRapid?: boolean;
}
