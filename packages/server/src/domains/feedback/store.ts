import { randomUUID } from 'node:crypto';
import type { Locale } from '@parlor/api/constants';
import type { List } from '@parlor/api/entities/common';
import type { Feedback, ServiceContact } from '@parlor/api/entities/feedback';
import { checkFeedbackContact, checkFeedbackContent } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import { type Paging, readPage } from '../../core/database/read-page.ts';
import type { Db, Reader } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { localize } from '../../locales/index.ts';
import { inLanguage } from '../content/index.ts';
import { sendMessage } from '../messages/index.ts';
import { claimImages, getImages } from '../uploads/index.ts';
import type { FeedbackTable } from './tables.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
}

type FeedbackRow = Selectable<FeedbackTable>;

const getSubject = (feedbackId: string) => `feedback:${feedbackId}`;
const CONTACT_US = '/pages/account/contactUs';

/**
 * Stores a player's message to customer service.
 *
 * @throws ApiError 422 for a text that is too short, or a picture that does not exist or is in use.
 */
export async function submitFeedback(
  { db, clock }: Parts,
  {
    playerId,
    content,
    contact,
    imageIds,
  }: { playerId: string; content: string; contact: string; imageIds: readonly string[] },
): Promise<Feedback> {
  const text = checkFeedbackContent(content);
  if (!text.ok) throw refused('arguments.invalid', { field: 'content' });
  const reach = checkFeedbackContact(contact);
  if (!reach.ok) throw refused('arguments.invalid', { field: 'contact' });
  const row: FeedbackRow = {
    id: randomUUID(),
    player_id: playerId,
    content: text.value,
    contact: reach.value,
    state: 'open',
    created_at: toDate(clock),
  };
  await withTransaction(db, async (trx) => {
    await trx.insertInto('feedback').values(row).execute();
    await claimImages(trx, {
      playerId,
      imageIds,
      purpose: 'feedback',
      subject: getSubject(row.id),
    });
  });
  const [answer] = await withDetails(db, clock, [row]);
  if (!answer) throw notFound();
  return answer;
}

/** A player's messages, newest first, with the answers. */
export async function listOwnFeedback(
  { db, clock }: Parts,
  playerId: string,
  paging: Paging,
): Promise<List<Feedback>> {
  const own = db.selectFrom('feedback').where('player_id', '=', playerId);
  const { rows, total } = await readPage(
    own.selectAll().orderBy('created_at', 'desc').orderBy('id'),
    paging,
  );
  return { rows: await withDetails(db, clock, rows), total };
}

async function withDetails(
  on: Reader,
  clock: Clock,
  rows: readonly FeedbackRow[],
): Promise<Feedback[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answers = await on
    .selectFrom('feedback_answer')
    .selectAll()
    .where('feedback_id', 'in', ids)
    .orderBy('answered_at')
    .execute();
  const images = await getImages(on, clock, ids.map(getSubject));
  return rows.map((row) => ({
    feedbackId: row.id,
    content: row.content,
    contact: row.contact,
    images: images.get(getSubject(row.id)) ?? [],
    createdAt: row.created_at.toISOString(),
    state: row.state,
    answers: answers
      .filter((answer) => answer.feedback_id === row.id)
      .map((answer) => ({
        answerId: answer.id,
        content: answer.content,
        createdAt: answer.answered_at.toISOString(),
      })),
  }));
}

/** Messages of players, as the operator sees them. */
export interface ReceivedFeedback extends Feedback {
  readonly playerId: string;
  readonly username: string;
}

/** Unanswered messages, the oldest first; or answered ones. */
export async function listFeedback(
  { db, clock }: Parts,
  { state, page = 1, limit = 100 }: { state: Feedback['state']; page?: number; limit?: number },
): Promise<ReceivedFeedback[]> {
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('player', 'player.id', 'feedback.player_id')
    .selectAll('feedback')
    .select('player.username')
    .where('feedback.state', '=', state)
    .orderBy('feedback.created_at')
    .orderBy('feedback.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const details = await withDetails(db, clock, rows);
  return details.map((each, index) => ({
    ...each,
    playerId: rows[index]?.player_id ?? '',
    username: rows[index]?.username ?? '',
  }));
}

/**
 * Answers feedback and notifies the player. Feedback can have several answers.
 *
 * @param actor `operator:<name>`.
 * @throws ApiError 404 if the feedback does not exist, 422 for an empty answer.
 */
export async function answerFeedback(
  { db, clock }: Parts,
  feedbackId: string,
  content: string,
  actor: string,
): Promise<void> {
  const text = content.trim();
  if (text === '') throw refused('arguments.invalid', { field: 'content' });
  if (!isUuid(feedbackId)) throw notFound();
  await withTransaction(db, async (trx) => {
    const asked = await trx
      .selectFrom('feedback')
      .select('player_id')
      .where('id', '=', feedbackId)
      .forUpdate()
      .executeTakeFirst();
    if (!asked) throw notFound();
    await trx
      .updateTable('feedback')
      .set({ state: 'answered' })
      .where('id', '=', feedbackId)
      .where('state', '=', 'open')
      .execute();
    await trx
      .insertInto('feedback_answer')
      .values({
        id: randomUUID(),
        feedback_id: feedbackId,
        content: text,
        answered_by: actor,
        answered_at: toDate(clock),
      })
      .execute();
    await sendMessage(trx, clock, {
      playerId: asked.player_id,
      kind: 'system',
      texts: localize(({ messages }) => messages.feedbackAnswered),
      link: CONTACT_US,
    });
    await recordAudit(trx, clock, {
      actor,
      action: 'feedback.answered',
      subject: getSubject(feedbackId),
    });
  });
}

/** The contacts of customer service, in their order. */
export async function listServiceContacts(on: Reader, locale: Locale): Promise<ServiceContact[]> {
  const rows = await on.selectFrom('service_contact').selectAll().orderBy('position').execute();
  return rows.map((row) => {
    const text = inLanguage(row.texts, locale);
    return {
      contactId: row.id,
      kind: row.kind,
      name: text?.name ?? '',
      value: row.value,
      link: row.link,
      hours: text?.hours ?? '',
    };
  });
}
