import { randomUUID } from 'node:crypto';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { localize } from '../../locales/index.ts';

/** The daily notification of a new site; seeded once, into an empty table. */
export async function seedDailyNotification(trx: Trx, clock: Clock): Promise<void> {
  const known = await trx.selectFrom('daily_notification').select('id').limit(1).execute();
  if (known.length > 0) return;
  await trx
    .insertInto('daily_notification')
    .values({
      id: randomUUID(),
      texts: JSON.stringify(localize(({ content }) => content.dailyNotification)),
      link: '/pages/browser/browser',
      starts_at: toDate(clock),
      ends_at: null,
    })
    .execute();
}
