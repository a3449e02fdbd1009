import { make } from '../../shell/view/dom.ts';
import type { HistoryMark } from '../../slip/client/parts.ts';
import {
  COLORS,
  type ColorsResult,
  colorGame,
  type DiceResult,
  dice,
  getSum,
  isTriple,
} from '../math/dice.ts';
import { fanTan, getRemainder } from '../math/fan-tan.ts';
import { type Flips, flipGames } from '../math/flips.ts';
import { getBin, pegs, ROWS } from '../math/pegs.ts';
import { getLabel, type Table, type TableContext } from './boards.ts';
import {
  createColorBoard,
  createDiceBoard,
  createFanTanBoard,
  createFlipsBoard,
  createPegsBoard,
  getPayRange,
  SHAPES,
} from './dice-boards.ts';
import { createDiceScene, drawPips } from './scenes/dice.ts';
import { createFanTanScene, readBeads } from './scenes/fan-tan.ts';
import { createFlipsScene, readFlips } from './scenes/flips.ts';
import { createPegsScene, readPath } from './scenes/pegs.ts';

const readDice = (result: unknown): DiceResult => result as DiceResult;
const readColors = (result: unknown): (typeof COLORS)[number][] =>
  (result as ColorsResult).colors.map((color) => COLORS[color] ?? COLORS[0]);

const getDiceWinner = (result: DiceResult): 'any-triple' | 'small' | 'big' => {
  if (isTriple(result)) return 'any-triple';
  return getSum(result) < 11 ? 'small' : 'big';
};

const createFlipsTable =
  (game: Flips, tones: readonly [string, string]) =>
  (context: TableContext): Table => {
    const toSides = (result: unknown) => readFlips(result).map((side) => game.sides[side] ?? '');
    return {
      scene: createFlipsScene(context, game),
      board: createFlipsBoard(context, game),
      describe: (result) => getLabel(toSides(result).join('-'), context.texts()),
      toMark(result): HistoryMark {
        const sides = toSides(result);
        return {
          text: sides.map((side) => SHAPES[side]).join(''),
          tone: tones[readFlips(result)[0] ?? 0] ?? 'plain',
        };
      },
      howTo: () => (game.id === 'coin' ? context.texts().howToCoin : context.texts().howToRedWhite),
      pays: (on) => getPayRange(game, on),
    };
  };

/** Tables on which dice, coins and balls decide. */
export const diceTables = {
  dice: (context: TableContext): Table => ({
    scene: createDiceScene(
      context,
      (result) => readDice(result).dice.map((value) => value - 1),
      drawPips,
      (result) => `${getSum(readDice(result))}`,
    ),
    board: createDiceBoard(context, dice),
    describe(result) {
      const values = readDice(result);
      const winner = getLabel(getDiceWinner(values), context.texts());
      return `${values.dice.join(' + ')} = ${getSum(values)} · ${winner}`;
    },
    toMark(result) {
      const values = readDice(result);
      const tone = { 'any-triple': 'gold', small: 'blue', big: 'red' }[getDiceWinner(values)];
      return { text: `${getSum(values)}`, tone };
    },
    howTo: () => context.texts().howToDice,
    pays: (on) => getPayRange(dice, on),
  }),

  'color-game': (context: TableContext): Table => ({
    scene: createDiceScene(
      context,
      (result) => (result as ColorsResult).colors,
      (side) => {
        const color = COLORS[side] ?? COLORS[0];
        return make('span', { class: `side ${color}` }, make('b', {}, SHAPES[color] ?? ''));
      },
      () => '',
    ),
    board: createColorBoard(context, colorGame),
    describe: (result) =>
      readColors(result)
        .map((color) => getLabel(color, context.texts()))
        .join(' · '),
    toMark(result) {
      const colors = readColors(result);
      const different = new Set(colors).size;
      return {
        text: colors.map((color) => SHAPES[color]).join(''),
        tone: different === 1 ? 'gold' : different === 2 ? 'blue' : 'plain',
      };
    },
    howTo: () => context.texts().howToColorGame,
    pays: (on) => getPayRange(colorGame, on),
  }),

  'fan-tan': (context: TableContext): Table => ({
    scene: createFanTanScene(context),
    board: createFanTanBoard(context, fanTan),
    describe(result) {
      const beads = readBeads(result);
      return context.texts().remain(beads.beads, getRemainder(beads));
    },
    toMark(result) {
      const remainder = getRemainder(readBeads(result));
      return { text: `${remainder}`, tone: remainder % 2 === 1 ? 'red' : 'blue' };
    },
    howTo: () => context.texts().howToFanTan,
    pays: (on) => getPayRange(fanTan, on),
  }),

  pegs: (context: TableContext): Table => ({
    scene: createPegsScene(context),
    board: createPegsBoard(context, pegs),
    describe: (result) => context.texts().bins(`${getBin(readPath(result)) + 1}`),
    toMark(result) {
      const bin = getBin(readPath(result));
      const distance = Math.abs(bin - ROWS / 2);
      return { text: `${bin + 1}`, tone: distance > 4 ? 'red' : distance > 2 ? 'gold' : 'blue' };
    },
    howTo: () => context.texts().howToPegs,
    pays: (on) => getPayRange(pegs, on),
  }),

  coin: createFlipsTable(flipGames.coin, ['gold', 'blue']),
  'red-white': createFlipsTable(flipGames['red-white'], ['red', 'plain']),
};
