import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../database/schema.ts';

/** Rows that one statement deletes: few enough that it blocks nobody. */
const BATCH = 500;
/** Maximum number of rows per run; the next run deletes the rest. */
export const PRUNED_AT_MOST = 10_000;

/**
 * Deletes expired rows in batches, up to a maximum per run. Locked rows are left to the next run,
 * so that two concurrent servers do not wait for each other.
 *
 * @param isPast whether a row of `table` is no longer needed.
 */
export async function prune(
  db: Db,
  table: keyof Database,
  isPast: RawBuilder<unknown>,
): Promise<void> {
  for (let forgotten = 0; forgotten < PRUNED_AT_MOST; forgotten += BATCH) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isPast} limit ${BATCH}
        for update skip locked))`.execute(db);
    if (numAffectedRows < BATCH) return;
  }
}
