import { sql } from 'kysely';
import { type BreachRow, type Invariant, invariant } from '../../ledger/index.ts';

/** Each reward has the transfers that its state claims, and no such transfer lacks its reward. */
export const rewardInvariants: readonly Invariant[] = [
  invariant(
    'rewards.rewardHasItsTransfers',
    (since) => sql<BreachRow>`
      select r.player_id,
        'reward ' || r.id || ' of ' || r.amount || ' is ' || r.state || ', with '
          || coalesce(string_agg(t.kind || ' of ' || e.amount, ', ' order by t.id), 'no transfer')
          as detail
      from reward r
      left join ledger_transfer t on t.ref = 'reward:' || r.id and t.scope = r.scope
      left join lateral (
        select amount from ledger_entry where transfer_id = t.id and amount > 0
      ) e on true
      where greatest(r.released_at, r.finished_at) >= ${since}
      group by r.id
      having count(*) filter (where t.kind = r.program || '.issue' and e.amount = r.amount) <> 1
        or count(*) filter (where t.kind = r.program || '.claim' and e.amount = r.amount)
          <> case when r.state in ('claimed', 'issued') then 1 else 0 end
        or count(*) filter (where t.kind = r.program || '.expire' and e.amount = r.amount)
          <> case when r.state = 'expired' then 1 else 0 end
        or count(t.id) <> case when r.state = 'pending' then 1 else 2 end`,
  ),
  invariant(
    'rewards.transferHasItsReward',
    (since) => sql<BreachRow>`
      select t.player_id, 'transfer ' || t.id || ' (' || t.ref || ') has no reward' as detail
      from ledger_transfer t
      left join reward r on r.player_id = t.player_id and r.scope = t.scope
        and t.ref = 'reward:' || r.id
      where split_part(t.kind, '.', 1) in ('rebate', 'bonus', 'referral', 'activity')
        and t.recorded_at >= ${since} and r.id is null`,
  ),
  invariant(
    'rewards.payableIsWhatIsPending',
    () => sql<BreachRow>`
      select coalesce(a.player_id, r.player_id) as player_id,
        'payable is ' || coalesce(a.payable, 0) || ', pending rewards sum to '
          || coalesce(r.pending, 0) as detail
      from (select player_id, sum(balance) as payable from ledger_account
            where kind = 'payable' group by player_id) a
      full join (select player_id, sum(amount) as pending from reward
                 where state = 'pending' group by player_id) r on r.player_id = a.player_id
      where coalesce(a.payable, 0) <> coalesce(r.pending, 0)`,
  ),
];
