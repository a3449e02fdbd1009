import { referral } from '@parlor/api/calls';
import { everyDay } from '../../core/jobs/daily.ts';
import type { Module } from '../../platform/platform.ts';
import { claimReward, listRewards } from '../rewards/index.ts';
import { readSite } from '../site/index.ts';
import { issueMonthlyEarnings, qualifyReferrals } from './qualify.ts';
import { getReferralOverview, listReferred, toEarning } from './referral.ts';

/** The referral programme: a player's code, who signed up with it, and what that earns. */
export const referralModule: Module = ({ core, calls }) => {
  const { db } = core;

  calls.player(referral.getReferralOverview, async ({ principal }) =>
    getReferralOverview(core, await readSite(db), principal.playerId),
  );

  calls.player(referral.referredPlayers, async ({ principal, args }) =>
    listReferred(db, await readSite(db), principal.playerId, args),
  );

  calls.player(referral.referralEarnings, async ({ principal: { playerId }, args }) => {
    const { currencyExponent } = await readSite(db);
    const { rows, total } = await listRewards(db, { ...args, playerId, program: 'referral' });
    return { rows: rows.map((row) => toEarning(row, currencyExponent)), total };
  });

  calls.money(referral.claimReferral, async ({ principal: { playerId }, args: { id } }) => {
    const { currencyExponent } = await readSite(db);
    const row = await claimReward(core, { playerId, program: 'referral', id });
    return toEarning(row, currencyExponent);
  });

  core.jobs.every('referral.qualify', { seconds: 10 }, () => qualifyReferrals(core));
  everyDay(
    core,
    'referral.monthly',
    async () => {
      const settings = await readSite(db);
      return { time: settings.bonuses.issueTime, zone: settings.countryTimezone };
    },
    (day) => issueMonthlyEarnings(core, day),
  );
};
