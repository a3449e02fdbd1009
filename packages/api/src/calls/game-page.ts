import * as z from 'zod/mini';
import { COMMENT_MAX_LENGTH } from '../constants.ts';
import { createListSchema, id, nothing, paging } from '../entities/common.ts';
import {
  commentSorts,
  gameComment,
  gameDetail,
  gameRating,
  markedGame,
} from '../entities/game-page.ts';
import { defineCall } from './define.ts';

// Apart from the calls that home makes at once: see docs/decisions/0047.

export const gameInfo = defineCall({
  id: 'games.gameInfo',
  method: 'GET',
  path: '/game/info/{id}',
  auth: 'optional',
  in: 'query',
  request: z.object({ id }),
  response: gameDetail,
  summary: 'Returns one game in full; with a token, also the player’s favorite, like and rating.',
  origin: 'addition',
});

export const setFavorite = defineCall({
  id: 'gamePage.setFavorite',
  method: 'POST',
  path: '/game/favorite/{id}',
  auth: 'player',
  in: 'body',
  /** Sets a state rather than toggling it, so repeating the call changes nothing. */
  request: z.object({ id, favorite: z.boolean() }),
  response: z.object({ favorite: z.boolean(), favoriteCount: z.number() }),
  activity: true,
  summary: "Puts a game among the player's favourites, or takes it away.",
  origin: 'addition',
});

export const setLike = defineCall({
  id: 'gamePage.setLike',
  method: 'POST',
  path: '/game/like/{id}',
  auth: 'player',
  in: 'body',
  request: z.object({ id, liked: z.boolean() }),
  response: z.object({ liked: z.boolean(), likeCount: z.number() }),
  activity: true,
  summary: 'Likes a game, or removes the like.',
  origin: 'addition',
});

export const rateGame = defineCall({
  id: 'gamePage.rateGame',
  method: 'POST',
  path: '/game/rate/{id}',
  auth: 'player',
  in: 'body',
  /** Whole stars. A second rating replaces the first. */
  request: z.object({ id, rating: z.number().check(z.int(), z.gte(1), z.lte(5)) }),
  response: z.object({ myRating: z.number(), rating: gameRating }),
  activity: true,
  summary: "Sets the player's stars for a game.",
  origin: 'addition',
});

export const favoriteList = defineCall({
  id: 'gamePage.favoriteList',
  method: 'GET',
  path: '/game/favorite/list',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(markedGame),
  summary: "The player's favourites, the last one first.",
  origin: 'addition',
});

export const favoriteIds = defineCall({
  id: 'gamePage.favoriteIds',
  method: 'GET',
  path: '/game/favorite/ids',
  auth: 'player',
  in: 'query',
  request: nothing,
  /** At most the last 2,000. */
  response: z.object({ ids: z.array(id) }),
  summary: "The ids of the player's favourites alone, for the hearts on tiles.",
  origin: 'addition',
});

export const likeList = defineCall({
  id: 'gamePage.likeList',
  method: 'GET',
  path: '/game/like/list',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(markedGame),
  summary: 'Lists the games that the player likes, latest first.',
  origin: 'addition',
});

export const commentList = defineCall({
  id: 'gamePage.commentList',
  method: 'GET',
  path: '/game/comment/list/{gameId}',
  auth: 'optional',
  in: 'query',
  request: z.object({ gameId: id, sort: z._default(z.enum(commentSorts), 'newest'), ...paging }),
  response: createListSchema(gameComment),
  summary: "What players say of a game, and the player's own comments that are pending.",
  origin: 'addition',
});

export const addComment = defineCall({
  id: 'gamePage.addComment',
  method: 'POST',
  path: '/game/comment/add/{gameId}',
  auth: 'player',
  in: 'body',
  request: z.object({
    gameId: id,
    content: z.string().check(z.trim(), z.minLength(1), z.maxLength(COMMENT_MAX_LENGTH)),
  }),
  response: gameComment,
  activity: true,
  summary: 'Adds a comment on a game; it is public once approved.',
  origin: 'addition',
});

export const deleteComment = defineCall({
  id: 'gamePage.deleteComment',
  method: 'POST',
  path: '/game/comment/delete/{id}',
  auth: 'player',
  in: 'body',
  request: z.object({ id }),
  response: z.object({}),
  activity: true,
  summary: "Takes away a comment of the player's own.",
  origin: 'addition',
});

export const likeComment = defineCall({
  id: 'gamePage.likeComment',
  method: 'POST',
  path: '/game/comment/like/{id}',
  auth: 'player',
  in: 'body',
  request: z.object({ id, liked: z.boolean() }),
  response: z.object({ liked: z.boolean(), likeCount: z.number() }),
  activity: true,
  summary: 'Likes a comment, or removes the like.',
  origin: 'addition',
});
