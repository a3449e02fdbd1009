import type { Fraction } from '../../engine.ts';
import type { SlipGame } from '../../slip/game.ts';
import { DECK, getRank, isRed } from './cards.ts';

/**
 * Hi-lo: a card lies face up, and the next one of the same deck is higher, lower or of the same rank.
 * Higher and lower return the stake when the ranks are equal. What a bet pays depends on the card.
 */

export interface HiLoResult {
  /** Seen while bets are taken. */
  readonly base: number;
  readonly next: number;
}

/** The return that pays are rounded down to, in ten thousandths. */
const RETURN = 9_700;

const cards = Array.from({ length: DECK }, (_, card) => card);
/** The card face up is never an ace or a king, so that a next one can be higher and lower. */
export const hiLoBases = cards.filter((card) => getRank(card) > 1 && getRank(card) < 13);

const OUTCOMES = ['higher', 'lower', 'same', 'red', 'black'] as const;
type Outcome = (typeof OUTCOMES)[number];

const isOutcome = (outcome: string): outcome is Outcome =>
  (OUTCOMES as readonly string[]).includes(outcome);

const wins: Readonly<Record<Outcome, (result: HiLoResult) => boolean>> = {
  higher: ({ base, next }) => getRank(next) > getRank(base),
  lower: ({ base, next }) => getRank(next) < getRank(base),
  same: ({ base, next }) => getRank(next) === getRank(base),
  red: ({ next }) => isRed(next),
  black: ({ next }) => !isRed(next),
};

const isTie = (outcome: Outcome, result: HiLoResult): boolean =>
  (outcome === 'higher' || outcome === 'lower') && wins.same(result);

/** How many of the 51 next cards win and tie a bet. */
function count(outcome: Outcome, base: number): { readonly wins: number; readonly ties: number } {
  const results = cards.filter((next) => next !== base).map((next) => ({ base, next }));
  return {
    wins: results.filter((result) => wins[outcome](result)).length,
    ties: results.filter((result) => isTie(outcome, result)).length,
  };
}

/** What a winning bet pays at a face-up card, in hundredths of the stake. */
function getHiLoPay(outcome: string, base: number): number {
  if (!isOutcome(outcome)) return 0;
  const chances = count(outcome, base);
  const share = RETURN * (DECK - 1) - 10_000 * chances.ties;
  return Math.floor(share / (chances.wins * 100));
}

/** The pays of every bet at a card. */
const getHiLoPays = (base: number): Readonly<Record<string, number>> =>
  Object.fromEntries(OUTCOMES.map((outcome) => [outcome, getHiLoPay(outcome, base)]));

/** The exact return of a bet at a face-up card. */
export function getHiLoReturn(outcome: string, base: number): Fraction {
  if (!isOutcome(outcome)) throw new RangeError(`no bet ${outcome}`);
  const chances = count(outcome, base);
  const paid = chances.wins * getHiLoPay(outcome, base) + chances.ties * 100;
  return { numerator: BigInt(paid), denominator: BigInt((DECK - 1) * 100) };
}

export const hiLo: SlipGame<HiLoResult> = {
  id: 'hi-lo',
  version: '1',
  volatility: 'low',
  bettingMs: 12_000,
  closedMs: 1_500,
  pauseMs: 7_500,
  isOutcome,
  draw(random) {
    const base = hiLoBases[random.int(hiLoBases.length)] ?? 1;
    const rest = cards.filter((card) => card !== base);
    return { base, next: rest[random.int(rest.length)] ?? 0 };
  },
  preview: ({ base }) => ({ base, pays: getHiLoPays(base) }),
  pay(outcome, result) {
    if (!isOutcome(outcome)) return 0;
    if (isTie(outcome, result)) return 100;
    return wins[outcome](result) ? getHiLoPay(outcome, result.base) : 0;
  },
  kinds: OUTCOMES,
  getReturn(outcome) {
    const returns = hiLoBases.map((base) => getHiLoReturn(outcome, base).numerator);
    const sum = returns.reduce((total, each) => total + each, 0n);
    return { numerator: sum, denominator: BigInt(hiLoBases.length * (DECK - 1) * 100) };
  },
  table: hiLoBases.map((base) => [base, getHiLoPays(base)]),
};
