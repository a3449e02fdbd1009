import * as z from 'zod/mini';
import { id, instant, money } from './common.ts';
import { gameSorts, gameSummary } from './game.ts';

// Separate from the data of home's first paint: see docs/decisions/0047.

/** Reviews of a game by players: whole stars from 1 to 5. */
export const gameRating = z.object({
  /** With one decimal, such as `"4.3"`; `"0.0"` without ratings. */
  average: z.string(),
  count: z.number(),
});
export type GameRating = z.output<typeof gameRating>;

/** A game on its own page. */
export const gameDetail = z.extend(gameSummary, {
  description: z.string(),
  /** Return to player in percent, such as `"96.12"`. */
  rtp: z.string(),
  volatility: z.enum(['low', 'medium', 'high']),
  minStake: money,
  maxStake: money,
  /** When its maintenance ends; null while it is open. */
  maintenanceEndsAt: z.nullable(instant),
  rating: gameRating,
  likeCount: z.number(),
  favoriteCount: z.number(),
  /** Number of public comments. */
  commentCount: z.number(),
  /** Whether it is a favourite of the player. False without a token, as the two below. */
  favorite: z.boolean(),
  liked: z.boolean(),
  /** The player's own stars, 1 to 5; null without any. */
  myRating: z.nullable(z.number()),
});
export type GameDetail = z.output<typeof gameDetail>;

/** A game that the player marked as a favourite, or liked. */
export const markedGame = z.extend(gameSummary, { markedAt: instant });
export type MarkedGame = z.output<typeof markedGame>;

/** States of a comment for its reader; one that the operator hid is shown to nobody. */
export const commentStates = ['pending', 'shown'] as const;
/** Orders of comments: the newest first, or the best liked. */
export const commentSorts = ['newest', 'liked'] as const;

/** A player's comment on a game. */
export const gameComment = z.object({
  commentId: id,
  gameId: id,
  /** Text, never HTML. */
  content: z.string(),
  /** The author's public name: the nickname, or the masked name. */
  author: z.string(),
  /** Address of the author's picture; empty without one. */
  avatar: z.string(),
  level: z.number(),
  /** The author's stars for the game; null without any. */
  rating: z.nullable(z.number()),
  createdAt: instant,
  /** Only the author sees a comment that is pending. */
  state: z.enum(commentStates),
  /** Whether it is the player's own. */
  mine: z.boolean(),
  likeCount: z.number(),
  liked: z.boolean(),
});
export type GameComment = z.output<typeof gameComment>;

/**
 * Filters of every list of games; the subject of a list (such as its category) is part of its path.
 */
export const gameFilters = {
  categoryId: z.optional(id),
  makerId: z.optional(id),
  tagId: z.optional(id),
  /** New games only. */
  isNew: z.optional(z.boolean()),
  /** Only games that carry the tag "hot". */
  isHot: z.optional(z.boolean()),
  /** Only games that accept this stake: their smallest is at most this. */
  stake: z.optional(money),
  /** Part of the name, in any language, or of the maker; matched as by `/game/search`. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  /** Default: most played first; with a keyword, the best match. */
  sort: z.optional(z.enum(gameSorts)),
};
