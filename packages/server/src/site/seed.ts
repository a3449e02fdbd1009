import { seedContent } from '../content/seed.ts';
import { seedDailyNotification } from '../content/seed-notification.ts';
import type { Core } from '../core.ts';
import { withTransaction } from '../database/transaction.ts';
import { seedServiceContacts } from '../feedback/seed.ts';
import { seedNavigationTags } from '../games/seed-tags.ts';
import { seedCategories } from '../games/sync.ts';
import { seedMessages } from '../messages/seed.ts';
import { seedSite } from './store.ts';

/**
 * Makes an empty database the site of the configured country, once.
 *
 * @returns whether it was empty.
 */
export async function seed(core: Core): Promise<boolean> {
  const { db, clock, config } = core;
  return await withTransaction(db, async (trx) => {
    const isNew = await seedSite(trx, clock, config.siteProfile);
    if (isNew) {
      await seedCategories(trx);
      await seedContent(trx, clock);
    }
    await seedNavigationTags(trx);
    await seedDailyNotification(trx, clock);
    await seedMessages(trx, clock);
    await seedServiceContacts(trx);
    return isNew;
  });
}
