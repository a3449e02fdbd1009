import { sql } from 'kysely';
import { type BreachRow, type Invariant, invariant } from '../../ledger/index.ts';

/**
 * Each withdrawal has its hold, and at its end either its payout or its release, never both unless a
 * late payout took the released money back; no such transfer lacks its row; the held total equals the unfinished withdrawals
 * (domain: Invariants).
 */
export const withdrawalInvariants: readonly Invariant[] = [
  invariant(
    'withdrawals.rowHasItsTransfers',
    (since) => sql<BreachRow>`
      select w.player_id, 'withdrawal ' || w.id || ' is ' || w.state || ', with '
        || coalesce(string_agg(t.kind, ', ' order by t.id), 'no transfer') as detail
      from withdrawal w
      left join ledger_transfer t on t.ref = 'withdrawal:' || w.id
      where w.requested_at >= ${since} or w.finished_at >= ${since}
      group by w.id
      having coalesce(string_agg(t.kind, ' ' order by t.id), '') <> case w.state
        when 'paid' then 'withdraw.hold '
          || case when w.late then 'withdraw.release withdraw.late' else 'withdraw.paid' end
        when 'rejected' then 'withdraw.hold withdraw.release'
        when 'payoutFailed' then 'withdraw.hold withdraw.release'
        else 'withdraw.hold' end`,
  ),
  invariant(
    'withdrawals.transferHasItsRow',
    (since) => sql<BreachRow>`
      select t.player_id, 'transfer ' || t.id || ' (' || t.ref || ') has no withdrawal' as detail
      from ledger_transfer t
      left join withdrawal w on w.player_id = t.player_id and w.id =
        case when t.ref ~ '^withdrawal:[0-9a-f-]{36}$' then substr(t.ref, 12)::uuid end
      where t.kind like 'withdraw.%' and t.recorded_at >= ${since} and w.id is null`,
  ),
  invariant(
    'withdrawals.holdIsWhatIsOpen',
    () => sql<BreachRow>`
      with open as (
        select player_id, sum(amount) as amount from withdrawal
        where state in ('requested', 'approved', 'submitted') group by player_id
      ), held as (
        select player_id, sum(balance) as amount from ledger_account
        where kind = 'hold' group by player_id
      )
      select coalesce(open.player_id, held.player_id) as player_id, 'on hold are '
        || coalesce(held.amount, 0) || ', withdrawals not finished are '
        || coalesce(open.amount, 0) as detail
      from open full join held on held.player_id = open.player_id
      where coalesce(held.amount, 0) <> coalesce(open.amount, 0)`,
  ),
];
