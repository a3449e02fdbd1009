import { createChanceGame, listThrows, whether } from './chance.ts';

/** A ball falls through twelve rows of pegs, left or right of each with equal chances. */

export interface PegsResult {
  /** 0 for left and 1 for right, from the top row. */
  readonly path: readonly number[];
}

export const ROWS = 12;
const MIDDLE = ROWS / 2;

/** The number of the bin, from zero on the left: how often the ball went right. */
export const getBin = ({ path }: PegsResult): number => path.reduce((sum, step) => sum + step, 0);
const getDistance = (result: PegsResult): number => Math.abs(getBin(result) - MIDDLE);

/** What bins that are so far from the middle one pay; the two outermost ones on each side are one bet. */
const PAYS = [430, 250, 400, 900, 3_000, 15_200];

export const pegs = createChanceGame<PegsResult>({
  id: 'pegs',
  volatility: 'high',
  pauseMs: 9_000,
  results: listThrows(2, ROWS).map((path) => ({ path })),
  bets: {
    left: whether(250, (result) => getBin(result) < MIDDLE),
    right: whether(250, (result) => getBin(result) > MIDDLE),
    ...Object.fromEntries(
      PAYS.map((pay, distance) => [
        `bins-${distance}`,
        whether<PegsResult>(
          pay,
          (result) => Math.min(getDistance(result), PAYS.length - 1) === distance,
        ),
      ]),
    ),
  },
  kinds: ['left', ...PAYS.map((_, distance) => `bins-${distance}`)],
});

/** The numbers of the bins of a bet, counted from one on the left. */
export function getBins(distance: number): readonly number[] {
  const bins = Array.from({ length: ROWS + 1 }, (_, bin) => bin);
  return bins
    .filter((bin) => Math.min(Math.abs(bin - MIDDLE), PAYS.length - 1) === distance)
    .map((bin) => bin + 1);
}
