import { randomUUID } from 'node:crypto';
import type { Trx } from '../../core/database/schema.ts';
import type { Localised } from '../site/index.ts';
import type { ServiceContactTable } from './tables.ts';

type Texts = Localised<{ name: string; hours: string }>;

const texts = (
  en_US: readonly [name: string, hours: string],
  zh_CN: readonly [name: string, hours: string],
  my_MM: readonly [name: string, hours: string],
  th_TH: readonly [name: string, hours: string],
  ms_MY: readonly [name: string, hours: string],
): Texts =>
  Object.fromEntries(
    Object.entries({ en_US, zh_CN, my_MM, th_TH, ms_MY }).map(([locale, [name, hours]]) => [
      locale,
      { name, hours },
    ]),
  );

const always = ['Day and night', '全天候', 'နေ့ညမပြတ်', 'ตลอด 24 ชั่วโมง', 'Siang dan malam'] as const;
const byDay = [
  'Daily 08:00 to 22:00',
  '每日 08:00 至 22:00',
  'နေ့စဉ် 08:00 မှ 22:00',
  'ทุกวัน 08:00–22:00 น.',
  'Setiap hari 08:00 hingga 22:00',
] as const;
const withinADay = [
  'Answered within a day',
  '一天内回复',
  'တစ်ရက်အတွင်း ဖြေကြားမည်',
  'ตอบภายในหนึ่งวัน',
  'Dijawab dalam sehari',
] as const;

/** The demo's customer service: numbers and addresses that belong to nobody. */
const contacts: readonly Omit<ServiceContactTable, 'id' | 'position' | 'texts'>[] = [
  { kind: 'telegram', value: '@parlor_help', link: 'https://t.me/parlor_help' },
  { kind: 'phone', value: '(02) 8555 0142', link: 'tel:+63285550142' },
  { kind: 'email', value: 'help@parlor.example', link: 'mailto:help@parlor.example' },
  { kind: 'line', value: '@parlor', link: 'https://line.me/R/ti/p/@parlor' },
];

const words: Readonly<Partial<Record<ServiceContactTable['kind'], Texts>>> = {
  telegram: texts(
    ['Telegram', always[0]],
    ['Telegram', always[1]],
    ['Telegram', always[2]],
    ['Telegram', always[3]],
    ['Telegram', always[4]],
  ),
  phone: texts(
    ['Phone', byDay[0]],
    ['电话', byDay[1]],
    ['ဖုန်း', byDay[2]],
    ['โทรศัพท์', byDay[3]],
    ['Telefon', byDay[4]],
  ),
  email: texts(
    ['E-mail', withinADay[0]],
    ['电子邮件', withinADay[1]],
    ['အီးမေးလ်', withinADay[2]],
    ['อีเมล', withinADay[3]],
    ['E-mel', withinADay[4]],
  ),
  line: texts(
    ['LINE', always[0]],
    ['LINE', always[1]],
    ['LINE', always[2]],
    ['LINE', always[3]],
    ['LINE', always[4]],
  ),
};

/** How the customer service of a new demo is reached; once, where nothing is known. */
export async function seedServiceContacts(trx: Trx): Promise<void> {
  const known = await trx.selectFrom('service_contact').select('id').limit(1).execute();
  if (known.length > 0) return;
  await trx
    .insertInto('service_contact')
    .values(
      contacts.map((contact, position) => ({
        ...contact,
        id: randomUUID(),
        texts: JSON.stringify(words[contact.kind] ?? {}),
        position,
      })),
    )
    .execute();
}
