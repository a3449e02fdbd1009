import { z } from 'zod';
import { getFamily, tables } from '../../catalogue/tables.ts';
import { pick } from '../pick.ts';
import { createSlipEngine } from '../slip/engine.ts';
import type { SlipGame } from '../slip/game.ts';
import { type TableGameId, tableGames } from './games.ts';
import { getTableLook } from './look.ts';

const card = z.number().int().min(0).max(51);
const hand = z.array(card).min(2).max(3);
const result = z.union([
  z.object({ player: hand, banker: hand }),
  z.object({ first: card, second: card }),
  z.object({ joker: card, dealt: z.array(card).min(1).max(49) }),
  z.object({ pair: z.tuple([card, card]), third: card }),
  z.object({ number: z.number().int().min(0).max(36) }),
  z.object({ segment: z.number().int().min(0).max(53) }),
  z.object({ base: card, next: card }),
  z.object({ dice: z.array(z.number().int().min(1).max(6)).length(3) }),
  z.object({ colors: z.array(z.number().int().min(0).max(5)).length(3) }),
  z.object({ flips: z.array(z.number().int().min(0).max(1)).length(3) }),
  z.object({ beads: z.number().int().min(40).max(79) }),
  z.object({ path: z.array(z.number().int().min(0).max(1)).length(12) }),
]);

const ids = Object.keys(tableGames) as TableGameId[];

/** The table of a game; a code outside of the catalogue gets one by its name. */
const findTable = (gameCode: string): SlipGame =>
  tableGames[tables[getFamily(gameCode)] ?? pick(ids, gameCode, 'table')];

/** Tables: bets on several outcomes of one deal or spin, which all players of a game share. */
export const tableEngine = createSlipEngine({
  id: 'table',
  find: findTable,
  result,
  describe: (gameCode) => ({ look: getTableLook(gameCode) }),
});
