import * as z from 'zod/mini';
import { id, instant, money, titles } from './common.ts';

/** A theme that runs across categories, such as "Bonus spins". */
export const navigationTag = z.object({
  tagId: id,
  tagName: z.string(),
  /** Titles by language; `tagName` where one is missing. */
  titles: z.optional(titles),
  gameCount: z.number(),
});
export type NavigationTag = z.output<typeof navigationTag>;

/** A round that a player won. */
export const latestWin = z.object({
  winId: id,
  gameId: id,
  gameName: z.string(),
  titles: z.optional(titles),
  cover: z.string(),
  coverColor: z.string(),
  /**
   * The winner's phone, masked except for two digits at the start and three at the end: `09•• 317`.
   */
  player: z.string(),
  /** What the round paid. */
  amount: money,
  wonAt: instant,
});
export type LatestWin = z.output<typeof latestWin>;
