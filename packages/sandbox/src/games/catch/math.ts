import { createHash } from 'node:crypto';
import type { Volatility } from '../../catalogue/types.ts';
import type { Fraction, RandomSource } from '../engine.ts';
import { getCatalogueVolatility } from '../volatility.ts';

/**
 * The mathematics of catch: every shot is aimed at one target and decided on its own. A target pays a
 * multiple of the shot's stake, and is caught with a chance that makes the return the same for all.
 */

/** Expected return of a shot before the chance is rounded down, in thousandths. */
const RETURN = 965n;

/** A chance is a number of draws out of this many. */
export const DRAWS = 1_000_000_000;

/** What a target pays, with the weight of each multiple. */
interface Prize {
  readonly times: number;
  readonly weight: number;
}

export interface Target {
  readonly prizes: readonly Prize[];
  /** Number of draws out of `DRAWS` that catch it. */
  readonly chance: number;
}

const always = (times: number): Prize[] => [{ times, weight: 1 }];

/** The last target of a model is its rare one, with a prize that is drawn. */
const MODELS: Readonly<Record<Volatility, readonly (readonly Prize[])[]>> = {
  low: [
    ...[2, 3, 4, 5, 6, 8, 10, 15].map(always),
    [
      { times: 20, weight: 5 },
      { times: 30, weight: 3 },
      { times: 50, weight: 1 },
    ],
  ],
  medium: [
    ...[2, 3, 5, 8, 10, 15, 20, 30].map(always),
    [
      { times: 40, weight: 6 },
      { times: 80, weight: 3 },
      { times: 150, weight: 1 },
    ],
  ],
  high: [
    ...[2, 4, 6, 10, 15, 25, 40, 60].map(always),
    [
      { times: 80, weight: 6 },
      { times: 200, weight: 3 },
      { times: 500, weight: 1 },
    ],
  ],
};

export interface CatchDefinition {
  readonly model: Volatility;
  readonly version: string;
  readonly volatility: Volatility;
  /** From the smallest prize to the greatest. */
  readonly targets: readonly Target[];
}

/** The weights of a target's prizes, and their sum of weighted multiples. */
function weigh(prizes: readonly Prize[]): { readonly weight: bigint; readonly times: bigint } {
  return prizes.reduce(
    (sum, { times, weight }) => ({
      weight: sum.weight + BigInt(weight),
      times: sum.times + BigInt(times * weight),
    }),
    { weight: 0n, times: 0n },
  );
}

function createTarget(prizes: readonly Prize[]): Target {
  const { weight, times } = weigh(prizes);
  return { prizes, chance: Number((RETURN * BigInt(DRAWS) * weight) / (1_000n * times)) };
}

const define = (model: Volatility): CatchDefinition => ({
  model,
  version: '1',
  volatility: model,
  targets: MODELS[model].map(createTarget),
});

const definitions: Readonly<Record<Volatility, CatchDefinition>> = {
  low: define('low'),
  medium: define('medium'),
  high: define('high'),
};

/** The definition of a game: by the volatility that the catalogue promises. */
export function catchDefinition(gameCode: string): CatchDefinition {
  return definitions[getCatalogueVolatility(gameCode)];
}

/** The exact return of shots at a target. */
export function getReturn({ chance, prizes }: Target): Fraction {
  const { weight, times } = weigh(prizes);
  return { numerator: BigInt(chance) * times, denominator: BigInt(DRAWS) * weight };
}

const isLess = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;

/** The lowest return of all targets: what a player gets at least, on average. */
export function rtp({ targets }: CatchDefinition): Fraction {
  return targets.map(getReturn).reduce((least, each) => (isLess(each, least) ? each : least));
}

/** Decides a shot. @returns the multiple of the stake that it pays; 0 for a miss */
export function shoot({ chance, prizes }: Target, random: RandomSource): number {
  if (random.int(DRAWS) >= chance) return 0;
  let draw = random.int(Number(weigh(prizes).weight));
  for (const { times, weight } of prizes) {
    if (draw < weight) return times;
    draw -= weight;
  }
  throw new RangeError('A prize has no weight.');
}

/** Everything that affects payouts, as text. */
export function mathTable({ version, targets }: CatchDefinition): string {
  return JSON.stringify([version, DRAWS, targets]);
}

/** SHA-256 (hex) of everything that affects payouts. */
export function mathHash(definition: CatchDefinition): string {
  return createHash('sha256').update(mathTable(definition)).digest('hex');
}
