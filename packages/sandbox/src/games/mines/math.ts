import { createHash } from 'node:crypto';
import type { Fraction, RandomSource } from '../engine.ts';
import { pick } from '../pick.ts';

/**
 * The mathematics of mines: a field of tiles hides dangers. Each safe tile raises the multiplier, and
 * the player may collect at any time; one danger ends the round without a win.
 */

export const TILES = 25;

/** Share of the fair price that is paid, in per cent, before rounding down to hundredths. */
const RETURN = 97n;

/** Multipliers end here, in hundredths: the last step is collected automatically. */
const HIGHEST = 200_000n;

export type ModelId = 'shallow' | 'middle' | 'deep';

interface Model {
  readonly volatility: 'low' | 'medium' | 'high';
  /** The numbers of dangers that a player may choose from. */
  readonly dangers: readonly number[];
}

const MODELS: Readonly<Record<ModelId, Model>> = {
  shallow: { volatility: 'low', dangers: [1, 2, 3, 5] },
  middle: { volatility: 'medium', dangers: [2, 3, 5, 8] },
  deep: { volatility: 'high', dangers: [3, 5, 8, 12] },
};

export interface MinesDefinition {
  readonly model: ModelId;
  readonly version: string;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly tiles: number;
  /** By number of dangers: the multiplier after each safe tile, in hundredths of the stake. */
  readonly ladders: Readonly<Record<string, readonly number[]>>;
}

/** The chance that the first `opened` tiles are all safe. */
export function getSafeChance(dangers: number, opened: number): Fraction {
  let numerator = 1n;
  let denominator = 1n;
  for (let tile = 0; tile < opened; tile += 1) {
    numerator *= BigInt(TILES - dangers - tile);
    denominator *= BigInt(TILES - tile);
  }
  return { numerator, denominator };
}

/** The fair multiplier times the return, rounded down, for each number of safe tiles. */
function createLadder(dangers: number): number[] {
  const ladder: number[] = [];
  for (let opened = 1; opened <= TILES - dangers; opened += 1) {
    const { numerator, denominator } = getSafeChance(dangers, opened);
    const multiplier = (RETURN * denominator) / numerator;
    if (multiplier > HIGHEST) break;
    ladder.push(Number(multiplier));
  }
  return ladder;
}

const definitions: Readonly<Record<ModelId, MinesDefinition>> = {
  shallow: define('shallow'),
  middle: define('middle'),
  deep: define('deep'),
};

function define(model: ModelId): MinesDefinition {
  const { volatility, dangers } = MODELS[model];
  return {
    model,
    version: '1',
    volatility,
    tiles: TILES,
    ladders: Object.fromEntries(dangers.map((count) => [count, createLadder(count)])),
  };
}

/** The definition of a game; deterministic per code. */
export function minesDefinition(gameCode: string): MinesDefinition {
  return definitions[pick(['shallow', 'middle', 'middle', 'deep'] as const, gameCode, 'model')];
}

/** The exact return of a player who always collects after `opened` tiles. */
export function getReturn(definition: MinesDefinition, dangers: number, opened: number): Fraction {
  const { numerator, denominator } = getSafeChance(dangers, opened);
  const multiplier = definition.ladders[dangers]?.[opened - 1] ?? 0;
  return { numerator: BigInt(multiplier) * numerator, denominator: 100n * denominator };
}

const isLess = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;

/** The lowest return of all ways to play: what a player gets at least, on average. */
export function rtp(definition: MinesDefinition): Fraction {
  return Object.entries(definition.ladders)
    .flatMap(([dangers, ladder]) =>
      ladder.map((_, step) => getReturn(definition, Number(dangers), step + 1)),
    )
    .reduce((least, each) => (isLess(each, least) ? each : least));
}

/** Everything that affects payouts, as JSON. */
export function mathTable({ version, tiles, ladders }: MinesDefinition): string {
  return JSON.stringify([version, tiles, Object.entries(ladders)]);
}

/** SHA-256 (hex) of everything that affects payouts. */
export function mathHash(definition: MinesDefinition): string {
  return createHash('sha256').update(mathTable(definition)).digest('hex');
}

/** Distinct tiles, each set equally likely (Fisher-Yates). */
export function drawDangers(count: number, random: RandomSource): number[] {
  const tiles = Array.from({ length: TILES }, (_, tile) => tile);
  for (let index = 0; index < count; index += 1) {
    const other = index + random.int(TILES - index);
    [tiles[index], tiles[other]] = [tiles[other] ?? 0, tiles[index] ?? 0];
  }
  return tiles.slice(0, count).sort((a, b) => a - b);
}
