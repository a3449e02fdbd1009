import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../database/schema.ts';

/** Rows that one statement forgets: short enough to be in nobody's way. */
const BATCH = 500;
/** A run forgets no more than this; what is left, the next one does. */
export const PRUNED_AT_MOST = 10_000;

/**
 * Forgets rows of the past, some at a time and so many a run. Rows that somebody holds are left to the
 * next run, so that two servers at it at once do not wait for each other.
 *
 * @param isPast says of a row of `table` that nobody will ask for it again.
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
