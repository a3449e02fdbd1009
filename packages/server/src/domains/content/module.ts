import { content } from '@parlor/api/calls';
import { notFound } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import type { Module } from '../../platform/platform.ts';
import { readSite } from '../site/index.ts';
import { dailyNotification, findBulletin, listBulletins } from './store.ts';

/** Notices, and the daily notification. */
export const contentModule: Module = ({ core, calls }) => {
  calls.public(content.bulletinList, ({ args, locale }) => listBulletins(core.db, locale, args));

  calls.public(content.bulletinInfo, async ({ args, locale }) => {
    const bulletin = isUuid(args.id) ? await findBulletin(core.db, locale, args.id) : undefined;
    if (!bulletin) throw notFound();
    return bulletin;
  });

  calls.public(content.getDailyNotification, async ({ locale }) => {
    const { countryTimezone } = await readSite(core.db);
    return await dailyNotification(core.db, core.clock, locale, countryTimezone);
  });
};
