import { bonuses } from '@parlor/api/calls';
import { everyDay } from '../../core/jobs/daily.ts';
import type { Module } from '../../platform/platform.ts';
import { claimReward, listRewards } from '../rewards/index.ts';
import { readSite } from '../site/index.ts';
import { creditDepositBonuses, issueDailyBonuses } from './issue.ts';
import { getBonusOverview, toBonus } from './overview.ts';

/** Bonuses of the system: monthly, birthday, level upgrade, deposit. */
export const bonusesModule: Module = ({ core, calls }) => {
  const { db } = core;

  calls.player(bonuses.getDetail, async ({ principal }) =>
    getBonusOverview(core, await readSite(db), principal.playerId),
  );

  calls.player(bonuses.bonusList, async ({ principal: { playerId }, args }) => {
    const { currencyExponent } = await readSite(db);
    const { rows, total } = await listRewards(db, { ...args, playerId, program: 'bonus' });
    return { rows: rows.map((row) => toBonus(row, currencyExponent)), total };
  });

  calls.money(bonuses.claimBonus, async ({ principal: { playerId }, args: { id } }) => {
    const { currencyExponent } = await readSite(db);
    return toBonus(await claimReward(core, { playerId, program: 'bonus', id }), currencyExponent);
  });

  everyDay(
    core,
    'bonuses.issue',
    async () => {
      const settings = await readSite(db);
      return { time: settings.bonuses.issueTime, zone: settings.countryTimezone };
    },
    (day) => issueDailyBonuses(core, day),
  );
  core.jobs.every('bonuses.deposit', { seconds: 2 }, () => creditDepositBonuses(core));
};
