import { sql } from 'kysely';
import type { Reader } from '../core/database/schema.ts';

interface TrialBalanceRow {
  /** `house:psp:ewallet`, or `player:cash` for the wallets of all players. */
  readonly account: string;
  /** Number of accounts in this row. */
  readonly accounts: bigint;
  /** Minor units; one of the two is zero. */
  readonly debit: bigint;
  readonly credit: bigint;
}

/** The balance of every account in one statement: the debits equal the credits. */
export async function readTrialBalance(on: Reader): Promise<readonly TrialBalanceRow[]> {
  const { rows } = await sql<TrialBalanceRow>`
    with summed as (
      select case when player_id is null then split_part(code, '#', 1) else 'player:' || kind end
          as account,
        count(*) as accounts,
        sum(case side when 'debit' then balance else -balance end)::bigint as signed
      from ledger_account group by 1
    )
    select account, accounts, greatest(signed, 0)::bigint as debit,
      greatest(-signed, 0)::bigint as credit
    from summed order by account`.execute(on);
  return rows;
}
