import type { SlipGame } from '../../slip/game.ts';
import { choose, drawNumbers, readPicks } from './combinations.ts';

/** Keno: 20 of 80 numbers are drawn; a ticket picks up to eight. */

export interface NumbersResult {
  /** In the order of the draw. */
  readonly numbers: readonly number[];
}

export const KENO_POOL = 80;
export const KENO_DRAWN = 20;
export const KENO_MOST = 8;

/** By number of picks: what each number of hits pays, in hundredths of the stake. */
export const kenoPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 375 },
  2: { 1: 100, 2: 930 },
  3: { 2: 250, 3: 4_150 },
  4: { 2: 150, 3: 700, 4: 10_000 },
  5: { 3: 450, 4: 2_000, 5: 50_000 },
  6: { 3: 250, 4: 700, 5: 7_000, 6: 150_000 },
  7: { 3: 100, 4: 500, 5: 2_200, 6: 25_000, 7: 500_000 },
  8: { 4: 300, 5: 1_500, 6: 9_000, 7: 90_000, 8: 1_500_000 },
};

const read = (outcome: string) => readPicks(outcome, KENO_POOL, 1, KENO_MOST);

/** How many of all draws hit `hits` of `picks` numbers. */
const countKenoDraws = (picks: number, hits: number): bigint =>
  choose(picks, hits) * choose(KENO_POOL - picks, KENO_DRAWN - hits);

export const keno: SlipGame<NumbersResult> = {
  id: 'keno',
  version: '1',
  volatility: 'medium',
  bettingMs: 22_000,
  closedMs: 1_500,
  pauseMs: 13_000,
  isOutcome: (outcome) => read(outcome) !== null,
  draw: (random) => ({ numbers: drawNumbers(random, KENO_POOL, KENO_DRAWN) }),
  pay(outcome, { numbers }) {
    const picks = read(outcome) ?? [];
    const hits = picks.filter((pick) => numbers.includes(pick)).length;
    return kenoPays[picks.length]?.[hits] ?? 0;
  },
  kinds: [1, 2, 3, 4, 5, 6, 7, 8].map(
    (picks) => `pick-${Array.from({ length: picks }, (_, index) => index + 1).join('-')}`,
  ),
  getReturn(outcome) {
    const picks = read(outcome)?.length ?? 0;
    const paid = Object.entries(kenoPays[picks] ?? {}).map(
      ([hits, pay]) => countKenoDraws(picks, Number(hits)) * BigInt(pay),
    );
    return {
      numerator: paid.reduce((sum, each) => sum + each, 0n),
      denominator: choose(KENO_POOL, KENO_DRAWN) * 100n,
    };
  },
  table: [KENO_POOL, KENO_DRAWN, kenoPays],
};
