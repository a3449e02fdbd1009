import type { z } from 'zod';

/** The engines of the provider's games; each has a folder here with its rules and its page. */
export const engineIds = ['slot'] as const;
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

/** A round after a bet. */
export interface Progress<State> {
  /** Everything that the round's record keeps; JSON. */
  readonly state: State;
  /** Minor units. */
  readonly payout: bigint;
}

/**
 * The rules of an engine: pure functions, run only by the provider's server.
 *
 * `Definition` is a game's paytable; `Choice` is what a player chooses beside the stake; `State` is
 * what a round's record keeps.
 */
export interface Rules<Definition extends { readonly model: string }, Choice, State> {
  readonly id: EngineId;
  /** How its rounds run (docs/outside-world.md, `kinds`). */
  readonly kind: 'single-shot';
  /** The paytable of a game; deterministic per game code. */
  define(gameCode: string): Definition;
  certify(definition: Definition): Certificate;
  /** Data for the page's stage beside the certificate; JSON. */
  describe(definition: Definition): object;
  readonly choice: z.ZodType<Choice>;
  readonly state: z.ZodType<State>;
  open(definition: Definition, bet: Bet<Choice>, random: RandomSource): Progress<State>;
  /** What the page may know of a round. */
  reveal(state: State): unknown;
}

/** An engine for callers that know only a game's code; values from outside are parsed. */
export interface Engine {
  readonly id: EngineId;
  readonly kind: 'single-shot';
  certificate(gameCode: string): Certificate;
  config(gameCode: string): EngineConfig;
  /** @throws ZodError if the choice is not one of this engine's */
  open(gameCode: string, bet: Bet<unknown>, random: RandomSource): Progress<unknown>;
  reveal(state: unknown): unknown;
}

export function createEngine<Definition extends { readonly model: string }, Choice, State>(
  rules: Rules<Definition, Choice, State>,
): Engine {
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
    kind: rules.kind,
    certificate: (gameCode) => getCertificate(rules.define(gameCode)),
    config(gameCode) {
      const definition = rules.define(gameCode);
      return {
        engine: rules.id,
        gameCode,
        ...getCertificate(definition),
        ...rules.describe(definition),
      };
    },
    open(gameCode, bet, random) {
      const choice = rules.choice.parse(bet.choice);
      return rules.open(rules.define(gameCode), { ...bet, choice }, random);
    },
    reveal: (state) => rules.reveal(rules.state.parse(state)),
  };
}
