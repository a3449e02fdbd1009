import type { Locale } from '@parlor/api/constants';
import type { Bulletin, BulletinDetail, DailyNotification } from '@parlor/api/entities/bulletin';
import type { List } from '@parlor/api/entities/common';
import type { WalletBulletin } from '@parlor/api/entities/deposit';
import type { Banner } from '@parlor/api/entities/game';
import { isoDayAt } from '@parlor/api/rules';
import { type Clock, toDate } from '../../core/clock.ts';
import { type Paging, readPage } from '../../core/database/read-page.ts';
import type { Reader } from '../../core/database/schema.ts';
import type { Localised } from '../site/index.ts';

/** The text in a locale; falls back to English, then to any. */
export function inLanguage<T>(texts: Localised<T>, locale: Locale): T | undefined {
  return texts[locale] ?? texts.en_US ?? Object.values(texts)[0];
}

/** Notices, newest first. */
export async function listBulletins(
  on: Reader,
  locale: Locale,
  paging: Paging,
): Promise<List<Bulletin>> {
  const { rows, total } = await readPage(
    on
      .selectFrom('bulletin')
      .selectAll()
      .where('place', 'is', null)
      .orderBy('published_at', 'desc')
      .orderBy('id'),
    paging,
  );
  return {
    rows: rows.map((row) => ({
      bulletinId: row.id,
      title: inLanguage(row.texts, locale)?.title ?? '',
      publishedAt: row.published_at.toISOString(),
    })),
    total,
  };
}

/** The current notices of the wallet's pages, newest first. */
export async function listWalletBulletins(
  on: Reader,
  clock: Clock,
  locale: Locale,
): Promise<WalletBulletin[]> {
  const rows = await on
    .selectFrom('bulletin')
    .selectAll()
    .where('place', 'is not', null)
    .where((where) =>
      where.or([where('ends_at', 'is', null), where('ends_at', '>', toDate(clock))]),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const text = inLanguage(row.texts, locale);
    return {
      bulletinId: row.id,
      title: text?.title ?? '',
      content: text?.content ?? '',
      place: row.place ?? 'wallet',
      publishedAt: row.published_at.toISOString(),
    };
  });
}

export async function findBulletin(
  on: Reader,
  locale: Locale,
  id: string,
): Promise<BulletinDetail | undefined> {
  const row = await on.selectFrom('bulletin').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const text = inLanguage(row.texts, locale);
  return {
    bulletinId: row.id,
    title: text?.title ?? '',
    content: text?.content ?? '',
    publishedAt: row.published_at.toISOString(),
  };
}

/**
 * The daily notification: the newest current one (docs/product.md: States and transitions).
 *
 * @param zone of the site; decides the current day.
 */
export async function dailyNotification(
  on: Reader,
  clock: Clock,
  locale: Locale,
  zone: string,
): Promise<DailyNotification> {
  const now = toDate(clock);
  const row = await on
    .selectFrom('daily_notification')
    .selectAll()
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const text = row && inLanguage(row.texts, locale);
  return {
    date: isoDayAt(clock.now(), zone),
    notification:
      row && text
        ? { notificationId: row.id, title: text.title, content: text.content, link: row.link }
        : null,
  };
}

/** Banners in their order; `artUrl` returns the address of a picture. */
export async function listBanners(
  on: Reader,
  locale: Locale,
  artUrl: (path: string) => string,
): Promise<Banner[]> {
  const rows = await on.selectFrom('banner').selectAll().orderBy('position').execute();
  return rows.flatMap((row) => {
    const text = inLanguage(row.texts, locale);
    if (!text) return [];
    return [
      { bannerId: row.id, image: artUrl(row.art), color: row.color, link: row.link, ...text },
    ];
  });
}
