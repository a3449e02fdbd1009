import { sql } from 'kysely';
import type { Reader } from '../../core/database/schema.ts';
import { accounts } from '../../ledger/index.ts';

/** What one transfer left in suspense, or took out of it. */
export interface SuspenseItem {
  readonly transfer_id: bigint;
  readonly kind: string;
  readonly ref: string;
  readonly subject: string;
  readonly player_id: string | null;
  readonly username: string | null;
  readonly currency: string;
  /** Minor units. Positive: the site holds it for an unknown owner. Negative: it is missing. */
  readonly amount: bigint;
  readonly posted_at: Date;
}

/** Every amount in suspense that was not released, oldest first: together they are its balance. */
export async function listSuspense(on: Reader): Promise<readonly SuspenseItem[]> {
  return await read(on, sql`true`);
}

/** What a transfer has in suspense; undefined without anything, or once it is released. */
export async function findSuspenseItem(
  on: Reader,
  transferId: bigint,
): Promise<SuspenseItem | undefined> {
  return (await read(on, sql`t.id = ${transferId}`))[0];
}

async function read(on: Reader, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<SuspenseItem>`
    select t.id as transfer_id, t.kind, t.ref, t.subject, t.player_id, p.username, t.currency,
      -sum(e.amount)::bigint as amount, t.posted_at
    from ledger_account a
    join ledger_entry e on e.account_id = a.id
    join ledger_transfer t on t.id = e.transfer_id
    left join player p on p.id = t.player_id
    where a.code = ${accounts.suspense.code} and t.kind <> 'correction.suspense'
      and not exists (
        select from correction c where c.suspense_transfer_id = t.id and c.state = 'done')
      and ${condition}
    group by t.id, p.username
    order by t.id`.execute(on);
  return rows;
}
