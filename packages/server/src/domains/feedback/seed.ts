import { randomUUID } from 'node:crypto';
import type { Trx } from '../../core/database/schema.ts';
import { type LocaleTexts, localize } from '../../locales/index.ts';
import type { ServiceContactTable } from './tables.ts';

/** The demo's customer service: unassigned numbers and addresses. */
const contacts: readonly (Pick<ServiceContactTable, 'value' | 'link'> & {
  readonly kind: keyof LocaleTexts['site']['contacts'];
})[] = [
  { kind: 'telegram', value: '@parlor_help', link: 'https://t.me/parlor_help' },
  { kind: 'phone', value: '(02) 8555 0142', link: 'tel:+63285550142' },
  { kind: 'email', value: 'help@parlor.example', link: 'mailto:help@parlor.example' },
  { kind: 'line', value: '@parlor', link: 'https://line.me/R/ti/p/@parlor' },
];

/** Seeds the contacts of a new demo's customer service; once, if there are none. */
export async function seedServiceContacts(trx: Trx): Promise<void> {
  const known = await trx.selectFrom('service_contact').select('id').limit(1).execute();
  if (known.length > 0) return;
  await trx
    .insertInto('service_contact')
    .values(
      contacts.map((contact, position) => ({
        ...contact,
        id: randomUUID(),
        texts: JSON.stringify(localize(({ site }) => site.contacts[contact.kind])),
        position,
      })),
    )
    .execute();
}
