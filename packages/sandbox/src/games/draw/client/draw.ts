import { make, part } from '../../shell/view/dom.ts';
import type { SlipParts } from '../../slip/client/parts.ts';
import { createPaytable } from '../../slip/client/paytable.ts';
import type { DrawGameId } from '../games.ts';
import { BINGO_DRAWN, bingoPays } from '../math/bingo.ts';
import { getDigitsPay } from '../math/digits.ts';
import { KENO_DRAWN, KENO_MOST, KENO_POOL, kenoPays } from '../math/keno.ts';
import { LOTTO_PICKS, LOTTO_POOL, lottoPays } from '../math/lotto.ts';
import {
  createBingoBoard,
  createDigitsBoard,
  createPicksBoard,
  type DrawContext,
  getDigitsLabel,
} from './boards.ts';
import { createBallsScene, readNumbers } from './scenes/balls.ts';
import { createReelsScene, readDigits } from './scenes/reels.ts';

type Draw = Omit<SlipParts, 'rules'> & {
  howTo(): string;
  /** The rows of the rules: name, pays, return. */
  rows(): readonly (readonly [name: string, pays: string, returns: string])[];
};

const BINGO_POOL = 90;
const getTimes = (hundredths: number): string => `${(hundredths / 100).toLocaleString('en')}×`;
const joinPays = (pays: Readonly<Record<number, number>>): string =>
  Object.entries(pays)
    .map(([hits, pay]) => `${hits}: ${getTimes(pay)}`)
    .join('  ');

function createBalls(
  context: DrawContext,
  counts: {
    readonly pool: number;
    readonly drawn: number;
    readonly tray: number;
    readonly drawMs: number;
  },
) {
  const { motion, sounds, config } = context;
  return createBallsScene({
    motion,
    sounds,
    texts: context.texts,
    hue: config.look.balls,
    mark: (numbers) => context.mark(numbers),
    ...counts,
  });
}

const draws: Readonly<Record<DrawGameId, (context: DrawContext) => Draw>> = {
  keno: (context) => ({
    scene: createBalls(context, {
      pool: KENO_POOL,
      drawn: KENO_DRAWN,
      tray: KENO_DRAWN,
      drawMs: 7_000,
    }),
    board: createPicksBoard(context, {
      pool: KENO_POOL,
      least: 1,
      most: KENO_MOST,
      pays: (picks) => joinPays(kenoPays[picks] ?? {}),
    }),
    describe: (result) => context.texts().numbers(`${readNumbers(result).slice(0, 6).join(' ')} …`),
    toMark: (result) => ({ text: readNumbers(result).slice(0, 3).join(' '), tone: 'plain' }),
    howTo: () => context.texts().howToKeno,
    rows: () =>
      context.config.returns.map(([, returns], index) => [
        context.texts().picks(index + 1, KENO_MOST),
        joinPays(kenoPays[index + 1] ?? {}),
        `${returns} %`,
      ]),
  }),

  lotto: (context) => ({
    scene: createBalls(context, {
      pool: LOTTO_POOL,
      drawn: LOTTO_PICKS,
      tray: LOTTO_PICKS,
      drawMs: 6_000,
    }),
    board: createPicksBoard(context, {
      pool: LOTTO_POOL,
      least: LOTTO_PICKS,
      most: LOTTO_PICKS,
      pays: () => joinPays(lottoPays),
    }),
    describe: (result) => context.texts().numbers(readNumbers(result).join(' ')),
    toMark: (result) => ({ text: readNumbers(result).join(' '), tone: 'plain' }),
    howTo: () => context.texts().howToLotto,
    rows: () =>
      Object.entries(lottoPays).map(([hits, pay], index) => [
        context.texts().match(Number(hits), LOTTO_PICKS),
        getTimes(pay),
        index === 0 ? `${context.config.rtp} %` : '',
      ]),
  }),

  digits: (context) => ({
    scene: createReelsScene(context.motion, context.sounds),
    board: createDigitsBoard(context),
    describe(result) {
      const digits = readDigits(result);
      return context.texts().sum(
        digits.join(' '),
        digits.reduce((sum, digit) => sum + digit, 0),
      );
    },
    toMark: (result) => ({ text: readDigits(result).join(''), tone: 'plain' }),
    howTo: () => context.texts().howToDigits,
    rows: () =>
      context.config.returns.map(([on, returns]) => [
        getDigitsLabel(on, context.texts()),
        getTimes(getDigitsPay(on)),
        `${returns} %`,
      ]),
  }),

  bingo: (context) => ({
    scene: createBalls(context, { pool: BINGO_POOL, drawn: BINGO_DRAWN, tray: 6, drawMs: 9_500 }),
    board: createBingoBoard(context),
    describe: (result) =>
      context.texts().drawn(readNumbers(result).length, readNumbers(result).length),
    toMark: (result) => ({ text: readNumbers(result).slice(-3).join(' '), tone: 'plain' }),
    howTo: () => context.texts().howToBingo,
    rows: () => {
      const texts = context.texts();
      return [
        [texts.corners, getTimes(bingoPays.corners), ''],
        [texts.rows(1), getTimes(bingoPays[1]), ''],
        [texts.rows(2), getTimes(bingoPays[2]), ''],
        [texts.rows(3), getTimes(bingoPays[3]), `${context.config.rtp} %`],
      ];
    },
  }),
};

/** The scene, the board and the rules of a game's draw. */
export function createDraw(context: DrawContext): SlipParts {
  const { config } = context;
  const { look } = config;
  const root = part('game', HTMLElement);
  root.style.setProperty('--hue', `${look.hue}`);
  root.style.setProperty('--felt', `${look.hue}`);
  root.style.setProperty('--fill', '52%');
  root.dataset.theme = look.theme;
  root.dataset.draw = config.game;
  const { howTo, rows, ...draw } = draws[config.game](context);
  return {
    ...draw,
    rules: () => [make('p', { class: 'note' }, howTo()), createPaytable(rows(), context.texts())],
  };
}
