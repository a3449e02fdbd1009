import type { Board } from '../../slip/client/parts.ts';
import type { Offer } from '../math/chance.ts';
import { COLORS } from '../math/dice.ts';
import type { Flips } from '../math/flips.ts';
import { getBins } from '../math/pegs.ts';
import { createPlainBoard, getLabel, type TableContext } from './boards.ts';
import { getTimes } from './scenes/wheel.ts';

/** A shape for each color and side, so that none is known by its color alone. */
export const SHAPES: Readonly<Record<string, string>> = {
  yellow: '★',
  white: '○',
  pink: '♥',
  blue: '■',
  red: '●',
  green: '▲',
  heads: '★',
  tails: '◆',
};

/** The lowest and the highest pay of a bet. */
export function getPayRange(game: Offer, on: string): string {
  const pays = game.getPays(on).filter((pay) => pay > 0);
  const [least = 0, most = 0] = [pays.at(0), pays.at(-1)];
  return least === most ? getTimes(most) : `${least / 100}–${getTimes(most)}`;
}

/** The number of a total, and as many numbers as a bet on single sides needs dice. */
function getDiceName(on: string): string | null {
  const [kind = '', side = ''] = on.split('-');
  const dice = { single: 1, double: 2, triple: 3 }[kind];
  if (dice !== undefined) return Array.from({ length: dice }, () => side).join(' ');
  return kind === 'total' ? side : null;
}

export const createDiceBoard = (context: TableContext, game: Offer): Board =>
  createPlainBoard(
    context,
    'dice-board',
    game.outcomes,
    (on) => getPayRange(game, on),
    (on, texts) => getDiceName(on) ?? getLabel(on, texts),
  );

export const createColorBoard = (context: TableContext, game: Offer): Board =>
  createPlainBoard(
    context,
    'color-board',
    game.outcomes,
    (on) => getPayRange(game, on),
    (on, texts) =>
      COLORS.some((color) => color === on)
        ? `${SHAPES[on]} ${getLabel(on, texts)}`
        : getLabel(on, texts),
  );

export const createFanTanBoard = (context: TableContext, game: Offer): Board =>
  createPlainBoard(context, 'fan-tan-board', game.outcomes, (on) => getPayRange(game, on));

/** Halves by name, bins by their numbers. */
export const createPegsBoard = (context: TableContext, game: Offer): Board =>
  createPlainBoard(
    context,
    'pegs-board',
    game.outcomes,
    (on) => getPayRange(game, on),
    (on, texts) =>
      on.startsWith('bins-') ? getBins(Number(on.slice(5))).join(' · ') : getLabel(on, texts),
  );

/** One side by name, several in a row by their shapes. */
export const createFlipsBoard = (context: TableContext, game: Flips): Board =>
  createPlainBoard(
    context,
    'flips-board',
    game.outcomes,
    (on) => getPayRange(game, on),
    (on, texts) => {
      const shapes = on.split('-').map((side) => SHAPES[side]);
      return shapes.length === 1 ? `${shapes[0]} ${getLabel(on, texts)}` : shapes.join(' ');
    },
  );
