import { sql } from 'kysely';
import { type BreachRow, type Invariant, invariant } from '../../ledger/index.ts';

/** Each credited submission has exactly its transfer, and no such transfer lacks its submission. */
export const manualDepositInvariants: readonly Invariant[] = [
  invariant(
    'manualDeposits.doneHasItsTransfer',
    (since) => sql<BreachRow>`
      select m.player_id,
        'manual deposit ' || m.id || ' is done, with ' || count(t.id) || ' transfers of '
          || coalesce(sum(-e.amount), 0) || ' instead of ' || coalesce(m.credited, 0) as detail
      from manual_deposit m
      left join ledger_transfer t on t.ref = 'manualDeposit:' || m.id
        and t.kind = 'deposit.manual'
      left join ledger_account a on a.code = 'player:' || m.player_id || ':cash'
      left join ledger_entry e on e.transfer_id = t.id and e.account_id = a.id
      where m.state = 'done' and m.finished_at >= ${since}
      group by m.id
      having count(t.id) <> 1 or coalesce(sum(-e.amount), 0) is distinct from m.credited`,
  ),
  invariant(
    'manualDeposits.transferHasItsSubmission',
    (since) => sql<BreachRow>`
      select t.player_id, 'transfer ' || t.id || ' (' || t.ref || ') has no submission that is done'
        as detail
      from ledger_transfer t
      left join manual_deposit m on m.player_id = t.player_id and m.id =
        case when t.ref ~ '^manualDeposit:[0-9a-f-]{36}$' then substr(t.ref, 15)::uuid end
      where t.kind = 'deposit.manual' and t.recorded_at >= ${since}
        and m.state is distinct from 'done'`,
  ),
];
