import type { z } from 'zod';

/** The engines of the provider's games; each has a folder here with its rules and its page. */
export const engineIds = ['slot', 'mines', 'crash', 'catch', 'match', 'table', 'draw'] as const;
export type EngineId = (typeof engineIds)[number];

/** A source of uniform integers. The caller makes it fair (rejection sampling, domain: Provider protocol). */
export interface RandomSource {
  /** A uniform integer from 0 to `maxExclusive` - 1. */
  int(maxExclusive: number): number;
}

/** An integer that a round took from its source: uniform from 0 to `limit` - 1. */
export interface Draw {
  readonly limit: number;
  readonly value: number;
}

/** An exact fraction; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A fraction in per cent with two digits, rounded down: "95.80". */
export function percent(fraction: Fraction): string {
  const hundredths = (fraction.numerator * 10_000n) / fraction.denominator;
  const digits = hundredths.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The certified figures of a paytable; all games of one model share them. */
export interface Certificate {
  readonly version: string;
  /** SHA-256 (hex) of everything that affects payouts. */
  readonly mathHash: string;
  /** Return to player in per cent, two digits, rounded down. */
  readonly rtp: string;
  readonly volatility: 'low' | 'medium' | 'high';
}

/** Data of every engine's page: its paytable's certificate, and what the engine adds for its stage. */
export type EngineConfig<Stage = unknown> = Certificate & {
  readonly engine: EngineId;
  readonly gameCode: string;
} & Stage;

/** A bet before it is decided. */
export interface Bet<Choice> {
  /** Minor units. */
  readonly stake: bigint;
  readonly choice: Choice;
  /** Formats minor units as the protocol's decimal string. */
  readonly write: (minor: bigint) => string;
  /** The shared round that the bet is on, and its time; negative before it runs. */
  readonly shared?: { readonly result: unknown; readonly elapsedMs: number };
}

/** A round after a bet or a step. */
export interface Progress<State> {
  /** Everything that the round's record keeps; JSON. */
  readonly state: State;
  /** Minor units; null while the round is open. */
  readonly payout: bigint | null;
}

/** An open round, before a step. */
export interface OpenRound<State> {
  /** Minor units. */
  readonly stake: bigint;
  readonly state: State;
}

/** How rounds run (docs/outside-world.md, `kinds`). */
type RoundKind = 'single-shot' | 'multi-step' | 'shared-clock';

/** The part of an engine whose rounds stay open until the player has taken further steps. */
interface Steps<Definition, State, Action> {
  readonly action: z.ZodType<Action>;
  /** @returns null if the rules forbid this step now */
  step(definition: Definition, round: OpenRound<State>, action: Action): Progress<State> | null;
  /** How long a round waits for the player's return, in milliseconds. */
  readonly keepMs: number;
  /** Ends a round whose player did not return. @returns null to void it, which returns the stake */
  abandon(definition: Definition, round: OpenRound<State>): Progress<State> | null;
}

/** What is drawn for a round that all players of a game share, and how long its parts take. */
interface SharedDraw<Result> {
  /** Hidden from players until the round has run. */
  readonly result: Result;
  readonly bettingMs: number;
  readonly runningMs: number;
  readonly pauseMs: number;
}

/** The part of an engine whose rounds run on the provider's clock, for all players at once. */
interface Shared<Definition, State, Result, Action> {
  readonly result: z.ZodType<Result>;
  draw(definition: Definition, random: RandomSource): SharedDraw<Result>;
  /** The part of a result that players see at a time of the round; negative before it runs. */
  preview?(definition: Definition, result: Result, elapsedMs: number): object | null;
  /** Whether bets are taken while the round runs; never by default. */
  takesBets?(definition: Definition, elapsedMs: number): boolean;
  /** The next time, in milliseconds after the start, at which players see something else. */
  getNextChangeMs?(definition: Definition, elapsedMs: number): number;
  /** When a bet ends automatically, in milliseconds after the round began to run. */
  getDueMs(definition: Definition, bet: State, result: Result): number;
  /** Ends a bet at that time. */
  settle(definition: Definition, bet: OpenRound<State>, result: Result): Progress<State>;
  readonly action: z.ZodType<Action>;
  /** A player acts while the round runs. @returns null if the rules forbid it */
  act(
    definition: Definition,
    bet: OpenRound<State>,
    elapsedMs: number,
    result: Result,
    action: Action,
  ): Progress<State> | null;
  /** The action for a player who leaves while the round runs; null if the bet stays until its end. */
  readonly leave: Action | null;
  /**
   * Whether a bet that could not be settled at its time is void whatever the result, because nobody
   * could follow the round to its end. By default only a bet that it would lose is.
   */
  readonly voidsLate?: boolean;
}

/**
 * The rules of an engine: pure functions, run only by the provider's server.
 *
 * `Definition` is a game's paytable; `Choice` is what a player chooses beside the stake; `State` is
 * what a round's record keeps.
 */
export interface Rules<
  Definition extends { readonly model: string },
  Choice,
  State,
  Action,
  Result,
> {
  readonly id: EngineId;
  /** The paytable of a game; deterministic per game code. */
  define(gameCode: string): Definition;
  /** What `mathHash` is the SHA-256 of, as JSON text, so that players can check a payout. */
  publish?(definition: Definition): string;
  certify(definition: Definition): Certificate;
  /** Data for the page's stage beside the certificate; JSON. */
  describe(definition: Definition, gameCode: string): object;
  /** Time between two rounds at least, instead of the session's; for an engine of many small bets. */
  readonly paceMs?: number;
  readonly choice: z.ZodType<Choice>;
  /** Whether this game offers the choice; all of them by default. */
  isAllowed?(definition: Definition, choice: Choice): boolean;
  /**
   * The stakes of the bets that a choice contains, in minor units; the round's stake is their sum.
   * Without it, a round has one bet, of one of the offered stakes.
   */
  getStakes?(choice: Choice): readonly bigint[];
  readonly state: z.ZodType<State>;
  open(definition: Definition, bet: Bet<Choice>, random: RandomSource): Progress<State>;
  readonly steps?: Steps<Definition, State, Action>;
  readonly shared?: Shared<Definition, State, Result, Action>;
  /** Whether its page plays free spins that a platform grants. */
  readonly hasFreeSpins?: boolean;
  /** What the page may know of a round. */
  reveal(state: State, open: boolean): unknown;
}

/** A choice or an action that this game does not have: a fault of the page, not of the player. */
export class InvalidMoveError extends Error {
  override readonly name = 'InvalidMoveError';
}

/** The odds of a bet are no longer offered. */
export class OddsChangedError extends Error {
  override readonly name = 'OddsChangedError';
}

function parseMove<Move>(schema: z.ZodType<Move>, move: unknown): Move {
  const parsed = schema.safeParse(move);
  if (!parsed.success) throw new InvalidMoveError(parsed.error.message);
  return parsed.data;
}

/** An engine for callers that know only a game's code; values from outside are parsed. */
export interface Engine {
  readonly id: EngineId;
  readonly kind: RoundKind;
  /** How long an open round waits for its player, in milliseconds; 0 if rounds never stay open. */
  readonly keepMs: number;
  /** Time between two rounds at least, in milliseconds; null for the session's. */
  readonly paceMs: number | null;
  certificate(gameCode: string): Certificate;
  /** The table behind `mathHash`; null if the engine publishes none. */
  mathTable(gameCode: string): string | null;
  config(gameCode: string): EngineConfig;
  /**
   * The stakes of the bets in a choice, minor units; null for an engine with one bet per round.
   * @throws InvalidMoveError if the choice is not one of this game's
   */
  getStakes(gameCode: string, choice: unknown): readonly bigint[] | null;
  /** Whether a round may hold several bets. */
  readonly hasSlip: boolean;
  /** Whether granted free spins can be played. */
  readonly hasFreeSpins: boolean;
  /**
   * @throws InvalidMoveError if the choice is not one of this game's
   * @throws OddsChangedError if it is no longer offered
   */
  open(gameCode: string, bet: Bet<unknown>, random: RandomSource): Progress<unknown>;
  /**
   * @returns null if the rules forbid this step now
   * @throws InvalidMoveError if the action is not one of this engine's
   */
  step(gameCode: string, round: OpenRound<unknown>, action: unknown): Progress<unknown> | null;
  /** @returns null to void the round */
  abandon(gameCode: string, round: OpenRound<unknown>): Progress<unknown> | null;
  reveal(state: unknown, open: boolean): unknown;
  /** Null for an engine whose rounds do not share a clock. */
  readonly shared: SharedEngine | null;
}

/** `Shared` for callers that know only a game's code. */
export interface SharedEngine {
  draw(gameCode: string, random: RandomSource): SharedDraw<unknown>;
  /** What players see of a result at a time of the round; negative before it runs. */
  preview(gameCode: string, result: unknown, elapsedMs: number): object | null;
  takesBets(gameCode: string, elapsedMs: number): boolean;
  /** Null if nothing changes while the round runs. */
  getNextChangeMs(gameCode: string, elapsedMs: number): number | null;
  getDueMs(gameCode: string, bet: unknown, result: unknown): number;
  settle(gameCode: string, bet: OpenRound<unknown>, result: unknown): Progress<unknown>;
  /** @throws InvalidMoveError if the action is not one of this engine's */
  act(
    gameCode: string,
    bet: OpenRound<unknown>,
    elapsedMs: number,
    result: unknown,
    action: unknown,
  ): Progress<unknown> | null;
  /** Null if a bet stays until its end. */
  readonly leave: unknown;
  readonly voidsLate: boolean;
}

export function createEngine<
  Definition extends { readonly model: string },
  Choice,
  State,
  Action = never,
  Result = never,
>(rules: Rules<Definition, Choice, State, Action, Result>): Engine {
  const { steps, shared } = rules;
  const { define } = rules;
  const parseRound = ({ stake, state }: OpenRound<unknown>): OpenRound<State> => ({
    stake,
    state: rules.state.parse(state),
  });
  const certificates = new Map<string, Certificate>();

  const getCertificate = (definition: Definition): Certificate => {
    const known = certificates.get(definition.model);
    if (known !== undefined) return known;
    const certificate = rules.certify(definition);
    certificates.set(definition.model, certificate);
    return certificate;
  };

  const parseChoice = (definition: Definition, given: unknown): Choice => {
    const choice = parseMove(rules.choice, given);
    if (rules.isAllowed?.(definition, choice) === false) throw new InvalidMoveError();
    return choice;
  };

  return {
    id: rules.id,
    hasSlip: rules.getStakes !== undefined,
    hasFreeSpins: rules.hasFreeSpins ?? false,
    kind: shared ? 'shared-clock' : steps ? 'multi-step' : 'single-shot',
    keepMs: steps?.keepMs ?? 0,
    paceMs: rules.paceMs ?? null,
    certificate: (gameCode) => getCertificate(rules.define(gameCode)),
    mathTable: (gameCode) => rules.publish?.(define(gameCode)) ?? null,
    config(gameCode) {
      const definition = rules.define(gameCode);
      return {
        engine: rules.id,
        gameCode,
        ...getCertificate(definition),
        ...rules.describe(definition, gameCode),
      };
    },
    open(gameCode, bet, random) {
      const definition = rules.define(gameCode);
      const choice = parseChoice(definition, bet.choice);
      return rules.open(definition, { ...bet, choice }, random);
    },
    getStakes: (gameCode, choice) =>
      rules.getStakes?.(parseChoice(define(gameCode), choice)) ?? null,
    step(gameCode, round, action) {
      if (steps === undefined) return null;
      return steps.step(define(gameCode), parseRound(round), parseMove(steps.action, action));
    },
    abandon(gameCode, round) {
      return steps?.abandon(define(gameCode), parseRound(round)) ?? null;
    },
    reveal: (state, open) => rules.reveal(rules.state.parse(state), open),
    shared: shared
      ? {
          draw: (gameCode, random) => shared.draw(define(gameCode), random),
          preview: (gameCode, result, elapsedMs) =>
            shared.preview?.(define(gameCode), shared.result.parse(result), elapsedMs) ?? null,
          takesBets: (gameCode, elapsedMs) =>
            elapsedMs < 0 || (shared.takesBets?.(define(gameCode), elapsedMs) ?? false),
          getNextChangeMs: (gameCode, elapsedMs) =>
            shared.getNextChangeMs?.(define(gameCode), elapsedMs) ?? null,
          getDueMs: (gameCode, bet, result) =>
            shared.getDueMs(define(gameCode), rules.state.parse(bet), shared.result.parse(result)),
          settle: (gameCode, bet, result) =>
            shared.settle(define(gameCode), parseRound(bet), shared.result.parse(result)),
          act: (gameCode, bet, elapsedMs, result, action) =>
            shared.act(
              define(gameCode),
              parseRound(bet),
              elapsedMs,
              shared.result.parse(result),
              parseMove(shared.action, action),
            ),
          leave: shared.leave,
          voidsLate: shared.voidsLate ?? false,
        }
      : null,
  };
}
