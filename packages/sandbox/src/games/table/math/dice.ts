import { createChanceGame, listThrows, whether } from './chance.ts';

/** Three dice: sic bo, and the color game with a color on each side of a die. */

export interface DiceResult {
  readonly dice: readonly number[];
}

export interface ColorsResult {
  /** Numbers of `COLORS`. */
  readonly colors: readonly number[];
}

const SIDES = 6;
const DICE = 3;
/** What one, two and three dice with the chosen side pay. */
const MATCHES = [0, 200, 300, 1_200];
/** Totals as far from the middle, 10.5, pay the same. */
const TOTALS = [6_900, 3_450, 2_080, 1_380, 990, 830, 770];

export const COLORS = ['yellow', 'white', 'pink', 'blue', 'red', 'green'] as const;

const sides = Array.from({ length: SIDES }, (_, index) => index + 1);
const totals = Array.from({ length: 2 * TOTALS.length }, (_, index) => index + 4);
const throws = listThrows(SIDES, DICE);

const count = (values: readonly number[], value: number): number =>
  values.filter((each) => each === value).length;
const countDifferent = (values: readonly number[]): number => new Set(values).size;

export const getSum = ({ dice }: DiceResult): number => dice.reduce((sum, die) => sum + die, 0);
export const isTriple = ({ dice }: DiceResult): boolean => countDifferent(dice) === 1;

/** Even money except for a triple. */
const even = (wins: (sum: number) => boolean) =>
  whether<DiceResult>(200, (result) => !isTriple(result) && wins(getSum(result)));

export const dice = createChanceGame<DiceResult>({
  id: 'dice',
  volatility: 'medium',
  pauseMs: 8_000,
  results: throws.map((values) => ({ dice: values.map((value) => value + 1) })),
  bets: {
    small: even((sum) => sum < 11),
    odd: even((sum) => sum % 2 === 1),
    'any-triple': whether(3_450, isTriple),
    even: even((sum) => sum % 2 === 0),
    big: even((sum) => sum > 10),
    ...Object.fromEntries(
      totals.map((total) => [
        `total-${total}`,
        whether<DiceResult>(
          TOTALS[Math.min(total - 4, 17 - total)] ?? 0,
          (result) => getSum(result) === total,
        ),
      ]),
    ),
    ...Object.fromEntries(
      sides.flatMap((side) => [
        [
          `single-${side}`,
          { pays: MATCHES, count: (result: DiceResult) => count(result.dice, side) },
        ],
        [`double-${side}`, whether<DiceResult>(1_300, (result) => count(result.dice, side) > 1)],
        [`triple-${side}`, whether<DiceResult>(20_700, (result) => count(result.dice, side) > 2)],
      ]),
    ),
  },
  kinds: [
    ...['small', 'odd', 'any-triple', 'even', 'big'],
    ...[4, 5, 6, 7, 8, 9, 10].map((total) => `total-${total}`),
    ...['single-1', 'double-1', 'triple-1'],
  ],
});

export const colorGame = createChanceGame<ColorsResult>({
  id: 'color-game',
  volatility: 'medium',
  pauseMs: 8_000,
  results: throws.map((colors) => ({ colors })),
  bets: {
    ...Object.fromEntries(
      COLORS.map((color, index) => [
        color,
        { pays: MATCHES, count: ({ colors }: ColorsResult) => count(colors, index) },
      ]),
    ),
    'all-different': whether(174, ({ colors }) => countDifferent(colors) === 3),
    'two-alike': whether(232, ({ colors }) => countDifferent(colors) === 2),
    'three-alike': whether(3_450, ({ colors }) => countDifferent(colors) === 1),
  },
  kinds: ['red', 'all-different', 'two-alike', 'three-alike'],
});
