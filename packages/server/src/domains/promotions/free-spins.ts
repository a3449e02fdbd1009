import { sql } from 'kysely';
import type { Reader, Trx } from '../../core/database/schema.ts';

/** How many free spins of a record are neither played nor void. */
export async function countFreeSpins(on: Reader, recordId: string): Promise<number> {
  const row = await on
    .selectFrom('promotion_free_spins')
    .select(sql<number>`granted - used - voided`.as('left'))
    .where('record_id', '=', recordId)
    .executeTakeFirst();
  return row?.left ?? 0;
}

/**
 * Marks a free spin as played, under the lock of its record. One that is reported after the record
 * has ended was played before.
 *
 * @returns false if all that were granted have been played.
 */
export async function playFreeSpin(trx: Trx, recordId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('promotion_free_spins')
    .set({ used: sql`used + 1`, voided: sql`greatest(voided - 1, 0)` })
    .where('record_id', '=', recordId)
    .whereRef('used', '<', 'granted')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives back the free spin of a void round; once its record has ended, it is void as well. */
export async function returnFreeSpin(
  trx: Trx,
  { id, ended_at }: { readonly id: string; readonly ended_at: Date | null },
): Promise<void> {
  await trx
    .updateTable('promotion_free_spins')
    .set({ used: sql`used - 1`, voided: sql`voided + ${ended_at === null ? 0 : 1}::int` })
    .where('record_id', '=', id)
    .where('used', '>', 0)
    .execute();
}
