import { make, part } from '../../shell/view/dom.ts';
import type { SlipParts } from '../../slip/client/parts.ts';
import { createPaytable } from '../../slip/client/paytable.ts';
import type { TableGameId } from '../games.ts';
import { baccaratPays, getTotal } from '../math/baccarat.ts';
import { isRed } from '../math/cards.ts';
import { getColor, getRoulettePay } from '../math/roulette.ts';
import {
  createBaccaratBoard,
  createHiLoBoard,
  createRouletteBoard,
  createWheelBoard,
  getLabel,
  type Table,
  type TableContext,
} from './boards.ts';
import { getRankName } from './card.ts';
import { cardTables } from './card-tables.ts';
import { diceTables } from './dice-tables.ts';
import { createBaccaratScene, getWinner, readHands } from './scenes/baccarat.ts';
import { createHiLoScene, getDirection, readCards } from './scenes/hi-lo.ts';
import { createRouletteScene, readNumber } from './scenes/roulette.ts';
import { createWheelScene, getTimes, readPay } from './scenes/wheel.ts';

const tables: Readonly<Record<TableGameId, (context: TableContext) => Table>> = {
  baccarat: (context) => ({
    scene: createBaccaratScene(context.motion, context.sounds, context.texts),
    board: createBaccaratBoard(context),
    describe(result) {
      const texts = context.texts();
      const { player, banker } = readHands(result);
      const points = `${getTotal(player)}–${getTotal(banker)}`;
      const winner = getWinner({ player, banker });
      return winner === 'tie' ? texts.tied(points) : texts.wins(texts[winner], points);
    },
    toMark(result) {
      const winner = getWinner(readHands(result));
      const tone = { player: 'blue', banker: 'red', tie: 'green' }[winner];
      return { text: context.texts()[winner].slice(0, 6), tone };
    },
    howTo: () => context.texts().howToBaccarat,
    pays: (on) => getTimes(baccaratPays[on as keyof typeof baccaratPays]),
  }),

  ...cardTables,

  roulette: (context) => ({
    scene: createRouletteScene(context.motion, context.sounds),
    board: createRouletteBoard(context),
    describe(result) {
      const texts = context.texts();
      const number = readNumber(result);
      const color = getColor(number);
      return color === 'green' ? `${number}` : `${number} · ${texts[color]}`;
    },
    toMark: (result) => ({ text: `${readNumber(result)}`, tone: getColor(readNumber(result)) }),
    howTo: () => context.texts().howToRoulette,
    pays: (on) => getTimes(getRoulettePay(on)),
  }),

  wheel: (context) => ({
    scene: createWheelScene(context.motion, context.sounds),
    board: createWheelBoard(context),
    describe: (result) => context.texts().segment(getTimes(readPay(result))),
    toMark: (result) => ({
      text: getTimes(readPay(result)),
      tone: readPay(result) >= 1_300 ? 'gold' : readPay(result) >= 400 ? 'blue' : 'plain',
    }),
    howTo: () => context.texts().howToWheel,
    pays: (on) => getTimes(Number(on.slice('pays-'.length))),
  }),

  'hi-lo': (context) => ({
    scene: createHiLoScene(context.motion, context.sounds),
    board: createHiLoBoard(context),
    describe(result) {
      const cards = readCards(result);
      const direction = context.texts()[getDirection(cards)];
      return `${getRankName(cards.base)} → ${getRankName(cards.next)} · ${direction}`;
    },
    toMark(result) {
      const { next } = readCards(result);
      return { text: getRankName(next), tone: isRed(next) ? 'red' : 'black' };
    },
    howTo: () => context.texts().howToHiLo,
    pays: () => context.texts().depends,
  }),

  ...diceTables,
};

/** The scene, the board and the rules of a game's table. */
export function createTable(context: TableContext): SlipParts {
  const { config } = context;
  const { look } = config;
  const root = part('game', HTMLElement);
  root.style.setProperty('--hue', `${look.hue}`);
  root.style.setProperty('--felt', `${look.felt[0]}`);
  root.style.setProperty('--fill', `${look.felt[1]}%`);
  root.dataset.theme = look.theme;
  root.dataset.ornament = look.ornament;
  root.dataset.table = config.game;
  const { howTo, pays, ...table } = tables[config.game](context);
  return {
    ...table,
    rules() {
      const texts = context.texts();
      const rows = config.returns.map(
        ([on, returns]) => [getLabel(on, texts), pays(on), `${returns} %`] as const,
      );
      return [make('p', { class: 'note' }, howTo()), createPaytable(rows, texts)];
    },
  };
}
