import type { Fraction } from '../../engine.ts';
import type { SlipGame } from '../../slip/game.ts';
import { choose, drawNumbers, readPicks } from './combinations.ts';
import type { NumbersResult } from './keno.ts';

/** Lotto 6/49: a ticket picks six of 49 numbers, and six are drawn. */

export const LOTTO_POOL = 49;
export const LOTTO_PICKS = 6;

/** What each number of hits pays, in hundredths of the stake. */
export const lottoPays: Readonly<Record<number, number>> = {
  2: 250,
  3: 1_500,
  4: 20_000,
  5: 500_000,
  6: 50_000_000,
};

const read = (outcome: string) => readPicks(outcome, LOTTO_POOL, LOTTO_PICKS, LOTTO_PICKS);

/** How many of all draws hit `hits` numbers of a ticket. */
const countLottoDraws = (hits: number): bigint =>
  choose(LOTTO_PICKS, hits) * choose(LOTTO_POOL - LOTTO_PICKS, LOTTO_PICKS - hits);

/** The chance that a ticket has this many hits. */
export const getLottoChance = (hits: number): Fraction => ({
  numerator: countLottoDraws(hits),
  denominator: choose(LOTTO_POOL, LOTTO_PICKS),
});

export const lotto: SlipGame<NumbersResult> = {
  id: 'lotto',
  version: '1',
  volatility: 'high',
  bettingMs: 22_000,
  closedMs: 1_500,
  pauseMs: 12_000,
  isOutcome: (outcome) => read(outcome) !== null,
  draw: (random) => ({ numbers: drawNumbers(random, LOTTO_POOL, LOTTO_PICKS) }),
  pay(outcome, { numbers }) {
    const hits = (read(outcome) ?? []).filter((pick) => numbers.includes(pick)).length;
    return lottoPays[hits] ?? 0;
  },
  kinds: ['pick-1-2-3-4-5-6'],
  getReturn() {
    const paid = Object.entries(lottoPays).map(
      ([hits, pay]) => countLottoDraws(Number(hits)) * BigInt(pay),
    );
    return {
      numerator: paid.reduce((sum, each) => sum + each, 0n),
      denominator: choose(LOTTO_POOL, LOTTO_PICKS) * 100n,
    };
  },
  table: [LOTTO_POOL, LOTTO_PICKS, { [LOTTO_PICKS]: lottoPays }],
};
