import type { SlipGame } from '../../slip/game.ts';

/** The three-digit lottery: a number from 000 to 999 is drawn. */

export interface DigitsResult {
  readonly digits: readonly number[];
}

const NUMBERS = 1_000;

/** The digits of each number that can be drawn. */
const all: readonly DigitsResult[] = Array.from({ length: NUMBERS }, (_, number) => ({
  digits: [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10],
}));

const sortDigits = (text: string): string => [...text].sort().join('');
const getSum = ({ digits }: DigitsResult): number => digits.reduce((sum, each) => sum + each, 0);
const SMALL_MOST = 13;

/** What a bet pays, in hundredths of the stake, by the name before its digits. */
const digitsPays = {
  exact: 94_000,
  'any-6': 15_600,
  'any-3': 31_200,
  'first-two': 9_400,
  'last-two': 9_400,
  small: 191,
  big: 191,
  odd: 191,
  even: 191,
} as const;

type Pay = keyof typeof digitsPays;

interface ReadBet {
  readonly pay: Pay;
  readonly wins: (result: DigitsResult) => boolean;
}

/** Reads a bet such as `exact-123`, `any-112`, `last-two-12` or `small`; null for any other text. */
function read(outcome: string): ReadBet | null {
  switch (outcome) {
    case 'small':
      return { pay: 'small', wins: (result) => getSum(result) <= SMALL_MOST };
    case 'big':
      return { pay: 'big', wins: (result) => getSum(result) > SMALL_MOST };
    case 'odd':
      return { pay: 'odd', wins: (result) => getSum(result) % 2 === 1 };
    case 'even':
      return { pay: 'even', wins: (result) => getSum(result) % 2 === 0 };
    default:
  }
  const [, kind, digits = ''] = /^(exact|any|first-two|last-two)-(\d{2,3})$/.exec(outcome) ?? [];
  const isPair = kind === 'first-two' || kind === 'last-two';
  if (kind === undefined || digits.length !== (isPair ? 2 : 3)) return null;
  const join = (result: DigitsResult): string => result.digits.join('');
  if (kind === 'exact') return { pay: 'exact', wins: (result) => join(result) === digits };
  if (kind === 'first-two') {
    return { pay: kind, wins: (result) => join(result).startsWith(digits) };
  }
  if (kind === 'last-two') return { pay: kind, wins: (result) => join(result).endsWith(digits) };
  const different = new Set(digits).size;
  // Three equal digits have one order only, which the exact bet covers.
  if (different === 1) return null;
  const sorted = sortDigits(digits);
  return {
    pay: different === 3 ? 'any-6' : 'any-3',
    wins: (result) => sortDigits(join(result)) === sorted,
  };
}

/** What a bet pays if it wins, in hundredths of the stake. */
export const getDigitsPay = (outcome: string): number => {
  const bet = read(outcome);
  return bet === null ? 0 : digitsPays[bet.pay];
};

export const digits: SlipGame<DigitsResult> = {
  id: 'digits',
  version: '1',
  volatility: 'high',
  bettingMs: 20_000,
  closedMs: 1_500,
  pauseMs: 9_500,
  isOutcome: (outcome) => read(outcome) !== null,
  draw: (random) => all[random.int(NUMBERS)] ?? { digits: [0, 0, 0] },
  pay: (outcome, result) => (read(outcome)?.wins(result) ? getDigitsPay(outcome) : 0),
  kinds: ['exact-123', 'any-123', 'any-112', 'last-two-23', 'small', 'odd'],
  getReturn(outcome) {
    const wins = all.filter((result) => read(outcome)?.wins(result)).length;
    return {
      numerator: BigInt(wins * getDigitsPay(outcome)),
      denominator: BigInt(NUMBERS * 100),
    };
  },
  table: [digitsPays, SMALL_MOST],
};
