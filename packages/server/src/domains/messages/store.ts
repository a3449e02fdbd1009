import { randomUUID } from 'node:crypto';
import type { Locale } from '@parlor/api/constants';
import type { List } from '@parlor/api/entities/common';
import {
  type Message,
  type MessageDetail,
  type MessageKind,
  messageKinds,
  type UnreadMessages,
} from '@parlor/api/entities/message';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import { readPage } from '../../core/database/read-page.ts';
import type { Reader } from '../../core/database/schema.ts';
import { refused } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { inLanguage, leadsInside } from '../content/index.ts';
import type { Localised } from '../site/index.ts';
import type { MessageText } from './tables.ts';

const SUMMARY_LENGTH = 120;

export interface NewMessage {
  /** Null: to everybody, including later players. */
  readonly playerId: string | null;
  readonly kind: MessageKind;
  /** Requires one locale; a missing one falls back to English, then to any. */
  readonly texts: Localised<MessageText>;
  /** A path of the route table with its query, or empty (S25). */
  readonly link?: string;
  readonly expiresAt?: Date;
}

/**
 * Sends a message, in the transaction that causes it.
 *
 * @returns its id.
 * @throws ApiError 422 if the link leads out of the app, or there is no text.
 */
export async function sendMessage(on: Reader, clock: Clock, message: NewMessage): Promise<string> {
  const { playerId, kind, texts, link = '', expiresAt } = message;
  if (link !== '' && !leadsInside(link)) throw refused('arguments.invalid', { field: 'link' });
  if (Object.keys(texts).length === 0) throw refused('arguments.invalid', { field: 'texts' });
  const id = randomUUID();
  await on
    .insertInto('message')
    .values({
      id,
      player_id: playerId,
      kind,
      texts: JSON.stringify(texts),
      link,
      created_at: toDate(clock),
      expires_at: expiresAt ?? null,
    })
    .execute();
  return id;
}

/**
 * The messages of a player. A broadcast from before the sign-up is dated to the sign-up, so that
 * the welcome is at the beginning of each player's own history.
 */
function getMessages(on: Reader, clock: Clock, playerId: string) {
  return on
    .selectFrom('message')
    .innerJoin('player', (join) => join.on('player.id', '=', playerId))
    .leftJoin('message_read', (join) =>
      join
        .onRef('message_read.message_id', '=', 'message.id')
        .on('message_read.player_id', '=', playerId),
    )
    .where((where) =>
      where.or([where('message.player_id', '=', playerId), where('message.player_id', 'is', null)]),
    )
    .where((where) =>
      where.or([
        where('message.expires_at', 'is', null),
        where('message.expires_at', '>', toDate(clock)),
      ]),
    );
}

const shownAt = sql<Date>`case when message.player_id is null
  then greatest(message.created_at, player.registered_at) else message.created_at end`;

/** A player's messages, newest first. */
export async function listMessages(
  on: Reader,
  clock: Clock,
  {
    playerId,
    locale,
    kind,
    page,
    limit,
  }: {
    playerId: string;
    locale: Locale;
    kind?: MessageKind | undefined;
    page: number;
    limit: number;
  },
): Promise<List<Message>> {
  let messages = getMessages(on, clock, playerId);
  if (kind !== undefined) messages = messages.where('message.kind', '=', kind);
  const { rows, total } = await readPage(
    messages
      .selectAll('message')
      .select(['message_read.read_at', shownAt.as('shown_at')])
      .orderBy('shown_at', 'desc')
      // Broadcasts that are dated to the sign-up keep the order in which they were sent.
      .orderBy('message.created_at', 'desc')
      .orderBy('message.id'),
    { page, limit },
  );
  return { rows: rows.map((row) => toMessage(row, locale)), total };
}

/** Unread counts by kind, with the latest message of each. */
export async function countUnread(
  on: Reader,
  clock: Clock,
  playerId: string,
  locale: Locale,
): Promise<UnreadMessages[]> {
  const unread = await getMessages(on, clock, playerId)
    .where('message_read.message_id', 'is', null)
    .select((select) => ['message.kind', select.fn.countAll<bigint>().as('unread')])
    .groupBy('message.kind')
    .execute();
  const latest = await getMessages(on, clock, playerId)
    .distinctOn('message.kind')
    .select(['message.kind', 'message.texts', shownAt.as('shown_at')])
    .orderBy('message.kind')
    .orderBy('shown_at', 'desc')
    .orderBy('message.created_at', 'desc')
    .execute();
  return messageKinds.map((kind) => {
    const last = latest.find((row) => row.kind === kind);
    return {
      kind,
      number: Number(unread.find((row) => row.kind === kind)?.unread ?? 0n),
      latestTitle: last ? (inLanguage(last.texts, locale)?.title ?? '') : '',
      latestAt: last?.shown_at.toISOString() ?? null,
    };
  });
}

/** One message in full, marked as read; another player's is reported as not found (S20). */
export async function openMessage(
  on: Reader,
  clock: Clock,
  { playerId, messageId, locale }: { playerId: string; messageId: string; locale: Locale },
): Promise<MessageDetail | undefined> {
  if (!isUuid(messageId)) return undefined;
  const row = await getMessages(on, clock, playerId)
    .selectAll('message')
    .select(['message_read.read_at', shownAt.as('shown_at')])
    .where('message.id', '=', messageId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.read_at === null) await markRead(on, clock, playerId, [messageId]);
  const content = inLanguage(row.texts, locale)?.content ?? '';
  return { ...toMessage({ ...row, read_at: toDate(clock) }, locale), content };
}

/** Marks all of a player's messages as read, or those of one kind. */
export async function readAll(
  on: Reader,
  clock: Clock,
  playerId: string,
  kind: MessageKind | undefined,
): Promise<void> {
  let unread = getMessages(on, clock, playerId).where('message_read.message_id', 'is', null);
  if (kind !== undefined) unread = unread.where('message.kind', '=', kind);
  const rows = await unread.select('message.id').execute();
  await markRead(
    on,
    clock,
    playerId,
    rows.map(({ id }) => id),
  );
}

async function markRead(
  on: Reader,
  clock: Clock,
  playerId: string,
  messageIds: readonly string[],
): Promise<void> {
  if (messageIds.length === 0) return;
  await sql`
    insert into message_read (player_id, message_id, read_at)
    select ${playerId}::uuid, id, ${toDate(clock)}::timestamptz
      from unnest(${messageIds}::uuid[]) as read (id)
    on conflict do nothing`.execute(on);
}

function toMessage(
  row: {
    id: string;
    kind: MessageKind;
    texts: Localised<MessageText>;
    link: string;
    read_at: Date | null;
    shown_at: Date;
  },
  locale: Locale,
): Message {
  const text = inLanguage(row.texts, locale);
  return {
    messageId: row.id,
    kind: row.kind,
    title: text?.title ?? '',
    summary: summarize(text?.content ?? ''),
    read: row.read_at !== null,
    createdAt: row.shown_at.toISOString(),
    link: row.link,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The beginning of a message, without its markup. */
function summarize(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  return letters.length <= SUMMARY_LENGTH
    ? text
    : `${letters.slice(0, SUMMARY_LENGTH - 1).join('')}…`;
}
