import * as z from 'zod/mini';
import { id, instant, money } from './common.ts';

/**
 * A rebate is issued for claiming, and then claimed or expired
 * (docs/product.md: States and transitions); `issued` is credited at once.
 */
export const rebateStates = ['pending', 'claimed', 'expired', 'issued'] as const;

/** The rebate of one category of games in a period. */
export const rebateLine = z.object({
  categoryId: id,
  categoryName: z.string(),
  validBets: money,
  /** Percent, such as `"0.45"`. */
  rate: z.string(),
  amount: money,
});
export type RebateLine = z.output<typeof rebateLine>;

/** The rebate of one closed period: a day in the site's zone. */
export const rebate = z.object({
  id,
  /** `YYYY-MM-DD`. */
  period: z.string(),
  state: z.enum(rebateStates),
  validBets: money,
  amount: money,
  issuedTime: instant,
  claimedTime: z.nullable(instant),
  expiresAt: z.nullable(instant),
});
export type Rebate = z.output<typeof rebate>;
export const rebateDetail = z.extend(rebate, { lines: z.array(rebateLine) });
export type RebateDetail = z.output<typeof rebateDetail>;

/** The open period, as calculated so far, and the claimable amount. */
export const rebateOverview = z.object({
  period: z.string(),
  /** An estimate until the period closes. */
  estimate: money,
  lines: z.array(rebateLine),
  /** When the open period is issued. */
  nextIssueTime: instant,
  claimableAmount: money,
  /** The minimum amount that is issued. */
  minAmount: money,
});
export type RebateOverview = z.output<typeof rebateOverview>;
