import { LOCALES } from '@parlor/api/constants';
import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import {
  appPath,
  createListSchema,
  inEveryLanguage,
  inLanguages,
  instant,
  moment,
  paging,
  texts,
  uuid,
} from './fields.ts';

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour, like #2b0a05')
  .describe('placeholder color while the image loads');
const art = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\/[\w-]+)*\.(webp|png|jpg)$/, 'must be an image below the art’s address')
  .describe('image below the art’s address, such as banners/ocean-hunt.webp');
const link = appPath.describe('link: a path of the app');
const position = z.coerce.number().int().min(1).max(100).describe('position, from 1');

const bannerTexts = z.partialRecord(
  z.enum(LOCALES),
  z.object({ kicker: z.string(), title: z.string(), text: z.string(), action: z.string() }),
);
const banner = z.object({
  bannerId: z.string(),
  position: z.number().int(),
  art: z.string(),
  color: z.string(),
  link: z.string(),
  texts: bannerTexts,
});

export const listBanners = defineOperatorCall({
  id: 'banner.list',
  command: 'banner list',
  method: 'GET',
  path: '/banners',
  role: 'viewer',
  request: z.strictObject({}),
  response: createListSchema(banner.extend({ title: z.string() })),
  summary: 'Lists the banners of home, in order.',
  columns: ['position', 'bannerId', 'art', 'link', 'title'],
});

export const addBanner = defineOperatorCall({
  id: 'banner.add',
  command: 'banner add',
  method: 'POST',
  path: '/banners',
  role: 'content',
  request: z.strictObject({
    art,
    link,
    color: color.default('#101010'),
    kicker: inEveryLanguage('the line above the title', 40),
    title: inEveryLanguage('title', 80),
    text: inEveryLanguage('the line below it', 120),
    action: inEveryLanguage('label of the button', 30),
    position: position.optional(),
  }),
  response: banner,
  summary: 'Adds a banner in all five languages, last unless a position is given.',
  details: '--input reads the arguments from a JSON file, which suits many texts.',
  examples: ['banner add --input weekend.json'],
});

export const setBanner = defineOperatorCall({
  id: 'banner.set',
  command: 'banner set',
  method: 'POST',
  path: '/banners/{id}',
  role: 'content',
  request: z.strictObject({
    id: uuid,
    art: art.optional(),
    link: link.optional(),
    color: color.optional(),
    kicker: inLanguages('the line above the title', 40).optional(),
    title: inLanguages('title', 80).optional(),
    text: inLanguages('the line below it', 120).optional(),
    action: inLanguages('label of the button', 30).optional(),
    position: position.optional(),
  }),
  positionals: ['id'],
  response: banner,
  summary: 'Changes a banner; other fields stay as they are.',
  examples: ['banner set 0b9c… --position 1 --title en_US="Double weekend"'],
});

export const removeBanner = defineOperatorCall({
  id: 'banner.remove',
  command: 'banner remove',
  method: 'POST',
  path: '/banners/{id}/remove',
  role: 'content',
  request: z.strictObject({ id: uuid }),
  positionals: ['id'],
  response: z.object({ bannerId: z.string() }),
  summary: 'Deletes a banner.',
});

const notice = z.object({
  noticeId: z.string(),
  publishedAt: instant,
  title: texts,
  content: texts,
  place: z.string().nullable(),
  endsAt: instant.nullable(),
});
const place = z
  .enum(['wallet', 'deposit', 'withdrawal'])
  .optional()
  .describe('a page of the wallet, instead of the list of notices');
const until = moment.optional().describe('when the page of the wallet stops showing it');
const html = 'content as HTML; a value that begins with @ names a file';

export const listNotices = defineOperatorCall({
  id: 'notice.list',
  command: 'notice list',
  method: 'GET',
  path: '/notices',
  role: 'viewer',
  request: z.strictObject(paging),
  response: createListSchema(notice),
  summary: 'Lists notices, newest first.',
  columns: ['noticeId', 'publishedAt', 'place', 'title'],
});

export const addNotice = defineOperatorCall({
  id: 'notice.add',
  command: 'notice add',
  method: 'POST',
  path: '/notices',
  role: 'content',
  request: z.strictObject({
    title: inEveryLanguage('text of the notice bar', 200),
    content: inEveryLanguage(html, 50_000),
    place,
    until,
  }),
  response: notice,
  summary: 'Publishes a notice in all five languages.',
  examples: [
    'notice add --input maintenance.json',
    'notice add --input holiday.json --place withdrawal --until +3d',
  ],
});

