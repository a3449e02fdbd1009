import { sql } from 'kysely';
import { type BreachRow, type Invariant, invariant } from '../../ledger/index.ts';

/**
 * Each completed order has exactly the deposit that it refers to, and no other order has one; what
 * chargebacks took is what their order says (domain: Invariants).
 */
export const depositInvariants: readonly Invariant[] = [
  invariant(
    'payments.doneHasItsTransfer',
    (since) => sql<BreachRow>`
      select o.player_id,
        'order ' || o.order_no || ' is done, with ' || count(t.id) || ' deposits of '
          || coalesce(sum(-e.amount), 0) || ' instead of ' || o.amount as detail
      from deposit_order o
      left join ledger_transfer t on t.ref = 'deposit:' || o.order_no and t.kind = 'deposit'
      left join ledger_account a on a.code = 'player:' || o.player_id || ':cash'
      left join ledger_entry e on e.transfer_id = t.id and e.account_id = a.id
      where o.state = 'done' and o.finished_at >= ${since}
      group by o.order_no
      having count(t.id) <> 1 or coalesce(sum(-e.amount), 0) <> o.amount`,
  ),
  invariant(
    'payments.transferHasItsOrder',
    (since) => sql<BreachRow>`
      select t.player_id, 'transfer ' || t.id || ' (' || t.ref || ') has no order that is done' as detail
      from ledger_transfer t
      left join deposit_order o on o.order_no = substr(t.ref, length('deposit:') + 1)
        and o.player_id = t.player_id
      where t.kind = 'deposit' and t.recorded_at >= ${since} and o.state is distinct from 'done'`,
  ),
  invariant(
    'payments.reversalsAreOfTheirOrder',
    (since) => sql<BreachRow>`
      with taken as (
        select t.player_id, t.ref, -sum(e.amount) as amount
        from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
        join ledger_account a on a.id = e.account_id and a.code like 'house:psp:%'
        where t.kind = 'deposit.reversal' and t.ref in (
          select ref from ledger_transfer where kind = 'deposit.reversal' and recorded_at >= ${since})
        group by t.player_id, t.ref
      )
      select taken.player_id, 'chargebacks of ' || taken.ref || ' are ' || taken.amount
        || ', the order says ' || coalesce(o.reversed, 0) as detail
      from taken
      left join deposit_order o on 'deposit:' || o.order_no = taken.ref
        and o.player_id = taken.player_id
      where o.reversed is distinct from taken.amount`,
  ),
];
