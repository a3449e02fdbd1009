import type { SlipGame } from '../../slip/game.ts';

/** European roulette: one zero, and every bet covers some of its 37 numbers. */

export interface RouletteResult {
  readonly number: number;
}

/** Clockwise around the wheel. */
export const WHEEL_ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const NUMBERS = 36;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const getColor = (number: number): 'green' | 'red' | 'black' => {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
};

const select = (holds: (number: number) => boolean): readonly number[] =>
  Array.from({ length: NUMBERS }, (_, index) => index + 1).filter(holds);

function createOutcomes(): ReadonlyMap<string, readonly number[]> {
  const outcomes = new Map<string, readonly number[]>();
  outcomes.set('number-0', [0]);
  for (let number = 1; number <= NUMBERS; number += 1) {
    const row = (number - 1) % 3;
    const isTop = row === 2;
    const isLast = number > NUMBERS - 3;
    outcomes.set(`number-${number}`, [number]);
    if (!isTop) outcomes.set(`split-${number}-${number + 1}`, [number, number + 1]);
    if (!isLast) outcomes.set(`split-${number}-${number + 3}`, [number, number + 3]);
    if (!isTop && !isLast) {
      outcomes.set(`corner-${number}`, [number, number + 1, number + 3, number + 4]);
    }
    if (row !== 0) continue;
    outcomes.set(`street-${number}`, [number, number + 1, number + 2]);
    if (!isLast) {
      outcomes.set(
        `line-${number}`,
        [0, 1, 2, 3, 4, 5].map((step) => number + step),
      );
    }
  }
  for (const number of [1, 2, 3]) outcomes.set(`split-0-${number}`, [0, number]);
  for (const third of [1, 2, 3]) {
    outcomes.set(
      `dozen-${third}`,
      select((number) => Math.ceil(number / 12) === third),
    );
    outcomes.set(
      `column-${third}`,
      select((number) => (number - 1) % 3 === third - 1),
    );
  }
  outcomes.set(
    'red',
    select((number) => RED.has(number)),
  );
  outcomes.set(
    'black',
    select((number) => !RED.has(number)),
  );
  outcomes.set(
    'odd',
    select((number) => number % 2 === 1),
  );
  outcomes.set(
    'even',
    select((number) => number % 2 === 0),
  );
  outcomes.set(
    'low',
    select((number) => number <= 18),
  );
  outcomes.set(
    'high',
    select((number) => number > 18),
  );
  return outcomes;
}

/** The numbers that each bet covers. */
export const rouletteOutcomes = createOutcomes();

const getNumbers = (outcome: string): readonly number[] => {
  const numbers = rouletteOutcomes.get(outcome);
  if (numbers === undefined) throw new RangeError(`no bet ${outcome}`);
  return numbers;
};

/** A bet on n numbers pays 36 / n times the stake, as if there were no zero. */
export const getRoulettePay = (outcome: string): number =>
  (NUMBERS * 100) / getNumbers(outcome).length;

export const roulette: SlipGame<RouletteResult> = {
  id: 'roulette',
  version: '1',
  volatility: 'medium',
  bettingMs: 15_000,
  closedMs: 2_000,
  pauseMs: 11_000,
  isOutcome: (outcome) => rouletteOutcomes.has(outcome),
  draw: (random) => ({ number: random.int(NUMBERS + 1) }),
  pay: (outcome, { number }) =>
    getNumbers(outcome).includes(number) ? getRoulettePay(outcome) : 0,
  kinds: [
    'number-17',
    'split-17-20',
    'street-16',
    'corner-17',
    'line-16',
    'column-2',
    'dozen-2',
    'red',
    'odd',
    'low',
  ],
  getReturn: (outcome) => ({
    numerator: BigInt(getNumbers(outcome).length * getRoulettePay(outcome)),
    denominator: BigInt((NUMBERS + 1) * 100),
  }),
  table: [...rouletteOutcomes],
};
