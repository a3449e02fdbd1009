import { isoDayAt } from '@parlor/api/rules';
import { sql } from 'kysely';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Db } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { prune } from '../../core/jobs/prune.ts';

const MINUTE_MS = 60_000;
/** A report of n minutes comes at the earliest 10 s before they are over (specification: Business constants and limits). */
const EARLY_MS = 10_000;

/**
 * Writes down that a player was online. A report that comes sooner after the one before than its
 * minutes took is another tab's, or a stranger to the clock: it counts for nothing, so that nobody
 * is online for longer than time has passed.
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
    // The player's row is the lock: two tabs that report at once are one player.
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

/** How long a report is compared with the next ones; the days keep what it counted. */
const KEPT_MS = 24 * 60 * MINUTE_MS;

/** Forgets reports that no later one can come too soon after. */
export async function pruneOnlineTime(db: Db, clock: Clock): Promise<void> {
  await prune(db, 'online_time_report', sql`reported_at < ${toDate(clock, -KEPT_MS)}`);
}
