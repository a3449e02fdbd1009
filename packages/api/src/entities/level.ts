import * as z from 'zod/mini';
import { money } from './common.ts';

/** A member level with its benefits (docs/product.md: Roles and permissions). */
export const memberLevel = z.object({
  level: z.number(),
  name: z.string(),
  /** Required lifetime valid bets. */
  requiredBets: money,
  upgradeBonus: money,
  monthlyBonus: money,
  /** Valid bets in the previous month that the monthly bonus requires. */
  monthlyRequiredBets: money,
  birthdayBonus: money,
  isHighest: z.boolean(),
});
export type MemberLevel = z.output<typeof memberLevel>;

/** The player's progress towards the next level (`getNextLevelSchedule`). */
export const levelSchedule = z.object({
  level: z.number(),
  levelName: z.string(),
  /** Null at the highest level. */
  nextLevel: z.nullable(z.number()),
  nextLevelName: z.nullable(z.string()),
  /** Lifetime valid bets: current, required by the next level, and missing. */
  currentBets: money,
  requiredBets: z.nullable(money),
  remainingBets: money,
  /** 0 to 100, rounded down; 100 at the highest level. */
  percent: z.number(),
});
export type LevelSchedule = z.output<typeof levelSchedule>;
