import { sql } from 'kysely';
import type { Db } from './schema.ts';
import { withTransaction } from './transaction.ts';

/**
 * Writes to the database and commits. The truncated table gets new pages, so that a full disk is
 * detected; an in-place update would succeed on one.
 *
 * @throws the database's error if it is read-only, its disk is full, or it is unreachable.
 */
export async function assertWritable(db: Db): Promise<void> {
  await withTransaction(db, async (trx) => {
    await sql`truncate write_probe`.execute(trx);
    await sql`insert into write_probe (filler)
      select repeat('x', 1000) from generate_series(1, 16)`.execute(trx);
  });
}
