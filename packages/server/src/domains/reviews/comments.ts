import { randomUUID } from 'node:crypto';
import type { GameComment } from '@parlor/api/entities/game-page';
import { checkComment } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import type { Db, Reader } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { assertOffered, countBy } from './marks.ts';
import { publicName } from './names.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A link, an address or a phone number: such a comment requires manual review. */
const REACHES_OUTSIDE =
  /https?:|www\.|\w@\w|\.(com|net|org|io|me|cc|xyz|top|vip)\b|(\d[\s.-]?){7,}/i;

/**
 * Comments of a game: the caller's own pending ones, then the public ones.
 *
 * @param playerId the caller; null for a visitor.
 */
export async function listGameComments(
  on: Reader,
  {
    gameId,
    playerId,
    sort,
    page,
    limit,
  }: {
    gameId: string;
    playerId: string | null;
    sort: 'newest' | 'liked';
    page: number;
    limit: number;
  },
): Promise<{ rows: GameComment[]; total: number }> {
  const pending =
    playerId === null
      ? []
      : await comments(on, playerId)
          .where('game_comment.game_id', '=', gameId)
          .where('game_comment.player_id', '=', playerId)
          .where('game_comment.state', '=', 'pending')
          .orderBy('game_comment.created_at', 'desc')
          .execute();
  const from = (page - 1) * limit;
  const own = pending.slice(from, from + limit);
  const shown = await comments(on, playerId)
    .where('game_comment.game_id', '=', gameId)
    .where('game_comment.state', '=', 'shown')
    .$if(sort === 'liked', (query) => query.orderBy('game_comment.likes', 'desc'))
    .orderBy('game_comment.created_at', 'desc')
    .orderBy('game_comment.id')
    .limit(limit - own.length)
    .offset(Math.max(0, from - pending.length))
    .execute();
  const counted = await on
    .selectFrom('game_review_count')
    .select('comments')
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return {
    rows: [...own, ...shown].map((row) => toComment(row, playerId)),
    total: pending.length + (counted?.comments ?? 0),
  };
}

/**
 * Adds a comment; it waits for moderation by an operator or, in the demo, by a job.
 *
 * @throws ApiError 404 for an unknown game, 422 for an invalid text.
 */
export async function addGameComment(
  { db, clock }: Parts,
  { playerId, gameId, content }: { playerId: string; gameId: string; content: string },
): Promise<GameComment> {
  const text = checkComment(content);
  if (!text.ok) throw refused('arguments.invalid', { field: 'content' });
  await assertOffered(db, gameId);
  const id = randomUUID();
  await db
    .insertInto('game_comment')
    .values({
      id,
      game_id: gameId,
      player_id: playerId,
      content: text.value,
      state: 'pending',
      for_person: REACHES_OUTSIDE.test(text.value),
      created_at: toDate(clock),
      decided_at: null,
      decided_by: null,
      removed_at: null,
    })
    .execute();
  const row = await comments(db, playerId).where('game_comment.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toComment(row, playerId);
}

/**
 * Deletes a comment of the player.
 *
 * @throws ApiError 404 if it does not exist or belongs to another player (S20).
 */
export async function removeGameComment(
  { db, clock }: Parts,
  { playerId, commentId }: { playerId: string; commentId: string },
): Promise<void> {
  if (!isUuid(commentId)) throw notFound();
  await withTransaction(db, async (trx) => {
    const removed = await trx
      .updateTable('game_comment')
      .set({ removed_at: toDate(clock) })
      .where('id', '=', commentId)
      .where('player_id', '=', playerId)
      .where('state', '<>', 'hidden')
      .where('removed_at', 'is', null)
      .returning(['game_id', 'state'])
      .executeTakeFirst();
    if (!removed) throw notFound();
    if (removed.state === 'shown') await countBy(trx, removed.game_id, 'comments', -1);
  });
}

/**
 * Sets or removes a player's like of a comment.
 *
 * @returns the number of likes.
 * @throws ApiError 404 for a comment that the player cannot see.
 */
export async function setCommentLike(
  { db }: Parts,
  { playerId, commentId, liked }: { playerId: string; commentId: string; liked: boolean },
): Promise<number> {
  if (!isUuid(commentId)) throw notFound();
  return await withTransaction(db, async (trx) => {
    const like = { player_id: playerId, comment_id: commentId };
    const seen = await trx
      .selectFrom('game_comment')
      .select('id')
      .where('id', '=', commentId)
      .where('state', '=', 'shown')
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!seen) throw notFound();
    const changed = liked
      ? await trx
          .insertInto('game_comment_like')
          .values(like)
          .onConflict((conflict) => conflict.columns(['player_id', 'comment_id']).doNothing())
          .returning('comment_id')
          .execute()
      : await trx
          .deleteFrom('game_comment_like')
          .where('player_id', '=', playerId)
          .where('comment_id', '=', commentId)
          .returning('comment_id')
          .execute();
    const by = changed.length === 0 ? 0 : liked ? 1 : -1;
    const { likes } = await trx
      .updateTable('game_comment')
      .set((set) => ({ likes: set('likes', '+', by) }))
      .where('id', '=', commentId)
      .returning('likes')
      .executeTakeFirstOrThrow();
    return likes;
  });
}

function comments(on: Reader, playerId: string | null) {
  return on
    .selectFrom('game_comment')
    .innerJoin('player', 'player.id', 'game_comment.player_id')
    .leftJoin('game_rating', (join) =>
      join
        .onRef('game_rating.player_id', '=', 'game_comment.player_id')
        .onRef('game_rating.game_id', '=', 'game_comment.game_id'),
    )
    .leftJoin('game_comment_like', (join) =>
      join
        .onRef('game_comment_like.comment_id', '=', 'game_comment.id')
        .on('game_comment_like.player_id', '=', playerId ?? NOBODY),
    )
    .select([
      'game_comment.id',
      'game_comment.game_id',
      'game_comment.player_id',
      'game_comment.content',
      'game_comment.state',
      'game_comment.likes',
      'game_comment.created_at',
      'player.nickname',
      'player.username',
      'player.phone',
      'player.avatar',
      'player.level',
      'game_rating.stars',
      sql<boolean>`game_comment_like.comment_id is not null`.as('liked'),
    ])
    .where('game_comment.removed_at', 'is', null);
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['execute']>>[number];

function toComment(row: CommentRow, playerId: string | null): GameComment {
  return {
    commentId: row.id,
    gameId: row.game_id,
    content: row.content,
    author: publicName(row),
    avatar: row.avatar,
    level: row.level,
    rating: row.stars,
    createdAt: row.created_at.toISOString(),
    state: row.state === 'shown' ? 'shown' : 'pending',
    mine: row.player_id === playerId,
    likeCount: row.likes,
    liked: row.liked,
  };
}
