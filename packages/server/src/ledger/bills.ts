import { HOUR_MS } from '@parlor/api/constants';
import { addDays, instantAt } from '@parlor/api/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Reader } from '../core/database/schema.ts';
import { billTypeInSql, getBillType, isOfRound, type RolledUp, rollUpBills } from './bill-days.ts';
import type { BillType } from './tables.ts';

/**
 * One change of the wallet: their sum over any period is the change of the balance
 * (domain: Transfers).
 */
export interface Bill {
  readonly id: bigint;
  readonly type: BillType;
  readonly kind: string;
  /** Signed change of the wallet, in minor units. */
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly subject: string;
  readonly ref: string;
  readonly at: Date;
}

/** Days of the site's calendar, `2026-11-21`, the last one included. */
export interface BillDays {
  readonly from: string;
  readonly until: string;
}

type BillSort = 'newest' | 'oldest' | 'highest' | 'lowest';

export interface BillQuery {
  readonly type?: BillType | undefined;
  readonly days?: BillDays | undefined;
  /** Default `newest`. Any other needs `days`, which limit the number of entries to sort. */
  readonly sort?: BillSort | undefined;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

const isWholeBill = sql<boolean>`(not ${isOfRound} or not exists (
  select from ledger_transfer later_t
  join ledger_entry later on later.transfer_id = later_t.id and later.account_id = e.account_id
  where later_t.ref = t.ref and later.id > e.id))`;

const netOfRound = sql<bigint>`(
  select sum(part.amount)::bigint from ledger_transfer part_t
  join ledger_entry part on part.transfer_id = part_t.id and part.account_id = e.account_id
  where part_t.ref = t.ref)`;

/** Joins `t` to `e`; the limit keeps the planner from reading all transfers for the entries of a day. */
const itsTransfer = sql`join lateral (
  select * from ledger_transfer where id = e.transfer_id limit 1) t on true`;

const amountOfBill = sql<bigint>`case when ${isOfRound} then ${netOfRound} else e.amount end`;

/**
 * A page of a player's bills, newest first, and their total number. With a filter, the newest day
 * comes first.
 *
 * @param zone the site's.
 */
export async function listBills(
  db: Db,
  playerId: string,
  zone: string,
  query: BillQuery,
): Promise<{ rows: Bill[]; total: number }> {
  const rolledUp = await rollUpBills(db, playerId, zone);
  if (rolledUp.accountId === undefined) return { rows: [], total: 0 };
  const { accountId } = rolledUp;
  const offset = (query.page - 1) * query.limit;
  const { days, sort = 'newest' } = query;
  if (days && sort !== 'newest') {
    return await listSorted(db, accountId, rolledUp.zone, { ...query, days, sort }, offset);
  }
  const isFiltered = query.type !== undefined || query.days !== undefined;
  if (isFiltered) return await listByDay(db, accountId, rolledUp.zone, query, offset);
  const { total } = await db
    .selectFrom('bill_day')
    .select(sql<bigint>`coalesce(sum(bills), 0)::bigint`.as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = await readRows(
    db,
    sql`ledger_entry e join ledger_transfer t on t.id = e.transfer_id
      where e.account_id = ${accountId} and ${isWholeBill}
      order by e.id desc limit ${query.limit} offset ${offset}`,
  );
  return { rows, total: Number(total) };
}

/** Finds the days that hold the page in the rollup, and reads only their entries. */
async function listByDay(
  on: Reader,
  accountId: bigint,
  zone: string,
  { type, days, limit }: BillQuery,
  offset: number,
): Promise<{ rows: Bill[]; total: number }> {
  let query = on
    .selectFrom('bill_day')
    .select(({ fn }) => [
      'day',
      sql<bigint>`sum(bills)::bigint`.as('bills'),
      fn.min('first_entry').as('first'),
      fn.max('last_entry').as('last'),
    ])
    .where('account_id', '=', accountId)
    .groupBy('day')
    .orderBy('day', 'desc');
  if (type !== undefined) query = query.where('type', '=', type);
  if (days) query = query.where('day', '>=', days.from).where('day', '<=', days.until);
  let total = 0;
  let skipped = 0;
  const needed: { day: string; first: bigint; last: bigint }[] = [];
  for (const { day, bills, first, last } of await query.execute()) {
    const before = total;
    total += Number(bills);
    if (before >= offset + limit || total <= offset) continue;
    if (needed.length === 0) skipped = before;
    needed.push({ day, first, last });
  }
  if (needed.length === 0) return { rows: [], total };
  const ofType = type === undefined ? sql`true` : sql`${billTypeInSql} = ${type}`;
  const rows: Bill[] = [];
  // Each day separately: the index returns its entries in order, and a page reads no more of them.
  for (const { day, first, last } of needed) {
    const found = await readRows(
      on,
      sql`ledger_entry e ${itsTransfer}
        where e.account_id = ${accountId} and e.id between ${first} and ${last}
          and (t.posted_at at time zone ${zone})::date = ${day}::date
          and ${ofType} and ${isWholeBill}
        order by e.id desc limit ${limit - rows.length}
        offset ${rows.length === 0 ? offset - skipped : 0}`,
    );
    rows.push(...found);
  }
  return { rows, total };
}

const orderOfSort = {
  oldest: sql`e.id`,
  // The wallet is a credit account: income has negative entries.
  highest: sql`${amountOfBill}, e.id desc`,
  lowest: sql`${amountOfBill} desc, e.id desc`,
} as const;

async function listSorted(
  on: Reader,
  accountId: bigint,
  zone: string,
  query: BillQuery & { days: BillDays; sort: keyof typeof orderOfSort },
  offset: number,
): Promise<{ rows: Bill[]; total: number }> {
  const { type, days, sort, limit } = query;
  let bounds = on
    .selectFrom('bill_day')
    .select(({ fn }) => [
      sql<bigint>`coalesce(sum(bills), 0)::bigint`.as('total'),
      fn.min('first_entry').as('first'),
      fn.max('last_entry').as('last'),
    ])
    .where('account_id', '=', accountId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.until);
  if (type !== undefined) bounds = bounds.where('type', '=', type);
  const { total, first, last } = await bounds.executeTakeFirstOrThrow();
  if (first === null) return { rows: [], total: 0 };
  const ofType = type === undefined ? sql`true` : sql`${billTypeInSql} = ${type}`;
  const rows = await readRows(
    on,
    sql`ledger_entry e join ledger_transfer t on t.id = e.transfer_id
      where e.account_id = ${accountId} and e.id between ${first} and ${last}
        and (t.posted_at at time zone ${zone})::date between ${days.from}::date and ${days.until}::date
        and ${ofType} and ${isWholeBill}
      order by ${orderOfSort[sort]} limit ${limit} offset ${offset}`,
  );
  return { rows, total: Number(total) };
}

async function readRows(on: Reader, from: RawBuilder<unknown>): Promise<Bill[]> {
  const { rows } = await sql<{
    id: bigint;
    kind: string;
    amount: bigint;
    balance_after: bigint;
    subject: string;
    ref: string;
    posted_at: Date;
  }>`select e.id, t.kind, ${amountOfBill} as amount, e.balance_after, t.subject, t.ref, t.posted_at
    from ${from}`.execute(on);
  return rows.map((row) => ({
    id: row.id,
    type: getBillType(row.kind),
    kind: row.kind,
    // The wallet is a credit account: a credit increases it.
    amount: -row.amount,
    balanceAfter: row.balance_after,
    subject: row.subject,
    ref: row.ref,
    at: row.posted_at,
  }));
}

/** Minor units into and out of the wallet; both positive. */
interface InAndOut {
  in: bigint;
  out: bigint;
}

interface BillAnalysis extends InAndOut {
  readonly opening: bigint;
  readonly closing: bigint;
  /** Types without bills are left out. */
  readonly byType: readonly (InAndOut & { readonly type: BillType; readonly count: number })[];
  /** Without gaps, from the first step to the last. */
  readonly series: readonly (InAndOut & { readonly at: Date })[];
}

/**
 * Income and expenses of a player's wallet over days of the site's calendar, from the rollup;
 * steps of an hour are read from the entries of these days, so use them for a day or two.
 *
 * @param zone the site's.
 */
export async function analyzeBills(
  db: Db,
  playerId: string,
  zone: string,
  days: BillDays,
  step: 'hour' | 'day' | 'month',
): Promise<BillAnalysis> {
  const rolledUp = await rollUpBills(db, playerId, zone);
  const rows = await readDays(db, rolledUp, days);
  const opening = await readOpening(db, rolledUp, days.from);
  const hours = step === 'hour' ? await readHours(db, rolledUp, rows) : [];
  const byType = new Map<BillType, InAndOut & { type: BillType; count: number }>();
  const bySteps = new Map(getSteps(days, step, zone).map((at) => [at, { in: 0n, out: 0n }]));
  const all = { in: 0n, out: 0n };
  const add = (to: InAndOut | undefined, { income, expense }: Change) => {
    if (!to) return;
    to.in += income;
    to.out += expense;
  };
  for (const row of rows) {
    const { type } = row;
    const ofType = byType.get(type) ?? { type, in: 0n, out: 0n, count: 0 };
    byType.set(type, ofType);
    ofType.count += Number(row.bills);
    add(ofType, row);
    add(all, row);
    if (step !== 'hour') add(bySteps.get(getStart(row.day, step, zone)), row);
  }
  for (const { at, ...change } of hours) add(bySteps.get(at.getTime()), change);
  return {
    ...all,
    opening,
    closing: opening + all.in - all.out,
    byType: [...byType.values()],
    series: [...bySteps].map(([at, sums]) => ({ at: new Date(at), ...sums })),
  };
}

interface Change {
  readonly income: bigint;
  readonly expense: bigint;
}

async function readDays(on: Reader, { accountId }: RolledUp, { from, until }: BillDays) {
  if (accountId === undefined) return [];
  return await on
    .selectFrom('bill_day')
    .select(['day', 'type', 'bills', 'income', 'expense', 'first_entry', 'last_entry'])
    .where('account_id', '=', accountId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute();
}

/** The balance before a day. */
async function readOpening(on: Reader, { accountId }: RolledUp, day: string): Promise<bigint> {
  if (accountId === undefined) return 0n;
  const { opening } = await on
    .selectFrom('bill_day')
    .select(sql<bigint>`coalesce(sum(income - expense), 0)::bigint`.as('opening'))
    .where('account_id', '=', accountId)
    .where('day', '<', day)
    .executeTakeFirstOrThrow();
  return opening;
}

async function readHours(
  on: Reader,
  { accountId, zone }: RolledUp,
  days: readonly { day: string; first_entry: bigint; last_entry: bigint }[],
): Promise<(Change & { at: Date })[]> {
  const { rows } = await sql<Change & { at: Date }>`
    select date_trunc('hour', t.posted_at, ${zone}) as at,
      sum(greatest(-${amountOfBill}, 0))::bigint as income,
      sum(greatest(${amountOfBill}, 0))::bigint as expense
    from (select day, min(first) as first, max(last) as last
        from unnest(${days.map(({ day }) => day)}::date[],
          ${days.map((row) => row.first_entry)}::bigint[],
          ${days.map((row) => row.last_entry)}::bigint[]) as d (day, first, last)
        group by day) s
    join ledger_entry e on e.account_id = ${accountId ?? 0n} and e.id between s.first and s.last
    ${itsTransfer}
    where (t.posted_at at time zone ${zone})::date = s.day and ${isWholeBill}
    group by 1`.execute(on);
  return rows;
}

/** The first instant of the step that a day is in. */
function getStart(day: string, step: 'day' | 'month', zone: string): number {
  const first = step === 'month' ? `${day.slice(0, 7)}-01` : day;
  return instantAt(`${first} 00:00:00`, zone);
}

/** The starts of all steps of a period, in milliseconds since 1970. */
function getSteps({ from, until }: BillDays, step: 'hour' | 'day' | 'month', zone: string) {
  const starts = new Set<number>();
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (step === 'hour') {
      const end = instantAt(`${addDays(day, 1)} 00:00:00`, zone);
      for (let at = instantAt(`${day} 00:00:00`, zone); at < end; at += HOUR_MS) starts.add(at);
    } else starts.add(getStart(day, step, zone));
  }
  return [...starts];
}
