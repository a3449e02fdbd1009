import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { toDate } from '../../core/clock.ts';
import { readPage } from '../../core/database/read-page.ts';
import type { Trx } from '../../core/database/schema.ts';
import { inLanguage } from '../../domains/content/index.ts';
import { type BannerTable, type BulletinTable, readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { content } from '../calls/index.ts';
import { readMoment } from '../moment.ts';
import { nothingFound } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';
import { mergeTexts, pickField } from './localized-fields.ts';
import { LAST, lockOrder, putInPlace } from './place.ts';

const bannerTexts = ['kicker', 'title', 'text', 'action'] as const;
const noticeTexts = ['title', 'content'] as const;

/** Banners and notices. */
export function answerContent({ clock }: Core, routes: OperatorRoutes): void {
  routes.read(content.listBanners, async ({ db }) => {
    const rows = await db.selectFrom('banner').selectAll().orderBy('position').execute();
    return {
      rows: rows.map((row) => ({
        ...toBanner(row),
        title: inLanguage(row.texts, 'en_US')?.title ?? '',
      })),
      total: rows.length,
    };
  });

  routes.change(content.addBanner, async ({ trx, args }) => {
    const id = randomUUID();
    const { art, color, link, position } = args;
    const texts = mergeTexts({}, bannerTexts, args);
    await trx
      .insertInto('banner')
      .values({ id, art, color, link, texts: JSON.stringify(texts), position: LAST })
      .execute();
    await putInPlace(trx, 'banner', id, position ?? LAST);
    const answer = toBanner(await lockBanner(trx, id));
    return { answer, subject: `banner:${id}`, after: answer };
  });

  routes.change(content.setBanner, async ({ trx, args }) => {
    const { id, art, color, link, position } = args;
    if (position !== undefined) await lockOrder(trx, 'banner');
    const before = await lockBanner(trx, id);
    await trx
      .updateTable('banner')
      .set({
        texts: JSON.stringify(mergeTexts(before.texts, bannerTexts, args)),
        ...(art && { art }),
        ...(color && { color }),
        ...(link && { link }),
      })
      .where('id', '=', id)
      .execute();
    if (position !== undefined) await putInPlace(trx, 'banner', id, position);
    const answer = toBanner(await lockBanner(trx, id));
    return { answer, subject: `banner:${id}`, before: toBanner(before), after: answer };
  });

  routes.change(content.removeBanner, async ({ trx, args: { id } }) => {
    const before = toBanner(await lockBanner(trx, id));
    await trx.deleteFrom('banner').where('id', '=', id).execute();
    return { answer: { bannerId: id }, subject: `banner:${id}`, before };
  });

  routes.read(content.listNotices, async ({ db, args: { page, limit } }) => {
    const { rows, total } = await readPage(
      db.selectFrom('bulletin').selectAll().orderBy('published_at', 'desc').orderBy('id'),
      { page, limit },
    );
    return { rows: rows.map(getNotice), total };
  });

  routes.change(content.addNotice, async ({ trx, args }) => {
    const { title, content: page, place = null, until } = args;
    const id = randomUUID();
    const texts = mergeTexts({}, noticeTexts, { title, content: page });
    await trx
      .insertInto('bulletin')
      .values({
        id,
        published_at: toDate(clock),
        texts: JSON.stringify(texts),
        place,
        ends_at: await readEnd(trx, until),
      })
      .execute();
    const answer = getNotice(await lockNotice(trx, id));
    return { answer, subject: `notice:${id}`, after: answer };
  });

  routes.change(content.editNotice, async ({ trx, args }) => {
    const { id, title, content: page, until } = args;
    const before = await lockNotice(trx, id);
    const endsAt = until === undefined ? before.ends_at : await readEnd(trx, until);
    const texts = mergeTexts(before.texts, noticeTexts, { title, content: page });
    await trx
      .updateTable('bulletin')
      .set({ texts: JSON.stringify(texts), ends_at: endsAt })
      .where('id', '=', id)
      .execute();
    const answer = getNotice({ ...before, texts, ends_at: endsAt });
    return { answer, subject: `notice:${id}`, before: getNotice(before), after: answer };
  });

  routes.change(content.removeNotice, async ({ trx, args: { id } }) => {
    const before = getNotice(await lockNotice(trx, id));
    await trx.deleteFrom('bulletin').where('id', '=', id).execute();
    return { answer: { noticeId: id }, subject: `notice:${id}`, before };
  });

  async function readEnd(trx: Trx, until: string | undefined): Promise<Date | null> {
    if (until === undefined) return null;
    return readMoment(until, clock.now(), (await readSite(trx)).countryTimezone);
  }
}

type BannerRow = Selectable<BannerTable>;

async function lockBanner(trx: Trx, id: string): Promise<BannerRow> {
  const row = await trx
    .selectFrom('banner')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw nothingFound('such banner');
  return row;
}

function toBanner({ id, art, color, link, texts, position }: BannerRow) {
  return { bannerId: id, position: position + 1, art, color, link, texts };
}

type NoticeRow = Selectable<BulletinTable>;

async function lockNotice(trx: Trx, id: string): Promise<NoticeRow> {
  const row = await trx
    .selectFrom('bulletin')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw nothingFound('such notice');
  return row;
}

function getNotice({ id, published_at, texts, place, ends_at }: NoticeRow) {
  return {
    noticeId: id,
    publishedAt: published_at.toISOString(),
    title: pickField(texts, 'title'),
    content: pickField(texts, 'content'),
    place,
    endsAt: ends_at?.toISOString() ?? null,
  };
}
