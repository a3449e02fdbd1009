import { andarBahar } from './math/andar-bahar.ts';
import { baccarat } from './math/baccarat.ts';
import { colorGame, dice } from './math/dice.ts';
import { duels } from './math/duel.ts';
import { fanTan } from './math/fan-tan.ts';
import { flipGames } from './math/flips.ts';
import { hiLo } from './math/hi-lo.ts';
import { inBetween } from './math/in-between.ts';
import { pegs } from './math/pegs.ts';
import { roulette } from './math/roulette.ts';
import { wheel } from './math/wheel.ts';

/** The tables of this engine; `catalogue/tables.ts` maps games to them. */
export const tableGames = {
  baccarat,
  ...duels,
  'andar-bahar': andarBahar,
  'in-between': inBetween,
  roulette,
  wheel,
  'hi-lo': hiLo,
  dice,
  'color-game': colorGame,
  ...flipGames,
  'fan-tan': fanTan,
  pegs,
} as const;

export type TableGameId = keyof typeof tableGames;
