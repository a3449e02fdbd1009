import { DAY_MS } from '@parlor/api/constants';
import type { BonusKind } from '@parlor/api/entities/bonus';
import { addDays, getWeekday, isoDayAt } from '@parlor/api/rules';
import { sql } from 'kysely';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { readMark, writeMark } from '../../core/jobs/marks.ts';
import type { Core } from '../../platform/core.ts';
import { sumValidBets } from '../play/index.ts';
import { issueReward, type NewReward } from '../rewards/index.ts';
import { getDay, readSite, type SiteSettings } from '../site/index.ts';

const DEPOSIT_MARK = 'bonuses.deposit';
/** Transfers become visible in the order of commits: each run overlaps the last one by this time. */
const OVERLAP_MS = 60_000;
/** A rate is in hundredths of a percent. */
const PARTS = 10_000n;

interface Player {
  readonly id: string;
  readonly level: number;
}

/** The period of claims by kind; a deposit bonus is credited at once. */
export function getClaim({ bonuses }: SiteSettings, kind: BonusKind): NewReward['claim'] {
  if (kind === 'deposit') return 'atOnce';
  const days = {
    monthly: bonuses.monthlyDays,
    birthday: bonuses.birthdayDays,
    levelUpgrade: bonuses.levelUpgradeDays,
  };
  return { days: days[kind] };
}

/** Issues a bonus, unless it is worth nothing or was issued before. */
async function issue(
  core: Core,
  trx: Trx,
  settings: SiteSettings,
  {
    player,
    kind,
    event,
    amount,
  }: { player: Player; kind: BonusKind; event: string; amount: bigint },
): Promise<void> {
  if (amount <= 0n) return;
  await issueReward(trx, core.clock, {
    playerId: player.id,
    program: 'bonus',
    kind,
    scope: `bonus:${kind}:${event}:${player.id}`,
    subject: kind,
    level: player.level,
    amount,
    currency: settings.currencyCode,
    claim: getClaim(settings, kind),
    actor: 'system:bonuses',
  });
}

/** The bonus for reaching a level, once a level. */
export async function issueUpgradeBonus(
  core: Core,
  trx: Trx,
  { playerId, level }: { playerId: string; level: number },
): Promise<void> {
  const settings = await readSite(trx);
  const amount = BigInt(settings.levels.find((each) => each.level === level)?.upgradeBonus ?? 0);
  const player = { id: playerId, level };
  await issue(core, trx, settings, { player, kind: 'levelUpgrade', event: String(level), amount });
}

/** The monthly bonus on the 1st, and the birthday bonuses of every day. */
export async function issueDailyBonuses(core: Core, day: string): Promise<void> {
  if (day.endsWith('-01')) await issueMonthly(core, day);
  await issueBirthdays(core, day);
}

/** For valid bets in the month before the 1st that `day` is. */
async function issueMonthly(core: Core, day: string): Promise<void> {
  const { db } = core;
  const settings = await readSite(db);
  const { from: until } = getDay(day, settings.countryTimezone);
  const firstOfBefore = `${addDays(day, -1).slice(0, 7)}-01`;
  const { from } = getDay(firstOfBefore, settings.countryTimezone);
  const players = await db
    .selectFrom('player')
    .select(['id', 'level'])
    .where('level', '>', 0)
    .orderBy('id')
    .execute();
  for (const player of players) {
    const amount = BigInt(
      settings.levels.find(({ level }) => level === player.level)?.monthlyBonus ?? 0,
    );
    const bets = await sumValidBets(db, player.id, { from, until });
    if (bets < BigInt(settings.bonuses.monthlyRequiredBets)) continue;
    const event = day.slice(0, 7);
    await withTransaction(db, (trx) =>
      issue(core, trx, settings, { player, kind: 'monthly', event, amount }),
    );
  }
}

/** Once a year, if the birthday was set early enough. One of 29 February counts on the 28th. */
async function issueBirthdays(core: Core, day: string): Promise<void> {
  const { db } = core;
  const settings = await readSite(db);
  const { from } = getDay(day, settings.countryTimezone);
  const setBefore = new Date(from.getTime() - settings.bonuses.birthdaySetDays * DAY_MS);
  const dates = [day.slice(5)];
  if (day.endsWith('-02-28') && addDays(day, 1).endsWith('-03-01')) dates.push('02-29');
  const players = await db
    .selectFrom('player')
    .select(['id', 'level'])
    .where(sql<string>`to_char(birthday, 'MM-DD')`, 'in', dates)
    .where('birthday_set_at', '<=', setBefore)
    .orderBy('id')
    .execute();
  for (const player of players) {
    const amount = BigInt(
      settings.levels.find(({ level }) => level === player.level)?.birthdayBonus ?? 0,
    );
    const event = day.slice(0, 4);
    await withTransaction(db, (trx) =>
      issue(core, trx, settings, { player, kind: 'birthday', event, amount }),
    );
  }
}

/** The Monday that begins a day's week. */
function getMonday(day: string): string {
  return addDays(day, -((getWeekday(day) + 6) % 7));
}

/**
 * Credits the bonus of the first deposit of each player's week, which begins on Monday. Only deposits
 * of this week and the last one bring a bonus, whenever they are recorded; those recorded before the
 * first run bring none.
 */
export async function creditDepositBonuses(core: Core): Promise<void> {
  const { db } = core;
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const now = rows[0]?.now ?? toDate(core.clock);
  const mark = await readMark(db, DEPOSIT_MARK);
  if (!mark) return await writeMark(db, DEPOSIT_MARK, now);
  const settings = await readSite(db);
  const { bonuses, countryTimezone } = settings;
  const earliest = addDays(getMonday(isoDayAt(core.clock.now(), countryTimezone)), -7);
  const deposits = await db
    .selectFrom('ledger_transfer as t')
    .innerJoin('player as p', 'p.id', 't.player_id')
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.transfer_id', '=', 't.id').on('e.amount', '>', 0n),
    )
    .select(['p.id', 'p.level', 't.posted_at', 'e.amount'])
    .where('t.recorded_at', '>=', new Date(mark.getTime() - OVERLAP_MS))
    .where('t.kind', 'in', ['deposit', 'deposit.manual'])
    .orderBy('t.id')
    .execute();
  for (const { posted_at, amount: deposited, ...player } of deposits) {
    const share = (deposited * BigInt(bonuses.depositRate)) / PARTS;
    const maximum = BigInt(bonuses.depositMaximum);
    const monday = getMonday(isoDayAt(posted_at.getTime(), countryTimezone));
    if (monday < earliest) continue;
    const amount = share < maximum ? share : maximum;
    await withTransaction(db, (trx) =>
      issue(core, trx, settings, { player, kind: 'deposit', event: monday, amount }),
    );
  }
  await writeMark(db, DEPOSIT_MARK, now);
}
