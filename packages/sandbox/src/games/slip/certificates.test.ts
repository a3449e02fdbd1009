import { describe, expect, it } from 'vitest';
import { draws, tables } from '../../catalogue/tables.ts';
import { seeded } from '../../testing/seeded.ts';
import { createEngineSimulation } from '../../testing/simulate.ts';
import { drawGames } from '../draw/games.ts';
import { type Fraction, percent } from '../engine.ts';
import { engines } from '../engines.ts';
import { tableGames } from '../table/games.ts';
import type { SlipGame } from './game.ts';

const DUEL = ['96.26', '96.26', '97.10', '96.14', '97.00', '97.00', '97.00', '97.00'];
/** The exact return of each kind of bet, in per cent, rounded down. */
const RETURNS: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['98.76', '98.94', '95.15', '97.10', '97.10'],
  'dragon-tiger': DUEL,
  'football-cards': DUEL,
  'andar-bahar': [
    ...['97.85', '96.99', '96.22', '96.58', '96.34'],
    ...['97.01', '97.57', '96.13', '96.73', '96.66'],
  ],
  'in-between': ['96.88', '96.79', '96.96'],
  roulette: Array.from({ length: 10 }, () => '97.29'),
  wheel: Array.from({ length: 6 }, () => '96.29'),
  'hi-lo': ['96.79', '96.79', '97.00', '96.71', '96.71'],
  dice: [
    ...['97.22', '97.22', '95.83', '97.22', '97.22'],
    ...['95.83', '95.83', '96.29', '95.83', '96.25', '96.06', '96.25'],
    ...['95.83', '96.29', '95.83'],
  ],
  'color-game': ['95.83', '96.66', '96.66', '95.83'],
  coin: ['97.00', '96.50', '96.25'],
  'fan-tan': ['96.75', '97.00', '97.00', '97.00'],
  pegs: ['96.80', '97.00', '96.67', '96.67', '96.67', '96.67', '96.48'],
  'red-white': ['97.00', '96.50', '96.25'],
  keno: ['93.75', '93.89', '92.27', '92.80', '94.20', '93.44', '93.10', '94.16'],
  lotto: ['91.74'],
  digits: ['94.00', '93.60', '93.60', '94.00', '95.50', '95.50'],
  bingo: ['92.93'],
};
/** The highest house edge of any bet, in per cent. */
const EDGES: Readonly<Record<string, number>> = { table: 4.85, draw: 8.3 };

const games: readonly (readonly [string, 'table' | 'draw', SlipGame])[] = [
  ...Object.entries(tableGames).map(([id, game]) => [id, 'table', game] as const),
  ...Object.entries(drawGames).map(([id, game]) => [id, 'draw', game] as const),
];

const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000_000n) / denominator) / 1e9;

describe.each(games)('%s', (id, engine, game) => {
  const [code = ''] = Object.entries({ ...tables, ...draws }).find(([, each]) => each === id) ?? [];

  it('returns exactly what its certificate and its rules state, within the documented edge', () => {
    expect(game.kinds.map((kind) => percent(game.getReturn(kind)))).toEqual(RETURNS[id]);
    const best = [...(RETURNS[id] ?? [])].sort().at(-1);
    expect(engines[engine].certificate(code).rtp).toBe(best);
    for (const kind of game.kinds) {
      const edge = 100 - 100 * toNumber(game.getReturn(kind));
      expect(edge, kind).toBeGreaterThan(0);
      expect(edge, kind).toBeLessThanOrEqual(EDGES[engine] ?? 0);
    }
  });

  it('pays each kind of bet as often as its return says', () => {
    const random = seeded(20261124);
    const rounds = 12_000;
    const results = Array.from({ length: rounds }, () => game.draw(random));
    for (const kind of game.kinds) {
      const pays = results.map((result) => game.pay(kind, result) / 100);
      const mean = pays.reduce((sum, pay) => sum + pay, 0) / rounds;
      const variance = pays.reduce((sum, pay) => sum + (pay - mean) ** 2, 0) / rounds;
      // A bet that hardly ever wins may not win in this sample: its variance would be zero.
      if (variance === 0) continue;
      const expected = toNumber(game.getReturn(kind));
      const isRare = pays.filter((pay) => pay > 0).length < 30;
      if (isRare) continue;
      const skew = Math.max(...pays) ** 2 / rounds;
      const deviation = Math.sqrt((variance + skew) / rounds);
      expect(Math.abs(mean - expected), kind).toBeLessThan(5 * deviation);
    }
  });

  it('matches its return through the engine', () => {
    const simulate = createEngineSimulation(engine, code);
    for (const { way, returned, expected, deviation } of simulate(6_000, seeded(77))) {
      // A prize that is rarer than these rounds is missing in the return and in its deviation.
      const isRare = deviation === 0;
      if (!isRare) expect(Math.abs(returned - expected), way).toBeLessThan(5 * deviation + 0.02);
    }
  });

  it('rejects outcomes that it does not have', () => {
    for (const on of ['', 'nothing', 'pick-1-1', 'pick-0', 'pick-91', 'ticket-0', 'number-37']) {
      expect(game.isOutcome(on), on).toBe(false);
    }
    for (const kind of game.kinds) expect(game.isOutcome(kind), kind).toBe(true);
  });
});
