import { isoDayAt } from '@parlor/api/rules';
import { sql } from 'kysely';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Db } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { prune } from '../../core/jobs/prune.ts';

const MINUTE_MS = 60_000;
/**
 * A report of n minutes arrives at the earliest 10 s before they are over
 * (docs/product.md: Business constants and limits).
 */
const EARLY_MS = 10_000;

/**
 * Records a player's online time. A report that arrives earlier than its minutes allow is that of
 * another tab, or of a wrong clock: it is ignored, so that nobody is online for longer than the
 * elapsed time.
 *
 * @param zone of the site: the minutes count for its current day.
 * @param minutes 1, 2 or 3.
 */
export async function reportOnlineTime(
  db: Db,
  clock: Clock,
  zone: string,
  playerId: string,
  minutes: number,
): Promise<void> {
  const day = isoDayAt(clock.now(), zone);
  await withTransaction(db, async (trx) => {
    // The player's row is the lock: two tabs that report concurrently are one player.
    await trx
      .selectFrom('player')
      .select('id')
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .execute();
    const tooSoon = await trx
      .selectFrom('online_time_report')
      .select('id')
      .where('player_id', '=', playerId)
      .where('reported_at', '>', toDate(clock, EARLY_MS - minutes * MINUTE_MS))
      .limit(1)
      .executeTakeFirst();
    if (tooSoon) return;
    await trx
      .insertInto('online_time_report')
      .values({ player_id: playerId, minutes, reported_at: toDate(clock) })
      .execute();
    await trx
      .insertInto('online_day')
      .values({ player_id: playerId, day, minutes })
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'day']).doUpdateSet((set) => ({
          minutes: set('online_day.minutes', '+', minutes),
        })),
      )
      .execute();
  });
}

/** How long a report is compared with later ones; the daily sums are kept. */
const KEPT_MS = 24 * 60 * MINUTE_MS;

/** Deletes reports that no later report needs. */
export async function pruneOnlineTime(db: Db, clock: Clock): Promise<void> {
  await prune(db, 'online_time_report', sql`reported_at < ${toDate(clock, -KEPT_MS)}`);
}
