import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Trx } from '../../core/database/schema.ts';
import type { ServiceContactTable } from '../../domains/feedback/index.ts';
import type { Core } from '../../platform/core.ts';
import { content } from '../calls/index.ts';
import { nothingFound } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';
import { mergeTexts, pickField } from './localized-fields.ts';
import { LAST, lockOrder, putInPlace } from './place.ts';

const textFields = ['name', 'hours'] as const;

/** The contacts of customer service. */
export function answerContacts(_: Core, routes: OperatorRoutes): void {
  routes.read(content.listContacts, async ({ db }) => {
    const rows = await db.selectFrom('service_contact').selectAll().orderBy('position').execute();
    return { rows: rows.map(toContact), total: rows.length };
  });

  routes.change(content.addContact, async ({ trx, args }) => {
    const id = randomUUID();
    const { kind, value, link, position } = args;
    const texts = JSON.stringify(mergeTexts({}, textFields, args));
    await trx
      .insertInto('service_contact')
      .values({ id, kind, value, link, texts, position: LAST })
      .execute();
    await putInPlace(trx, 'service_contact', id, position ?? LAST);
    const answer = toContact(await lockContact(trx, id));
    return { answer, subject: `contact:${id}`, after: answer };
  });

  routes.change(content.setContact, async ({ trx, args }) => {
    const { id, value, link, position } = args;
    if (position !== undefined) await lockOrder(trx, 'service_contact');
    const before = await lockContact(trx, id);
    await trx
      .updateTable('service_contact')
      .set({
        texts: JSON.stringify(mergeTexts(before.texts, textFields, args)),
        ...(value !== undefined && { value }),
        ...(link !== undefined && { link }),
      })
      .where('id', '=', id)
      .execute();
    if (position !== undefined) await putInPlace(trx, 'service_contact', id, position);
    const answer = toContact(await lockContact(trx, id));
    return { answer, subject: `contact:${id}`, before: toContact(before), after: answer };
  });

  routes.change(content.removeContact, async ({ trx, args: { id } }) => {
    const before = toContact(await lockContact(trx, id));
    await trx.deleteFrom('service_contact').where('id', '=', id).execute();
    return { answer: { contactId: id }, subject: `contact:${id}`, before };
  });
}

async function lockContact(trx: Trx, id: string): Promise<Selectable<ServiceContactTable>> {
  const row = await trx
    .selectFrom('service_contact')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw nothingFound('such contact');
  return row;
}

function toContact({ id, kind, value, link, texts, position }: Selectable<ServiceContactTable>) {
  return {
    contactId: id,
    position: position + 1,
    kind,
    value,
    link,
    name: pickField(texts, 'name'),
    hours: pickField(texts, 'hours'),
  };
}
