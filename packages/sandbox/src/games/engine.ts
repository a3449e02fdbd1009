import type { z } from 'zod';

/** The engines of the provider's games; each has a folder here with its rules and its page. */
export const engineIds = ['slot', 'mines', 'crash'] as const;
export type EngineId = (typeof engineIds)[number];

/** A source of uniform integers. The caller makes it fair (rejection sampling, domain: Provider protocol). */
export interface RandomSource {
  /** A uniform integer from 0 to `maxExclusive` - 1. */
  int(maxExclusive: number): number;
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
  /** When a bet ends by itself, in milliseconds after the round began to run. */
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
  /** The action for a player who leaves while the round runs. */
  readonly leave: Action;
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
  certify(definition: Definition): Certificate;
  /** Data for the page's stage beside the certificate; JSON. */
  describe(definition: Definition, gameCode: string): object;
  readonly choice: z.ZodType<Choice>;
  /** Whether this game offers the choice; all of them by default. */
  isAllowed?(definition: Definition, choice: Choice): boolean;
  readonly state: z.ZodType<State>;
  open(definition: Definition, bet: Bet<Choice>, random: RandomSource): Progress<State>;
  readonly steps?: Steps<Definition, State, Action>;
  readonly shared?: Shared<Definition, State, Result, Action>;
  /** What the page may know of a round. */
  reveal(state: State, open: boolean): unknown;
}

/** A choice or an action that this game does not have: a fault of the page, not of the player. */
export class InvalidMoveError extends Error {
  override readonly name = 'InvalidMoveError';
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
  certificate(gameCode: string): Certificate;
  config(gameCode: string): EngineConfig;
  /** @throws InvalidMoveError if the choice is not one of this game's */
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
  readonly leave: unknown;
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

  return {
    id: rules.id,
    kind: shared ? 'shared-clock' : steps ? 'multi-step' : 'single-shot',
    keepMs: steps?.keepMs ?? 0,
    certificate: (gameCode) => getCertificate(rules.define(gameCode)),
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
      const choice = parseMove(rules.choice, bet.choice);
      if (rules.isAllowed?.(definition, choice) === false) throw new InvalidMoveError();
      return rules.open(definition, { ...bet, choice }, random);
    },
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
        }
      : null,
  };
}