export const editNotice = defineOperatorCall({
  id: 'notice.edit',
  command: 'notice edit',
  method: 'POST',
  path: '/notices/{id}',
  role: 'content',
  request: z.strictObject({
    id: uuid,
    title: inLanguages('text of the notice bar', 200).optional(),
    content: inLanguages(html, 50_000).optional(),
    until,
  }),
  positionals: ['id'],
  response: notice,
  summary: 'Changes a notice; other languages stay as they are.',
  examples: ['notice edit 7d1f… --title en_US="Live tables are closed until 05:00."'],
});

export const removeNotice = defineOperatorCall({
  id: 'notice.remove',
  command: 'notice remove',
  method: 'POST',
  path: '/notices/{id}/remove',
  role: 'content',
  request: z.strictObject({ id: uuid }),
  positionals: ['id'],
  response: z.object({ noticeId: z.string() }),
  summary: 'Deletes a notice.',
});

const notification = z.object({
  notificationId: z.string(),
  startsAt: instant,
  endsAt: instant.nullable(),
  link: z.string(),
  title: texts,
  content: texts,
});

export const listNotifications = defineOperatorCall({
  id: 'notification.list',
  command: 'notification list',
  method: 'GET',
  path: '/notifications',
  role: 'viewer',
  request: z.strictObject({}),
  response: createListSchema(notification),
  summary: 'Lists notifications of the day. Home shows the newest current one, once a day.',
  columns: ['notificationId', 'startsAt', 'endsAt', 'link', 'title'],
});

export const addNotification = defineOperatorCall({
  id: 'notification.add',
  command: 'notification add',
  method: 'POST',
  path: '/notifications',
  role: 'content',
  request: z.strictObject({
    title: inEveryLanguage('title', 80),
    content: inEveryLanguage(html, 10_000),
    link: link.optional(),
    from: moment.optional().describe('start; default: now'),
    until: moment.optional().describe('when it expires'),
  }),
  response: notification,
  summary: 'Adds a notification of the day, in all five languages.',
  examples: [
    'notification add --from "2026-12-24 00:00" --until "2026-12-27 00:00" --input xmas.json',
  ],
});

export const removeNotification = defineOperatorCall({
  id: 'notification.remove',
  command: 'notification remove',
  method: 'POST',
  path: '/notifications/{id}/remove',
  role: 'content',
  request: z.strictObject({ id: uuid }),
  positionals: ['id'],
  response: z.object({ notificationId: z.string() }),
  summary: 'Deletes a notification.',
});

const contactKind = z.enum(['chat', 'phone', 'email', 'facebook', 'telegram', 'line']);
const contactLine = z.object({
  contactId: z.string(),
  position: z.number().int(),
  kind: contactKind,
  value: z.string(),
  link: z.string(),
  name: texts,
  hours: texts,
});
const contactLink = z
  .string()
  .max(300)
  .regex(
    /^(https?:\/\/[^\s\\]+|tel:\+?[\d-]+|mailto:[^\s@]+@[^\s@]+)$/,
    'must be an http, https, tel or mailto address (S24)',
  )
  .describe('the address of the link');
const contactValue = z.string().trim().min(2).max(80).describe('the displayed text');

export const listContacts = defineOperatorCall({
  id: 'contact.list',
  command: 'contact list',
  method: 'GET',
  path: '/contacts',
  role: 'viewer',
  request: z.strictObject({}),
  response: createListSchema(contactLine),
  summary: 'Lists the contacts of customer service, in order.',
  columns: ['position', 'contactId', 'kind', 'value', 'link', 'name', 'hours'],
});

export const addContact = defineOperatorCall({
  id: 'contact.add',
  command: 'contact add',
  method: 'POST',
  path: '/contacts',
  role: 'content',
  request: z.strictObject({
    kind: contactKind,
    value: contactValue,
    link: contactLink,
    name: inEveryLanguage('its name', 60),
    hours: inEveryLanguage('service hours', 80),
    position: position.optional(),
  }),
  response: contactLine,
  summary: 'Adds a contact of customer service, last unless a position is given.',
});

export const setContact = defineOperatorCall({
  id: 'contact.set',
  command: 'contact set',
  method: 'POST',
  path: '/contacts/{id}',
  role: 'content',
  request: z.strictObject({
    id: uuid,
    value: contactValue.optional(),
    link: contactLink.optional(),
    name: inLanguages('its name', 60).optional(),
    hours: inLanguages('service hours', 80).optional(),
    position: position.optional(),
  }),
  positionals: ['id'],
  response: contactLine,
  summary: 'Changes a contact; other fields stay as they are.',
  examples: ['contact set 9e2a… --value "+63 2 8555 0199" --link tel:+63285550199'],
});

export const removeContact = defineOperatorCall({
  id: 'contact.remove',
  command: 'contact remove',
  method: 'POST',
  path: '/contacts/{id}/remove',
  role: 'content',
  request: z.strictObject({ id: uuid }),
  positionals: ['id'],
  response: z.object({ contactId: z.string() }),
  summary: 'Deletes a contact.',
});
