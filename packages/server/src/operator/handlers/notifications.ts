import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type DailyNotificationTable, readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { content } from '../calls/index.ts';
import { readMoment } from '../moment.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';
import { mergeTexts, pickField } from './localized-fields.ts';

const textFields = ['title', 'content'] as const;

/** The daily notifications. */
export function answerNotifications({ clock }: Core, routes: OperatorRoutes): void {
  routes.read(content.listNotifications, async ({ db }) => {
    const rows = await db
      .selectFrom('daily_notification')
      .selectAll()
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .execute();
    return { rows: rows.map(getNotification), total: rows.length };
  });

  routes.change(content.addNotification, async ({ trx, args }) => {
    const { countryTimezone } = await readSite(trx);
    const read = (moment: string) => readMoment(moment, clock.now(), countryTimezone);
    const starts = read(args.from ?? '+0m');
    const ends = args.until === undefined ? null : read(args.until);
    if (ends && (ends <= starts || ends.getTime() <= clock.now())) {
      throw new OperatorRefusal(422, 'until: is before from');
    }
    const row = await trx
      .insertInto('daily_notification')
      .values({
        id: randomUUID(),
        texts: JSON.stringify(mergeTexts({}, textFields, args)),
        link: args.link ?? '',
        starts_at: starts,
        ends_at: ends,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const answer = getNotification(row);
    return { answer, subject: `notification:${row.id}`, after: answer };
  });

  routes.change(content.removeNotification, async ({ trx, args: { id } }) => {
    const row = await trx
      .deleteFrom('daily_notification')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw nothingFound('such notification');
    return {
      answer: { notificationId: id },
      subject: `notification:${id}`,
      before: getNotification(row),
    };
  });
}

function getNotification(row: Selectable<DailyNotificationTable>) {
  return {
    notificationId: row.id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    link: row.link,
    title: pickField(row.texts, 'title'),
    content: pickField(row.texts, 'content'),
  };
}
