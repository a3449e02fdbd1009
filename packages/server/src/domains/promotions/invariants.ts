import { sql } from 'kysely';
import { type BreachRow, type Invariant, invariant } from '../../ledger/index.ts';

/**
 * Each record has the transfer of its joining, and once it has ended the one of its end; its account is
 * empty afterwards; no transfer lacks its record (domain: Invariants).
 */
export const promotionInvariants: readonly Invariant[] = [
  invariant(
    'promotions.recordHasItsJoining',
    (since) => sql<BreachRow>`
      select r.player_id, 'record ' || r.id || ' has ' || count(t.id) || ' joinings of '
        || coalesce(sum(-e.amount), 0) || ' instead of ' || r.principal + r.bonus as detail
      from promotion_record r
      left join ledger_transfer t on t.scope = 'promo:' || r.id and t.key = 'join'
      left join ledger_account a on a.code = 'player:' || r.player_id || ':promo:' || r.id
      left join ledger_entry e on e.transfer_id = t.id and e.account_id = a.id
      where r.joined_at >= ${since} or r.ended_at >= ${since}
      group by r.id
      having count(t.id) <> 1 or coalesce(sum(-e.amount), 0) <> r.principal + r.bonus`,
  ),
  invariant(
    'promotions.endedHasItsTransfer',
    (since) => sql<BreachRow>`
      select r.player_id, 'record ' || r.id || ' is ' || r.status || ' with ' || r.to_wallet || ' of '
        || r.balance_at_end || ' paid, its transfer is ' || coalesce(t.kind, 'missing') || ' with '
        || coalesce(moved.paid, 0) || ' of ' || coalesce(moved.taken, 0) as detail
      from promotion_record r
      left join ledger_transfer t on t.scope = 'promo:' || r.id and t.key = 'end'
      left join lateral (
        select -sum(e.amount) filter (where a.kind = 'cash') as paid,
          sum(e.amount) filter (where a.kind = 'promo') as taken
        from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.transfer_id = t.id
      ) moved on true
      where r.ended_at >= ${since}
        and (t.kind is distinct from case r.status when 'settled' then 'promo.settle'
            when 'closed' then 'promo.close' else 'promo.unlock' end
          or coalesce(moved.paid, 0) <> r.to_wallet
          or coalesce(moved.taken, 0) <> r.balance_at_end)`,
  ),
  invariant(
    'promotions.transferHasItsRecord',
    (since) => sql<BreachRow>`
      select t.player_id, 'transfer ' || t.id || ' (' || t.kind || ' of ' || t.ref
        || ') has no record that allows it' as detail
      from ledger_transfer t
      left join promotion_record r on r.player_id = t.player_id and t.ref = 'promotion:' || r.id
      where t.kind like 'promo.%' and t.recorded_at >= ${since}
        and (r.id is null or (t.kind <> 'promo.join' and r.ended_at is null))`,
  ),
  invariant(
    'promotions.moneyHasAnOpenRecord',
    () => sql<BreachRow>`
      select a.player_id, a.code || ' has ' || a.balance || ', and no record of it is open' as detail
      from ledger_account a
      where a.kind = 'promo' and a.balance <> 0 and not exists (
        select from promotion_record r where r.player_id = a.player_id
          and a.code = 'player:' || r.player_id || ':promo:' || r.id and r.ended_at is null)`,
  ),
];
