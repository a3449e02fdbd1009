import type { SlipGame } from '../../slip/game.ts';
import { DECK, getRank } from './cards.ts';

/**
 * In between: two cards lie face up, and the third one of the same deck lies between their ranks,
 * outside of them, or equals one. Aces are low. What a bet pays depends on the gap between the two.
 */

export interface InBetweenResult {
  /** Seen while bets are taken; the lower rank first. */
  readonly pair: readonly [low: number, high: number];
  readonly third: number;
}

/** The return that pays are rounded down to, in ten thousandths. */
const RETURN = 9_700;
/** Cards that the third one is drawn from. */
const LEFT = DECK - 2;
/** Three more cards have the rank of each of the two. */
const SAME = 6;

const OUTCOMES = ['between', 'outside', 'same'] as const;
type Outcome = (typeof OUTCOMES)[number];

const isOutcome = (outcome: string): outcome is Outcome =>
  (OUTCOMES as readonly string[]).includes(outcome);

/** Ranks between the two: at least one, and at least one is outside, so that every bet can win. */
const GAPS = Array.from({ length: 10 }, (_, index) => index + 1);

const cards = Array.from({ length: DECK }, (_, card) => card);
const getGap = (one: number, other: number): number => Math.abs(getRank(one) - getRank(other)) - 1;

/** How many of the 50 other cards win a bet. */
function countWays(outcome: Outcome, gap: number): number {
  return { between: 4 * gap, outside: LEFT - SAME - 4 * gap, same: SAME }[outcome];
}

/** What a winning bet pays at a gap, in hundredths of the stake. */
const getPay = (outcome: Outcome, gap: number): number =>
  Math.floor((RETURN * LEFT) / (countWays(outcome, gap) * 100));

/** The pays of every bet at a gap. */
const getPays = (gap: number): Readonly<Record<string, number>> =>
  Object.fromEntries(OUTCOMES.map((outcome) => [outcome, getPay(outcome, gap)]));

export function getInBetweenWinner({ pair, third }: InBetweenResult): Outcome {
  const [low, high] = pair;
  const rank = getRank(third);
  if (rank === getRank(low) || rank === getRank(high)) return 'same';
  return rank > getRank(low) && rank < getRank(high) ? 'between' : 'outside';
}

export const inBetween: SlipGame<InBetweenResult> = {
  id: 'in-between',
  version: '1',
  volatility: 'medium',
  bettingMs: 12_000,
  closedMs: 1_500,
  pauseMs: 7_500,
  isOutcome,
  draw(random) {
    const one = random.int(DECK);
    const others = cards.filter((card) => GAPS.includes(getGap(one, card)));
    const other = others[random.int(others.length)] ?? 0;
    const pair = getRank(one) < getRank(other) ? ([one, other] as const) : ([other, one] as const);
    const rest = cards.filter((card) => !pair.includes(card));
    return { pair, third: rest[random.int(rest.length)] ?? 0 };
  },
  preview: ({ pair }) => ({ pair, pays: getPays(getGap(...pair)) }),
  pay(outcome, result) {
    if (!isOutcome(outcome) || outcome !== getInBetweenWinner(result)) return 0;
    return getPay(outcome, getGap(...result.pair));
  },
  kinds: OUTCOMES,
  /** After every first card, 40 others may be the second one; of all pairs, 12 - gap in 65 have a gap. */
  getReturn(outcome) {
    if (!isOutcome(outcome)) throw new RangeError(`no bet ${outcome}`);
    const paid = GAPS.map((gap) => (12 - gap) * countWays(outcome, gap) * getPay(outcome, gap));
    return {
      numerator: BigInt(paid.reduce((sum, each) => sum + each, 0)),
      denominator: BigInt(65 * LEFT * 100),
    };
  },
  table: Object.fromEntries(GAPS.map((gap) => [gap, getPays(gap)])),
};
