import { LOCALES } from '@parlor/api/constants';
import { sql } from 'kysely';
import { toDate } from '../../core/clock.ts';
import { readPage } from '../../core/database/read-page.ts';
import { answerFeedback, listFeedback } from '../../domains/feedback/index.ts';
import { sendMessage } from '../../domains/messages/index.ts';
import { listComments, setCommentState } from '../../domains/reviews/index.ts';
import { readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { desk } from '../calls/index.ts';
import { readMoment } from '../moment.ts';
import { OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';
import { getPlayer } from './players.ts';

const EVERYBODY = 'all';

/** Messages to players, their comments on games, and their messages to customer service. */
export function answerDesk(core: Core, routes: OperatorRoutes): void {
  const { clock } = core;

  routes.read(desk.listMessages, async ({ db, args: { to, kind, page, limit } }) => {
    let messages = db
      .selectFrom('message')
      .leftJoin('player', 'player.id', 'message.player_id')
      .$if(kind !== undefined, (query) => query.where('message.kind', '=', kind ?? 'system'));
    if (to === EVERYBODY) messages = messages.where('message.player_id', 'is', null);
    else if (to !== undefined) {
      messages = messages.where('message.player_id', '=', (await getPlayer(db, to)).id);
    }
    const { rows, total } = await readPage(
      messages
        .selectAll('message')
        .select([
          'player.username',
          sql<bigint>`(select count(*) from message_read r where r.message_id = message.id)`.as(
            'read_by',
          ),
        ])
        .orderBy('message.created_at', 'desc')
        .orderBy('message.id'),
      { page, limit },
    );
    return {
      rows: rows.map((row) => ({
        messageId: row.id,
        sentAt: row.created_at.toISOString(),
        kind: row.kind,
        to: row.username ?? EVERYBODY,
        title: Object.fromEntries(
          Object.entries(row.texts).map(([locale, text]) => [locale, text.title]),
        ),
        readBy: Number(row.read_by),
        endsAt: row.expires_at?.toISOString() ?? null,
      })),
      total,
    };
  });

  routes.change(desk.sendMessage, async ({ trx, args }) => {
    const { to, kind, title, content, link, until } = args;
    const player = to === EVERYBODY ? undefined : await getPlayer(trx, to);
    const { countryTimezone } = await readSite(trx);
    const ends = until === undefined ? null : readMoment(until, clock.now(), countryTimezone);
    if (ends && ends <= toDate(clock)) throw new OperatorRefusal(422, 'until: is in the past');
    const messageId = await sendMessage(trx, clock, {
      playerId: player?.id ?? null,
      kind,
      texts: Object.fromEntries(
        LOCALES.map((locale) => [locale, { title: title[locale], content: content[locale] }]),
      ),
      ...(link !== undefined && { link }),
      ...(ends && { expiresAt: ends }),
    });
    return {
      answer: { messageId, to: player?.username ?? EVERYBODY },
      subject: player ? `player:${player.id}` : 'players',
      note: { messageId, kind, title, link },
    };
  });

  routes.read(desk.listComments, async ({ db, args: { state, page, limit } }) => {
    const rows = await listComments(db, { ...(state !== 'all' && { state }), page, limit });
    return {
      rows: rows.map((row) => ({
        commentId: row.id,
        createdAt: row.createdAt,
        state: row.state,
        game: row.gameId,
        player: row.username,
        forPerson: row.forPerson,
        decidedBy: row.decidedBy,
        content: row.content,
      })),
    };
  });

  for (const [call, state] of [
    [desk.showComment, 'shown'],
    [desk.hideComment, 'hidden'],
  ] as const) {
    routes.act(call, async ({ args: { id }, actor }) => {
      await setCommentState(core, id, state, actor);
      return { commentId: id, state };
    });
  }

  routes.read(desk.listFeedback, async ({ args: { state, page, limit } }) => {
    const rows = await listFeedback(core, { state, page, limit });
    return {
      rows: rows.map((row) => ({
        feedbackId: row.feedbackId,
        createdAt: new Date(row.createdAt).toISOString(),
        state: row.state,
        player: row.username,
        contact: row.contact,
        content: row.content,
        images: row.images.map((image) => image.url),
        answers: row.answers.map(({ content }) => content),
      })),
    };
  });

  routes.act(desk.answerFeedback, async ({ args: { id, text }, actor }) => {
    await answerFeedback(core, id, text, actor);
    return { feedbackId: id, state: 'answered' as const };
  });
}
