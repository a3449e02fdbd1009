import * as z from 'zod/mini';
import { id, instant, money, titles } from './common.ts';

export const gameStatuses = ['open', 'maintenance'] as const;
export const gameBadges = ['new', 'hot', 'live'] as const;
/** Orders of a list of games: most played, newest, by name. */
export const gameSorts = ['popular', 'newest', 'name'] as const;
export type GameSort = (typeof gameSorts)[number];

/** A game on a tile. */
export const gameSummary = z.object({
  gameId: id,
  gameName: z.string(),
  titles: z.optional(titles),
  makerId: id,
  makerName: z.string(),
  categoryId: id,
  /** Address of the cover, 3:4; `?w=120|240|480` selects the width. */
  cover: z.string(),
  /** Dominant colour of the cover (`#rrggbb`), shown until it has loaded. */
  coverColor: z.string(),
  badge: z.nullable(z.enum(gameBadges)),
  /** Popularity: rounds in the last day, as its provider reports them. */
  playCount: z.number(),
  status: z.enum(gameStatuses),
});
export type GameSummary = z.output<typeof gameSummary>;

export const category = z.object({
  categoryId: id,
  categoryName: z.string(),
  /** Titles by language; `categoryName` where one is missing (docs/product.md: Entities and their fields). */
  titles: z.optional(titles),
  /** Name of an icon of the kit: slots, live, fishing, cards, crash, sports, lottery, arcade. */
  icon: z.string(),
  gameCount: z.number(),
});
export type Category = z.output<typeof category>;

export const maker = z.object({
  makerId: id,
  makerName: z.string(),
  logo: z.string(),
  gameCount: z.number(),
});
export type Maker = z.output<typeof maker>;

/** A game that the player has played. */
export const playedGame = z.extend(gameSummary, {
  lastPlayedAt: instant,
  /** The money in it and in transit to it; null if it is not open. */
  inGame: z.nullable(money),
  /** A round that waits for the player: the money inside, and until when; null without one. */
  openRound: z.nullable(z.object({ staked: money, expiresAt: z.nullable(instant) })),
});
export type PlayedGame = z.output<typeof playedGame>;

export const banner = z.object({
  bannerId: id,
  /** Address of the art, 16:7, without text; `?w=720|1440`. */
  image: z.string(),
  color: z.string(),
  /** The text over it, in the requested locale. */
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  /** A path of the route table (docs/product.md: Screens and routes), with its query. */
  link: z.string(),
});
export type Banner = z.output<typeof banner>;

/** All data of home's first screen, in one response. */
export const homePage = z.object({
  banners: z.array(banner),
  categories: z.array(category),
  makers: z.array(maker),
  /** The player's latest games; empty without a token. */
  recentGames: z.array(playedGame),
  newGames: z.array(gameSummary),
  /** Total number of new games. */
  newGameCount: z.number(),
  hotGames: z.array(gameSummary),
  /** First page of all games, most played first. */
  games: z.object({ rows: z.array(gameSummary), total: z.number() }),
});
export type HomePage = z.output<typeof homePage>;

export const sessionStates = [
  'created',
  'active',
  'leaving',
  'abandoned',
  'recovering',
  'resumable',
  'settled',
] as const;

/** A money session of one player at one game (domain: session machine). */
export const gameSession = z.object({
  sessionId: id,
  gameId: id,
  gameName: z.string(),
  /** The promotion record that pays; absent: the wallet. */
  recordId: z.optional(id),
  state: z.enum(sessionStates),
  /** Amount moved from the wallet or the promotion into the game so far. */
  movedIn: money,
  /** The money in the game and in transit, as far as the platform knows. */
  inGame: money,
  /** Amount returned to the wallet at the end; null before. */
  recovered: z.nullable(money),
  staked: money,
  won: money,
  startedAt: instant,
  endedAt: z.nullable(instant),
  /** When the platform retries the return of the money; null if nothing is outstanding. */
  retryAt: z.nullable(instant),
});
export type GameSession = z.output<typeof gameSession>;

/** An unfinished round that waits in a game, for which a launch needs no stake. */
export const openRound = z.object({
  gameId: id,
  /** The promotion record that paid; absent: the wallet. */
  recordId: z.optional(id),
  staked: money,
  /** When the round is finished without the player; null if unknown. */
  expiresAt: z.nullable(instant),
});
export type OpenRound = z.output<typeof openRound>;

/** Response to opening a game. */
export const launch = z.object({
  sessionId: id,
  /** Address for the frame; valid once, for 60 s. */
  launchUrl: z.string(),
  /** Origin whose messages the host accepts (S26). */
  gameOrigin: z.string(),
  movedIn: money,
  /** Amount that an earlier session returned before this one was opened; null without one. */
  collected: z.nullable(money),
});
export type Launch = z.output<typeof launch>;
