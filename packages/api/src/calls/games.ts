import * as z from 'zod/mini';
import { id, instant, listOf, money, paging } from '../entities/common.ts';
import { gameDetail, gameSummary, homePage } from '../entities/game.ts';
import { defineCall } from './define.ts';

export const home = defineCall({
  id: 'games.home',
  method: 'GET',
  path: '/game/home',
  auth: 'optional',
  in: 'query',
  request: z.object({}),
  response: homePage,
  summary: 'What the first screen of home shows.',
  origin: 'specification',
});

export const categoryGames = defineCall({
  id: 'games.categoryGames',
  method: 'GET',
  path: '/game/category_game/{categoryId}',
  auth: 'none',
  in: 'query',
  request: z.object({ categoryId: id, ...paging }),
  response: listOf(gameSummary),
  abortable: true,
  summary: 'Games of one category, most played first.',
  origin: 'specification',
});

export const categoryMakerGames = defineCall({
  id: 'games.categoryMakerGames',
  method: 'GET',
  path: '/game/category_maker/gameList',
  auth: 'none',
  in: 'query',
  request: z.object({ categoryId: z.optional(id), makerId: z.optional(id), ...paging }),
  response: listOf(gameSummary),
  abortable: true,
  summary: 'Games by category and maker; all games when neither is given.',
  origin: 'specification',
});

export const gameInfo = defineCall({
  id: 'games.gameInfo',
  method: 'GET',
  path: '/game/info/{id}',
  auth: 'none',
  in: 'query',
  request: z.object({ id }),
  response: gameDetail,
  summary: 'One game in full.',
  origin: 'addition',
});

export const autoExitGame = defineCall({
  id: 'games.autoExitGame',
  method: 'POST',
  path: '/autoExitGame',
  auth: 'player',
  in: 'form',
  /** Without a session, all of the player's open ones. */
  request: z.object({ sessionId: z.optional(id) }),
  response: z.object({
    /** What came back to the wallet by this call. */
    amount: money,
    state: z.enum(['nothing', 'settled', 'recovering', 'resumable']),
    /** When the platform tries again by itself; null when all is back. */
    retryAt: z.nullable(instant),
  }),
  summary: 'Leaves the game and brings its money back; also sent when the page goes away.',
  origin: 'specification',
});
