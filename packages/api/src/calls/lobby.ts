import * as z from 'zod/mini';
import { createListSchema, id, paging } from '../entities/common.ts';
import { gameSummary, maker, playedGame } from '../entities/game.ts';
import { gameFilters } from '../entities/game-page.ts';
import { latestWin, navigationTag } from '../entities/lobby.ts';
import { defineCall } from './define.ts';

// Apart from the calls that home makes at once: see docs/decisions/0047.

// The filters of lists and their order are additions to docs/specification/calls.json, the same for
// each list. Searches of a player count for the player, not for the address (docs/decisions/0033).

export const categoryGames = defineCall({
  id: 'games.categoryGames',
  method: 'GET',
  path: '/game/category_game/{categoryId}',
  auth: 'optional',
  in: 'query',
  request: z.object({ ...gameFilters, categoryId: id, ...paging }),
  response: createListSchema(gameSummary),
  abortable: true,
  summary: 'Lists the games of one category.',
  origin: 'specification',
});

export const categoryMakerGames = defineCall({
  id: 'games.categoryMakerGames',
  method: 'GET',
  path: '/game/category_maker/gameList',
  auth: 'optional',
  in: 'query',
  request: z.object({ ...gameFilters, ...paging }),
  response: createListSchema(gameSummary),
  abortable: true,
  summary: 'Lists games by filters; all games without any.',
  origin: 'specification',
});

export const makerGames = defineCall({
  id: 'lobby.makerGames',
  method: 'GET',
  path: '/game/maker_game/{makerId}',
  auth: 'optional',
  in: 'query',
  request: z.object({ ...gameFilters, makerId: id, ...paging }),
  response: createListSchema(gameSummary),
  summary: 'Lists the games of one maker.',
  origin: 'specification',
});

export const makerList = defineCall({
  id: 'lobby.makerList',
  method: 'GET',
  path: '/game/maker/list',
  auth: 'none',
  in: 'query',
  request: z.object({}),
  response: z.object({ rows: z.array(maker) }),
  summary: 'Lists all makers with games, the largest first.',
  origin: 'specification',
});

export const newGames = defineCall({
  id: 'lobby.newGames',
  method: 'GET',
  path: '/game/newGames',
  auth: 'optional',
  in: 'query',
  request: z.object({ ...gameFilters, ...paging }),
  response: createListSchema(gameSummary),
  summary: 'Lists new games, newest first.',
  origin: 'specification',
});

export const hotGames = defineCall({
  id: 'lobby.hotGames',
  method: 'GET',
  path: '/game/hotGames',
  auth: 'optional',
  in: 'query',
  request: z.object({ ...gameFilters, ...paging }),
  response: createListSchema(gameSummary),
  summary: 'Lists the hundred most played games.',
  origin: 'specification',
});

export const navigationTags = defineCall({
  id: 'lobby.navigationTags',
  method: 'GET',
  path: '/gameGavigationTag/list',
  auth: 'none',
  in: 'query',
  request: z.object({}),
  response: z.object({ rows: z.array(navigationTag) }),
  summary: "The lobby's navigation tags, in their order.",
  origin: 'specification',
});

export const tagGames = defineCall({
  id: 'lobby.tagGames',
  method: 'GET',
  path: '/game/gavigationTag/{tagId}',
  auth: 'optional',
  in: 'query',
  request: z.object({ ...gameFilters, tagId: id, ...paging }),
  response: createListSchema(gameSummary),
  summary: 'Lists the games with one navigation tag.',
  origin: 'specification',
});

export const searchGames = defineCall({
  id: 'lobby.searchGames',
  method: 'GET',
  path: '/game/search',
  auth: 'optional',
  in: 'query',
  request: z.object({
    ...gameFilters,
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(140)),
    ...paging,
  }),
  response: createListSchema(gameSummary),
  abortable: true,
  summary:
    'Searches games by name in any language and by maker, best match first; Chinese also by pinyin and its initials.',
  origin: 'addition',
});

export const makersOfCategory = defineCall({
  id: 'lobby.makersOfCategory',
  method: 'GET',
  path: '/game/maker/list/bycategory/{categoryId}',
  auth: 'none',
  in: 'query',
  request: z.object({ categoryId: id }),
  /** `gameCount` counts the games of this category alone. */
  response: z.object({ rows: z.array(maker) }),
  summary: 'Lists the makers with games in a category, the largest first.',
  origin: 'specification',
});

export const playHistory = defineCall({
  id: 'lobby.playHistory',
  method: 'GET',
  path: '/game/history/list',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(playedGame),
  summary: 'Lists the games that the player has played, latest first.',
  origin: 'addition',
});

export const latestWins = defineCall({
  id: 'lobby.latestWins',
  method: 'GET',
  path: '/game/latestWins',
  auth: 'none',
  in: 'query',
  request: z.object({}),
  response: z.object({ rows: z.array(latestWin) }),
  summary: 'Lists the site’s latest winning rounds, with masked players.',
  origin: 'addition',
});
