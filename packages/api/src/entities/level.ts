import * as z from 'zod/mini';
import { money } from './common.ts';

/** A member level with what it brings (specification: Roles and permissions). */
export const memberLevel = z.object({
  level: z.number(),
  name: z.string(),
  /** Lifetime valid bets that reach it. */
  requiredBets: money,
  upgradeBonus: money,
  monthlyBonus: money,
  /** Valid bets in the month before that the monthly bonus asks. */
  monthlyRequiredBets: money,
  birthdayBonus: money,
  isHighest: z.boolean(),
});
export type MemberLevel = z.output<typeof memberLevel>;

/** How far the player is from the next level (`getNextLevelSchedule`). */
export const levelSchedule = z.object({
  level: z.number(),
  levelName: z.string(),
  /** Null at the highest level. */
  nextLevel: z.nullable(z.number()),
  nextLevelName: z.nullable(z.string()),
  /** Lifetime valid bets: those there are, those the next level asks, those that are missing. */
  currentBets: money,
  requiredBets: z.nullable(money),
  remainingBets: money,
  /** 0 to 100, rounded down; 100 at the highest level. */
  percent: z.number(),
});
export type LevelSchedule = z.output<typeof levelSchedule>;
