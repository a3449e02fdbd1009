import { sql } from 'kysely';
import { type BreachRow, type Invariant, invariant } from '../../ledger/index.ts';

/**
 * Each correction that is done has exactly its transfer and was decided by two operators; no other
 * correction has one (domain: Invariants).
 */
export const correctionInvariants: readonly Invariant[] = [
  invariant(
    'corrections.rowHasItsTransfer',
    (since) => sql<BreachRow>`
      select c.player_id, 'correction ' || c.id || ' is ' || c.state || ', with '
        || count(t.id) || ' transfers' as detail
      from correction c
      left join ledger_transfer t on t.ref = 'correction:' || c.id
        and t.kind = 'correction.' || c.kind
      where c.proposed_at >= ${since} or c.decided_at >= ${since}
      group by c.id
      having count(t.id) <> case c.state when 'done' then 1 else 0 end
        or (c.state = 'done' and c.decided_by = c.proposed_by)`,
  ),
  invariant(
    'corrections.transferHasItsRow',
    (since) => sql<BreachRow>`
      select t.player_id, 'transfer ' || t.id || ' (' || t.ref || ') has no correction' as detail
      from ledger_transfer t
      left join correction c on t.ref = 'correction:' || c.id and c.state = 'done'
      where t.kind like 'correction.%' and t.recorded_at >= ${since} and c.id is null`,
  ),
];
