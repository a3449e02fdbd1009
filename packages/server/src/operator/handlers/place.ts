import { sql } from 'kysely';
import type { Trx } from '../../core/database/schema.ts';

/** Beyond the end of every list. */
export const LAST = 1_000_000;

type Ordered = 'banner' | 'game_category' | 'game_navigation_tag' | 'service_contact';

/**
 * Serializes the changes of a list's order until the transaction ends. A transaction that locks
 * rows of the list before it calls {@link putInPlace} calls this first. Row locks are not enough: a
 * concurrently inserted row has no position yet, and two transactions would deadlock.
 */
export async function lockOrder(trx: Trx, table: Ordered): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`order:${table}`}))`.execute(trx);
}

/**
 * Moves an item of an ordered list to a position, shifting the others.
 *
 * @param place from 1; beyond the end is the end.
 */
export async function putInPlace(
  trx: Trx,
  table: Ordered,
  id: string,
  place: number,
): Promise<void> {
  await lockOrder(trx, table);
  const { rows } = await sql<{ id: string }>`
    select id::text from ${sql.table(table)} order by position, id`.execute(trx);
  const order = rows.map((row) => row.id).filter((each) => each !== id);
  order.splice(place - 1, 0, id);
  await sql`
    update ${sql.table(table)} t set position = o.place - 1
    from unnest(${order}::text[]) with ordinality o(id, place)
    where t.id::text = o.id and t.position <> o.place - 1`.execute(trx);
}
