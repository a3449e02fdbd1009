import { z } from 'zod';
import { draws, getFamily } from '../../catalogue/tables.ts';
import { pick } from '../pick.ts';
import { createSlipEngine } from '../slip/engine.ts';
import type { SlipGame } from '../slip/game.ts';
import { type DrawGameId, drawGames } from './games.ts';
import { getDrawLook } from './look.ts';

const result = z.union([
  z.object({ numbers: z.array(z.number().int().min(1).max(90)).min(1).max(90) }),
  z.object({ digits: z.array(z.number().int().min(0).max(9)).length(3) }),
]);

const ids = Object.keys(drawGames) as DrawGameId[];

/** The draw of a game; a code outside of the catalogue gets one by its name. */
const findDraw = (gameCode: string): SlipGame =>
  drawGames[draws[getFamily(gameCode)] ?? pick(ids, gameCode, 'draw')];

/** Draws: tickets on the numbers of one draw, which all players of a game share. */
export const drawEngine = createSlipEngine({
  id: 'draw',
  find: findDraw,
  result,
  describe: (gameCode) => ({ look: getDrawLook(gameCode) }),
});
