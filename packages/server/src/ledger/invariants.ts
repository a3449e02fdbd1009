import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../core/database/schema.ts';
import { billKeyInSql, billTypeInSql } from './bill-days.ts';

/** A violation of an invariant. */
export interface Breach {
  /** Null: it concerns the whole site. */
  readonly playerId: string | null;
  /** Details with the ids for an investigation; no secrets. */
  readonly detail: string;
}

/**
 * An invariant (domain: Invariants). Domains add their own: each of their rows in an end state has
 * exactly the transfer that it refers to, and no transfer lacks its row.
 */
export interface Invariant {
  readonly id: string;
  /** @param since only later entries must be checked; undefined: all. */
  find(on: Reader, since: Date | undefined): Promise<readonly Breach[]>;
}

/** Result of an invariant's statement: one row per breach. */
export interface BreachRow {
  player_id: string | null;
  detail: string;
}

/**
 * An invariant in one statement, and so a consistent snapshot.
 *
 * @param query `since`: later entries are enough.
 */
export function invariant(id: string, query: (since: Date) => RawBuilder<BreachRow>): Invariant {
  return {
    id,
    async find(on: Reader, since = new Date(0)): Promise<readonly Breach[]> {
      const { rows } = await query(since).execute(on);
      return rows.map((row) => ({ playerId: row.player_id, detail: row.detail }));
    },
  };
}

/** Checks that can run on recent entries alone. */
export const recentChecks: readonly Invariant[] = [
  invariant(
    'ledger.transferSumsToZero',
    (since) => sql<BreachRow>`
      select t.player_id, 'transfer ' || t.id || ' sums to ' || sum(e.amount) as detail
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
      where t.recorded_at >= ${since}
      group by t.id having sum(e.amount) <> 0`,
  ),
  // Per entry: each balance is the previous one plus the posted amount, and the last is the
  // account's.
  invariant(
    'ledger.balanceChain',
    (since) => sql<BreachRow>`
      with touched as (
        select distinct e.account_id
        from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
        where t.recorded_at >= ${since}
      ), first_entry as (
        select touched.account_id, min(e.id) as id
        from touched join ledger_entry e on e.account_id = touched.account_id
        join ledger_transfer t on t.id = e.transfer_id and t.recorded_at >= ${since}
        group by touched.account_id
      ), chain as (
        select e.id, e.account_id, e.amount, e.balance_after,
          coalesce(
            lag(e.balance_after) over (partition by e.account_id order by e.id),
            (select p.balance_after from ledger_entry p
             where p.account_id = e.account_id and p.id < e.id order by p.id desc limit 1),
            0) as before
        from ledger_entry e join first_entry f on f.account_id = e.account_id and e.id >= f.id
      ), last_entry as (
        select distinct on (account_id) account_id, balance_after
        from chain order by account_id, id desc
      )
      select a.player_id, 'entry ' || c.id || ' of ' || a.code || ' breaks the chain' as detail
      from chain c join ledger_account a on a.id = c.account_id
      where c.balance_after
        <> c.before + case a.side when 'debit' then c.amount else -c.amount end
      union all
      select a.player_id, a.code || ' has ' || a.balance || ', its entries say ' || l.balance_after
      from last_entry l join ledger_account a on a.id = l.account_id
      where a.balance <> l.balance_after`,
  ),
];

/** Checks that read everything. */
export const fullChecks: readonly Invariant[] = [
  invariant(
    'ledger.playerNotNegative',
    () => sql<BreachRow>`
      select player_id, code || ' has ' || balance as detail
      from ledger_account where player_id is not null and balance < 0`,
  ),
  invariant(
    'ledger.balanceIsSumOfEntries',
    () => sql<BreachRow>`
      select a.player_id, a.code || ' has ' || a.balance || ', its entries sum to '
        || coalesce(sum(case a.side when 'debit' then e.amount else -e.amount end), 0) as detail
      from ledger_account a left join ledger_entry e on e.account_id = a.id
      group by a.id
      having a.balance
        <> coalesce(sum(case a.side when 'debit' then e.amount else -e.amount end), 0)`,
  ),
  invariant(
    'ledger.trialBalance',
    () => sql<BreachRow>`
      select null::uuid as player_id, 'the trial balance is ' || sum(signed) as detail
      from (select case side when 'debit' then balance else -balance end as signed
            from ledger_account) as accounts
      having sum(signed) <> 0`,
  ),
  // Every account of a player belongs to a part of the balance map, so that its parts add up to the
  // player's total.
  invariant(
    'ledger.moneyMapIsComplete',
    () => sql<BreachRow>`
      select player_id, code || ' is in no part of the money map' as detail
      from ledger_account
      where player_id is not null
        and kind not in ('cash', 'maker', 'transit', 'promo', 'hold', 'payable')`,
  ),
  invariant(
    'ledger.rollupIsSumOfEntries',
    () => sql<BreachRow>`
      with bill as (
        select e.account_id, p.zone, ${billTypeInSql} as type, max(e.id) as id,
          -sum(e.amount) as change, (array_agg(t.posted_at order by e.id desc))[1] as at
        from bill_position p
        join ledger_entry e on e.account_id = p.account_id and e.id <= p.entry_id
        join ledger_transfer t on t.id = e.transfer_id
        group by e.account_id, p.zone, 3, ${billKeyInSql}
      ), summed as (
        select account_id, (at at time zone zone)::date as day, type, count(*) as bills,
          sum(greatest(change, 0)) as income, sum(greatest(-change, 0)) as expense,
          min(id) as first_entry, max(id) as last_entry
        from bill group by 1, 2, 3
      )
      select a.player_id, 'the rollup of ' || a.code || ' on ' || coalesce(s.day, d.day)
        || ' differs from its entries of ' || coalesce(s.type, d.type) as detail
      from summed s
      full join bill_day d on d.account_id = s.account_id and d.day = s.day and d.type = s.type
      join ledger_account a on a.id = coalesce(s.account_id, d.account_id)
      where (coalesce(s.bills, 0), coalesce(s.income, 0), coalesce(s.expense, 0))
          is distinct from (d.bills, d.income, d.expense)
        or s.first_entry < d.first_entry or s.last_entry > d.last_entry`,
  ),
  invariant(
    'ledger.reversalIsInverse',
    () => sql<BreachRow>`
      select distinct r.player_id, 'transfer ' || r.id || ' is not the inverse of ' || r.reverses_id
        as detail
      from ledger_transfer r
      cross join lateral (values (r.id), (r.reverses_id)) as half (transfer_id)
      join ledger_entry e on e.transfer_id = half.transfer_id
      where r.kind = 'round.rollback'
      group by r.id, e.account_id having sum(e.amount) <> 0`,
  ),
];
