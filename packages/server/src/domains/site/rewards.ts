import { z } from 'zod';

const minor = z.string().regex(/^\d{1,18}$/);
/** Hundredths of a percent. */
const basisPoints = z.number().int().min(0).max(10_000);
const days = z.number().int().min(1).max(365);

/** Bonuses of the system; an amount or rate of zero turns a kind off (domain: Demo numbers). */
export const bonusSettings = z.object({
  /**
   * `HH:MM` in the site's zone: when rebates are issued, birthday bonuses, and on the 1st the monthly
   * ones.
   */
  issueTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 04:00'),
  levelUpgradeDays: days,
  /** Valid bets in the previous month that the monthly bonus requires. */
  monthlyRequiredBets: minor,
  monthlyDays: days,
  birthdayDays: days,
  /** Days for which the birthday must have been set. */
  birthdaySetDays: z.number().int().min(0).max(365),
  /** Of the first deposit of a week. */
  depositRate: basisPoints,
  depositMaximum: minor,
});

const rebateRate = z.object({ base: basisPoints, perLevel: basisPoints });

/** Rebate of a day's wallet-funded valid bets, by category and level. */
export const rebateSettings = z.object({
  /** By category; {@link rebateSettings} `otherRate` for all others. */
  rates: z.record(z.string().min(1).max(40), rebateRate),
  otherRate: rebateRate,
  /** A smaller rebate is carried over to the next day. */
  minimum: minor,
  claimDays: days,
});

export const referralSettings = z.object({
  /** Deposits and valid bets of a referred player after which the reward is issued. */
  requiredDeposits: minor,
  requiredBets: minor,
  reward: minor,
  /** Of the valid bets that they make afterwards, issued monthly. */
  monthlyRate: basisPoints,
});

/** Of a site from before these settings: no rewards until its operator sets them. */
export const noBonuses: z.infer<typeof bonusSettings> = {
  issueTime: '04:00',
  levelUpgradeDays: 30,
  monthlyRequiredBets: '0',
  monthlyDays: 7,
  birthdayDays: 15,
  birthdaySetDays: 30,
  depositRate: 0,
  depositMaximum: '0',
};
export const noRebate: z.infer<typeof rebateSettings> = {
  rates: {},
  otherRate: { base: 0, perLevel: 0 },
  minimum: '0',
  claimDays: 7,
};
export const noReferral: z.infer<typeof referralSettings> = {
  requiredDeposits: '0',
  requiredBets: '0',
  reward: '0',
  monthlyRate: 0,
};
