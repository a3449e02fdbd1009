import { type ChanceGame, createChanceGame, listThrows, whether } from './chance.ts';

/** A coin is flipped three times; or a red or white ball is drawn three times, and put back. */

export interface FlipsResult {
  /** Numbers of the sides. */
  readonly flips: readonly number[];
}

export type Flips = ChanceGame<FlipsResult> & { readonly sides: readonly [string, string] };

/** What the first one, the first two and all three sides in a row pay. */
const PAYS = [194, 386, 770];

function createFlips(id: string, sides: Flips['sides']): Flips {
  const sequences = [1, 2, 3].flatMap((length) => listThrows(2, length));
  const game = createChanceGame<FlipsResult>({
    id,
    volatility: 'low',
    pauseMs: 8_500,
    results: listThrows(2, PAYS.length).map((flips) => ({ flips })),
    bets: Object.fromEntries(
      sequences.map((sequence) => [
        sequence.map((side) => sides[side]).join('-'),
        whether<FlipsResult>(PAYS[sequence.length - 1] ?? 0, ({ flips }) =>
          sequence.every((side, place) => flips[place] === side),
        ),
      ]),
    ),
    kinds: [1, 2, 3].map((length) => Array.from({ length }, () => sides[0]).join('-')),
  });
  return { ...game, sides };
}

export const flipGames = {
  coin: createFlips('coin', ['heads', 'tails']),
  'red-white': createFlips('red-white', ['red', 'white']),
} as const;
