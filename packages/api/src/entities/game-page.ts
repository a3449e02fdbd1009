import * as z from 'zod/mini';
import { id, instant, money } from './common.ts';
import { gameSorts, gameSummary } from './game.ts';

// Apart from what home shows at once: see docs/decisions/0047.

/** What players think of a game: whole stars from 1 to 5. */
export const gameRating = z.object({
  /** With one decimal, such as `"4.3"`; `"0.0"` while nobody has rated. */
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
  /** Comments that everybody sees. */
  commentCount: z.number(),
  /** Is it among the player's favourites? False without a token, as the two below. */
  favorite: z.boolean(),
  liked: z.boolean(),
  /** The player's own stars, 1 to 5; null while there are none. */
  myRating: z.nullable(z.number()),
});
export type GameDetail = z.output<typeof gameDetail>;

/** A game that the player marked as a favourite, or liked. */
export const markedGame = z.extend(gameSummary, { markedAt: instant });
export type MarkedGame = z.output<typeof markedGame>;

/** What a comment may be to the one who reads it; one that the operator hid is shown to nobody. */
export const commentStates = ['pending', 'shown'] as const;
/** Orders of comments: the newest first, or the best liked. */
export const commentSorts = ['newest', 'liked'] as const;

/** What a player says of a game. */
export const gameComment = z.object({
  commentId: id,
  gameId: id,
  /** Text, never HTML. */
  content: z.string(),
  /** As others may see the player: the nickname, or the name with its middle hidden. */
  author: z.string(),
  /** Address of the author's picture; empty without one. */
  avatar: z.string(),
  level: z.number(),
  /** The stars that the author gave the game; null when none. */
  rating: z.nullable(z.number()),
  createdAt: instant,
  /** Only the author sees a comment that is pending. */
  state: z.enum(commentStates),
  /** Is it the player's own? */
  mine: z.boolean(),
  likeCount: z.number(),
  liked: z.boolean(),
});
export type GameComment = z.output<typeof gameComment>;

/**
 * What every list of games can be narrowed by, alike; what a list is about (the category of a
 * category's list) is part of its path.
 */
export const gameFilters = {
  categoryId: z.optional(id),
  makerId: z.optional(id),
  tagId: z.optional(id),
  /** Only games that are still new. */
  isNew: z.optional(z.boolean()),
  /** Only games that carry the tag "hot". */
  isHot: z.optional(z.boolean()),
  /** Only games that can be played with this stake: their smallest is at most this. */
  stake: z.optional(money),
  /** Part of the name, in any language, or of the maker; found as by `/game/search`. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  /** Most played first unless said; by keyword, the best match. */
  sort: z.optional(z.enum(gameSorts)),
};
