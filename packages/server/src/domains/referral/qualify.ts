import { addDays } from '@parlor/api/rules';
import { sql } from 'kysely';
import { toDate } from '../../core/clock.ts';
import type { Reader } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { readMark, writeMark } from '../../core/jobs/marks.ts';
import { accounts } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { playersSince, sumValidBets } from '../play/index.ts';
import { findPlayer, hidePhone } from '../players/index.ts';
import { issueReward } from '../rewards/index.ts';
import { getDay, readSite, type SiteSettings } from '../site/index.ts';

const BETS_MARK = 'referral.bets';
const DEPOSITS_MARK = 'referral.deposits';
/** Rows become visible in the order of commits: each run overlaps the last one by this time. */
const OVERLAP_MS = 120_000;
const DEPOSITS = ['deposit', 'deposit.manual'] as const;
/** A rate is in hundredths of a percent. */
const PARTS = 10_000n;

/** Scope of an earning: `reward`, or a month such as `2026-11` (domain: Transfers). */
export const getScope = (referredId: string, event: string) => `ref:${referredId}:${event}`;

/** Everything that a player has deposited, in minor units. */
export async function sumDeposits(on: Reader, playerId: string): Promise<bigint> {
  const { sum } = await on
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id')
    .select(sql<bigint>`coalesce(sum(-e.amount), 0)::bigint`.as('sum'))
    .where('a.code', '=', accounts.cash(playerId).code)
    .where('t.kind', 'in', DEPOSITS)
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * Issues the reward for each referred player whose deposits and valid bets reach what the programme
 * requires; only those who deposited or played since the last run are looked at.
 */
export async function qualifyReferrals(core: Core): Promise<void> {
  const { db, clock } = core;
  const settings = await readSite(db);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [databaseNow, now] = [rows[0]?.now ?? toDate(clock), toDate(clock)];
  const since = async (name: string) =>
    new Date(((await readMark(db, name))?.getTime() ?? OVERLAP_MS) - OVERLAP_MS);
  const depositors = await db
    .selectFrom('ledger_transfer')
    .select('player_id')
    .distinct()
    .where('recorded_at', '>=', await since(DEPOSITS_MARK))
    .where('kind', 'in', DEPOSITS)
    .where('player_id', 'is not', null)
    .execute();
  const active = new Set([
    ...depositors.map(({ player_id }) => player_id ?? ''),
    ...(await playersSince(db, await since(BETS_MARK))),
  ]);
  for (const playerId of active) await qualify(core, settings, playerId);
  await writeMark(db, DEPOSITS_MARK, databaseNow);
  await writeMark(db, BETS_MARK, now);
}

async function qualify(
  core: Core,
  { referral, currencyCode: currency }: SiteSettings,
  playerId: string,
): Promise<void> {
  const { db, clock } = core;
  const amount = BigInt(referral.reward);
  const referred = await findPlayer(db, playerId);
  if (amount <= 0n || !referred?.invited_by) return;
  if ((await sumDeposits(db, playerId)) < BigInt(referral.requiredDeposits)) return;
  if ((await sumValidBets(db, playerId)) < BigInt(referral.requiredBets)) return;
  const referrer = await findPlayer(db, referred.invited_by);
  if (!referrer) return;
  await withTransaction(db, (trx) =>
    issueReward(trx, clock, {
      playerId: referrer.id,
      program: 'referral',
      kind: 'reward',
      scope: getScope(playerId, 'reward'),
      subject: hidePhone(referred.phone),
      level: referrer.level,
      amount,
      currency,
      claim: 'never',
      actor: 'system:referral',
    }),
  );
}

/** On the 1st: the share of the valid bets that qualified players made in the month before. */
export async function issueMonthlyEarnings(core: Core, day: string): Promise<void> {
  if (!day.endsWith('-01')) return;
  const { db, clock } = core;
  const { referral, countryTimezone: zone, currencyCode: currency } = await readSite(db);
  const month = addDays(day, -1).slice(0, 7);
  const until = getDay(day, zone).from;
  const { from: monthStart } = getDay(`${month}-01`, zone);
  const qualified = await db
    .selectFrom('reward')
    .select(['player_id', 'scope', 'subject', 'level', 'released_at'])
    .where('program', '=', 'referral')
    .where('kind', '=', 'reward')
    .where('released_at', '<', until)
    .orderBy('id')
    .execute();
  for (const { player_id, scope, subject, level, released_at } of qualified) {
    const referredId = scope.split(':')[1] ?? '';
    const from = new Date(Math.max(released_at.getTime(), monthStart.getTime()));
    const bets = await sumValidBets(db, referredId, { from, until });
    const amount = (bets * BigInt(referral.monthlyRate)) / PARTS;
    if (amount <= 0n) continue;
    await withTransaction(db, (trx) =>
      issueReward(trx, clock, {
        playerId: player_id,
        program: 'referral',
        kind: 'monthly',
        scope: getScope(referredId, month),
        subject,
        level,
        amount,
        currency,
        claim: 'never',
        actor: 'system:referral',
      }),
    );
  }
}
