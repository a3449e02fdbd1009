import { sql } from 'kysely';
import { type BreachRow, type Invariant, invariant } from '../../ledger/index.ts';

/** What a closed day calculated is what it issued and carried over. */
export const rebateInvariants: readonly Invariant[] = [
  invariant(
    'rebate.dayIsIssuedOrCarried',
    (since) => sql<BreachRow>`
      select p.player_id, 'rebate of ' || p.period || ' issued ' || coalesce(r.amount, 0)
        || ' and carried ' || p.carried_out || ' over' as detail
      from rebate_period p
      left join reward r on r.id = p.reward_id
      cross join lateral (
        select coalesce(sum((line ->> 'validBets')::numeric * (line ->> 'rate')::int), 0) as shares
        from jsonb_array_elements(p.lines) line
      ) calculated
      where p.closed_at >= ${since}
        and p.carried_in + calculated.shares <> coalesce(r.amount, 0) * 10000 + p.carried_out`,
  ),
];
