import { withTransaction } from './core/database/transaction.ts';
import { seedActivities } from './domains/activities/index.ts';
import { seedContent, seedDailyNotification } from './domains/content/index.ts';
import { seedServiceContacts } from './domains/feedback/index.ts';
import { seedCategories, seedNavigationTags } from './domains/games/index.ts';
import { seedMessages } from './domains/messages/index.ts';
import { seedPromotions } from './domains/promotions/index.ts';
import { readSite, seedSite } from './domains/site/index.ts';
import type { Core } from './platform/core.ts';

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
    await seedActivities(trx, clock);
    await seedNavigationTags(trx);
    await seedDailyNotification(trx, clock);
    await seedMessages(trx, clock);
    await seedServiceContacts(trx);
    await seedPromotions(trx, clock, await readSite(trx));
    return isNew;
  });
}
