import { createChanceGame, whether } from './chance.ts';

/** Fan tan: a heap of beads is counted off by fours, and one to four of them remain. */

export interface FanTanResult {
  readonly beads: number;
}

const GROUP = 4;
/** The heap has 40 to 79 beads, all equally likely, so that each remainder is equally likely too. */
const LEAST = 40;
const SIZES = 40;

export const getRemainder = ({ beads }: FanTanResult): number => ((beads - 1) % GROUP) + 1;

const remainders = Array.from({ length: GROUP }, (_, index) => index + 1);

export const fanTan = createChanceGame<FanTanResult>({
  id: 'fan-tan',
  volatility: 'low',
  pauseMs: 9_500,
  results: Array.from({ length: SIZES }, (_, index) => ({ beads: LEAST + index })),
  bets: {
    ...Object.fromEntries(
      remainders.map((one) => [
        `fan-${one}`,
        whether<FanTanResult>(387, (result) => getRemainder(result) === one),
      ]),
    ),
    ...Object.fromEntries(
      remainders.map((one) => {
        const next = (one % GROUP) + 1;
        return [
          `kwok-${one}-${next}`,
          whether<FanTanResult>(194, (result) => [one, next].includes(getRemainder(result))),
        ];
      }),
    ),
    odd: whether(194, (result) => getRemainder(result) % 2 === 1),
    even: whether(194, (result) => getRemainder(result) % 2 === 0),
  },
  kinds: ['fan-1', 'kwok-1-2', 'odd', 'even'],
});
