import { createHash } from 'node:crypto';
import type { Fraction, RandomSource } from '../engine.ts';
import { pick } from '../pick.ts';

/**
 * The mathematics of crash: a multiplier grows from 1.00 until the flight ends at a point that was
 * drawn before it began. All multipliers are hundredths.
 */

/** Return to player in per cent, whatever the multiplier at which a player cashes out. */
const RETURN = 97;

/** Size of the draw: a power of two, so that rejection is never needed. */
const DRAWS = 2 ** 32;

type ModelId = 'calm' | 'brisk' | 'wild';

interface Model {
  readonly volatility: 'low' | 'medium' | 'high';
  /** Where every flight ends at the latest. */
  readonly highest: number;
  /** Natural growth of the multiplier per second. */
  readonly growth: number;
}

const MODELS: Readonly<Record<ModelId, Model>> = {
  calm: { volatility: 'low', highest: 10_000, growth: 0.1 },
  brisk: { volatility: 'medium', highest: 100_000, growth: 0.13 },
  wild: { volatility: 'high', highest: 200_000, growth: 0.16 },
};

export interface CrashDefinition extends Model {
  readonly model: ModelId;
  readonly version: string;
}

/** The definition of a game; deterministic per code. */
export function crashDefinition(gameCode: string): CrashDefinition {
  const model = pick(['calm', 'brisk', 'brisk', 'wild'] as const, gameCode, 'model');
  return { model, version: '1', ...MODELS[model] };
}

/** How many of the draws reach a multiplier. */
function countReaching(definition: CrashDefinition, multiplier: number): bigint {
  const { highest } = definition;
  if (multiplier > highest) return 0n;
  const reach = (BigInt(RETURN) * BigInt(DRAWS) + BigInt(highest)) / BigInt(multiplier);
  return reach < BigInt(DRAWS) ? reach : BigInt(DRAWS);
}

/**
 * The end of a flight. A multiplier is reached with a chance of `RETURN` divided by itself, so that
 * each one returns the same; some flights end where they begin.
 */
export function drawCrashPoint(definition: CrashDefinition, random: RandomSource): number {
  const draw = BigInt(random.int(DRAWS)) + 1n;
  const { highest } = definition;
  const point = Number((BigInt(RETURN) * BigInt(DRAWS) + BigInt(highest)) / draw);
  return Math.max(100, Math.min(highest, point));
}

/** The exact return of a player who always cashes out at a multiplier. */
export function getReturn(definition: CrashDefinition, multiplier: number): Fraction {
  return {
    numerator: BigInt(multiplier) * countReaching(definition, multiplier),
    denominator: 100n * BigInt(DRAWS),
  };
}

/** The multiplier at a time of the flight. */
export function getMultiplier({ growth }: { readonly growth: number }, elapsedMs: number): number {
  return Math.floor(100 * Math.exp((growth * Math.max(0, elapsedMs)) / 1_000) + 1e-9);
}

/** When a flight reaches a multiplier, in milliseconds after its start. */
export function getElapsed({ growth }: CrashDefinition, multiplier: number): number {
  return Math.ceil((Math.log(multiplier / 100) / growth) * 1_000);
}

/** Everything that affects payouts, as JSON. */
export function mathTable({ version, highest, growth }: CrashDefinition): string {
  return JSON.stringify([version, RETURN, DRAWS, highest, growth]);
}

/** SHA-256 (hex) of everything that affects payouts. */
export function mathHash(definition: CrashDefinition): string {
  return createHash('sha256').update(mathTable(definition)).digest('hex');
}
