import { rebate } from '@parlor/api/calls';
import type { Rebate } from '@parlor/api/entities/rebate';
import { addDays, instantAt, isoDayAt, toDecimal } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import type { Reader } from '../../core/database/schema.ts';
import { notFound } from '../../core/http/errors.ts';
import { everyDay } from '../../core/jobs/daily.ts';
import type { Module } from '../../platform/platform.ts';
import { findPlayer } from '../players/index.ts';
import {
  claimReward,
  listClaimable,
  listRewards,
  type RewardRow,
  sumAmounts,
} from '../rewards/index.ts';
import { getDay, readSite } from '../site/index.ts';
import { calculateRebate, readCarried, toLines } from './calculate.ts';
import { closeDay } from './close.ts';
import { rebateInvariants } from './invariants.ts';
import type { RebatePeriodTable } from './tables.ts';

/** The rebate on valid bets: an estimate of the open day, and the closed days (domain: Rebate and bonus). */
export const rebateModule: Module = ({ core, calls }) => {
  const { db, clock } = core;

  calls.player(rebate.getRebateOverview, async ({ principal: { playerId }, locale }) => {
    const settings = await readSite(db);
    const { bonuses, countryTimezone: zone, currencyExponent: exponent } = settings;
    const period = isoDayAt(clock.now(), zone);
    const player = await findPlayer(db, playerId);
    const { amount, lines } = await calculateRebate(db, settings, {
      playerId,
      level: player?.level ?? 0,
      ...getDay(period, zone),
      carried: await readCarried(db, playerId),
    });
    const nextIssue = instantAt(`${addDays(period, 1)} ${bonuses.issueTime}:00`, zone);
    const claimable = sumAmounts(await listClaimable(db, clock, playerId, 'rebate'));
    return {
      period,
      estimate: toDecimal(amount, exponent),
      lines: await toLines(db, lines, locale, settings),
      nextIssueTime: new Date(nextIssue).toISOString(),
      claimableAmount: toDecimal(claimable, exponent),
      minAmount: toDecimal(BigInt(settings.rebate.minimum), exponent),
    };
  });

  calls.player(rebate.rebateList, async ({ principal: { playerId }, args }) => {
    const { currencyExponent } = await readSite(db);
    const { rows, total } = await listRewards(db, { ...args, playerId, program: 'rebate' });
    const periods = await findPeriods(db, rows);
    return { rows: rows.map((row) => toRebate(row, periods, currencyExponent)), total };
  });

  calls.player(rebate.rebateInfo, async ({ principal: { playerId }, args: { id }, locale }) => {
    const settings = await readSite(db);
    const { rows } = await listRewards(db, { playerId, program: 'rebate', id, page: 1, limit: 1 });
    const [row] = rows;
    if (!row) throw notFound();
    const periods = await findPeriods(db, rows);
    const lines = await toLines(db, periods.get(row.id)?.lines ?? [], locale, settings);
    return { ...toRebate(row, periods, settings.currencyExponent), lines };
  });

  calls.money(rebate.claimRebate, async ({ principal: { playerId }, args: { id } }) => {
    const { currencyExponent } = await readSite(db);
    const row = await claimReward(core, { playerId, program: 'rebate', id });
    return toRebate(row, await findPeriods(db, [row]), currencyExponent);
  });

  everyDay(
    core,
    'rebate.close',
    async () => {
      const { bonuses, countryTimezone } = await readSite(db);
      return { time: bonuses.issueTime, zone: countryTimezone };
    },
    (day) => closeDay(core, day),
  );
  for (const each of rebateInvariants) core.auditor.add(each);
};

type Periods = ReadonlyMap<string, Selectable<RebatePeriodTable>>;

/** The closed days of rewards, by reward. */
async function findPeriods(on: Reader, rewards: readonly RewardRow[]): Promise<Periods> {
  if (rewards.length === 0) return new Map();
  const rows = await on
    .selectFrom('rebate_period')
    .selectAll()
    .where(
      'reward_id',
      'in',
      rewards.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.reward_id ?? '', row]));
}

function toRebate(row: RewardRow, periods: Periods, exponent: number): Rebate {
  return {
    id: row.id,
    period: row.subject,
    state: row.state,
    validBets: toDecimal(periods.get(row.id)?.valid_bets ?? 0n, exponent),
    amount: toDecimal(row.amount, exponent),
    issuedTime: row.released_at.toISOString(),
    claimedTime: row.state === 'expired' ? null : (row.finished_at?.toISOString() ?? null),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
