import * as z from 'zod/mini';
import { id, instant, money } from './common.ts';

/** The player's state in the referral programme. */
export const referralOverview = z.object({
  inviteCode: z.string(),
  /** The link to share, on the site's own domain (product decision 8). */
  link: z.string(),
  invitedCount: z.number(),
  qualifiedCount: z.number(),
  earnedAmount: money,
  claimableAmount: money,
  /**
   * Deposits and bets that a referred player must make before the referrer is paid, and the reward.
   */
  requiredDeposits: money,
  requiredBets: money,
  reward: money,
  /** Percent of their valid bets that is paid monthly afterwards, such as `"0.05"`. */
  monthlyRate: z.string(),
});
export type ReferralOverview = z.output<typeof referralOverview>;

/** A player who signed up with the player's code. */
export const referredPlayer = z.object({
  referralId: id,
  /** Their phone, masked except for two digits at the start and three at the end. */
  player: z.string(),
  state: z.enum(['registered', 'qualified']),
  deposits: money,
  validBets: money,
  earnedAmount: money,
  registeredAt: instant,
});
export type ReferredPlayer = z.output<typeof referredPlayer>;

/** One payment of the programme. */
export const referralEarning = z.object({
  id,
  kind: z.enum(['reward', 'monthly']),
  /** `YYYY-MM` of a monthly one; empty otherwise. */
  period: z.string(),
  player: z.string(),
  amount: money,
  state: z.enum(['pending', 'claimed', 'expired', 'issued']),
  issuedTime: instant,
  claimedTime: z.nullable(instant),
});
export type ReferralEarning = z.output<typeof referralEarning>;
