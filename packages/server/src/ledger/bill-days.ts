import { sql } from 'kysely';
import type { Db, Reader } from '../core/database/schema.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { cash } from './accounts.ts';
import type { BillType } from './tables.ts';

/** By the first part of a transfer's kind. */
const typeOfKind: Readonly<Record<string, BillType>> = {
  deposit: 'deposit',
  withdraw: 'withdrawal',
  maker: 'games',
  round: 'games',
  promo: 'rewards',
  referral: 'rewards',
  activity: 'rewards',
  bonus: 'member',
  rebate: 'rebate',
};
const OTHER_TYPE: BillType = 'rewards';

export function getBillType(kind: string): BillType {
  return typeOfKind[kind.split('.', 1)[0] ?? ''] ?? OTHER_TYPE;
}

/** {@link getBillType} of the transfer `t`, in SQL. */
export const billTypeInSql = sql<BillType>`case split_part(t.kind, '.', 1) ${sql.join(
  Object.entries(typeOfKind).map(
    ([prefix, type]) => sql`when ${sql.lit(prefix)} then ${sql.lit(type)}`,
  ),
  sql` `,
)} else ${sql.lit(OTHER_TYPE)} end`;

/**
 * Bets, wins and rollbacks of a seamless wallet are entries of the cash account; a round of them is one
 * bill, at its last entry (domain: Transfers).
 */
export const isOfRound = sql<boolean>`t.kind like 'round.%'`;

/** What the entries of one bill have in common, for the entry `e` of the transfer `t`. */
export const billKeyInSql = sql<string>`case when ${isOfRound} then t.ref else e.id::text end`;

/** A zone as PostgreSQL takes it: it reads the sign of an offset the other way round. */
export function toPostgresZone(zone: string): string {
  const offset = /^(?:UTC|GMT)?([+-])(\d{1,2}(?::?\d{2})?)$/i.exec(zone);
  return offset ? `<UTC>${offset[1] === '+' ? '-' : '+'}${offset[2]}` : zone;
}

/** Entries that are rolled up in one transaction, which must not reach the statement timeout. */
const BATCH = 10_000;

/** A wallet whose rollup contains every committed entry. */
export interface RolledUp {
  /** Undefined: the wallet has no entry yet. */
  readonly accountId: bigint | undefined;
  readonly zone: string;
}

/**
 * Adds a wallet's new entries to its daily rollup. The entries of one account get their ids under
 * its lock, so that none below a visible one can appear later (ADR 0062).
 *
 * @param siteZone the zone of the days; after a change of it the rollup is made again.
 */
export async function rollUpBills(db: Db, playerId: string, siteZone: string): Promise<RolledUp> {
  const zone = toPostgresZone(siteZone);
  const account = await findPosition(db, playerId);
  const isCurrent = account?.rolled_up === account?.newest && account?.zone === zone;
  if (account && account.newest !== null && !isCurrent) {
    while (await addBatch(db, account.id, zone));
  }
  return { accountId: account?.id, zone };
}

/** @returns whether more entries may follow. */
async function addBatch(db: Db, accountId: bigint, zone: string): Promise<boolean> {
  return await withTransaction(db, async (trx) => {
    await sql`insert into bill_position (account_id, entry_id, zone)
      values (${accountId}, 0, ${zone}) on conflict do nothing`.execute(trx);
    const position = await trx
      .selectFrom('bill_position')
      .selectAll()
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isRezoned = position.zone !== zone;
    if (isRezoned) {
      await trx.deleteFrom('bill_day').where('account_id', '=', accountId).execute();
    }
    return await addEntries(trx, accountId, isRezoned ? 0n : position.entry_id, zone);
  });
}

async function findPosition(on: Reader, playerId: string) {
  return await on
    .selectFrom('ledger_account')
    .leftJoin('bill_position', 'bill_position.account_id', 'ledger_account.id')
    .select(({ selectFrom }) => [
      'ledger_account.id',
      'bill_position.entry_id as rolled_up',
      'bill_position.zone',
      selectFrom('ledger_entry')
        .select('ledger_entry.id')
        .whereRef('ledger_entry.account_id', '=', 'ledger_account.id')
        .orderBy('ledger_entry.id', 'desc')
        .limit(1)
        .as('newest'),
    ])
    .where('ledger_account.code', '=', cash(playerId).code)
    .executeTakeFirst();
}

/**
 * A round that has a bill already moves to its new last entry: its earlier bill is subtracted.
 *
 * @returns whether more entries may follow.
 */
async function addEntries(
  on: Reader,
  accountId: bigint,
  after: bigint,
  zone: string,
): Promise<boolean> {
  const { rows } = await sql<{ added: bigint }>`with fresh as (
      select e.id, t.ref, ${isOfRound} as is_of_round
      from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
      where e.account_id = ${accountId} and e.id > ${after}
      order by e.id limit ${BATCH}
    ), concerned as (
      select id from fresh
      union
      select e.id from (select distinct ref from fresh where is_of_round) as round
      join ledger_transfer t on t.ref = round.ref
      join ledger_entry e on e.transfer_id = t.id and e.account_id = ${accountId}
      where e.id <= (select max(id) from fresh)
    ), part as (
      select e.id, e.amount, t.posted_at, ${billTypeInSql} as type, ${billKeyInSql} as bill
      from concerned join ledger_entry e on e.id = concerned.id
      join ledger_transfer t on t.id = e.transfer_id
    ), bill as (
      select 1 as bills, max(id) as id, -sum(amount) as change, type,
        (array_agg(posted_at order by id desc))[1] as at
      from part group by bill, type
      union all
      select -1, max(id), -sum(amount), type, (array_agg(posted_at order by id desc))[1]
      from part where id <= ${after} group by bill, type
    ), added as (
      insert into bill_day
        (account_id, day, type, bills, income, expense, first_entry, last_entry)
      select ${accountId}::bigint, (at at time zone ${zone})::date, type, sum(bills),
        sum(bills * greatest(change, 0)), sum(bills * greatest(-change, 0)), min(id), max(id)
      from bill group by 2, 3
      on conflict (account_id, day, type) do update set
        bills = bill_day.bills + excluded.bills,
        income = bill_day.income + excluded.income,
        expense = bill_day.expense + excluded.expense,
        first_entry = least(bill_day.first_entry, excluded.first_entry),
        last_entry = greatest(bill_day.last_entry, excluded.last_entry)
    )
    update bill_position
    set entry_id = coalesce((select max(id) from fresh), ${after}), zone = ${zone}
    where account_id = ${accountId}
    returning (select count(*) from fresh) as added`.execute(on);
  return rows[0]?.added === BigInt(BATCH);
}

/** Wallets with fewer new entries are rolled up when their player reads them. */
const BUSY_ENTRIES = 200;

/**
 * Rolls up the wallets with many entries after `since`, so that no player waits for it.
 *
 * @returns the newest entry, from which to continue.
 */
export async function rollUpBusyWallets(db: Db, zone: string, since: bigint): Promise<bigint> {
  const { newest } = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const busy = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select('ledger_account.player_id')
    .where('ledger_entry.id', '>', since)
    .where('ledger_account.kind', '=', 'cash')
    .groupBy('ledger_account.player_id')
    .having(({ fn }) => fn.countAll(), '>=', BUSY_ENTRIES)
    .execute();
  for (const { player_id: playerId } of busy) {
    if (playerId !== null) await rollUpBills(db, playerId, zone);
  }
  return newest ?? since;
}
