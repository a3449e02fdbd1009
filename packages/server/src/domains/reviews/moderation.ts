import { recordAudit } from '../../core/audit/record.ts';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import type { Db, Reader } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { notFound } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { countBy } from './marks.ts';
import type { GameCommentTable } from './tables.ts';

type CommentState = GameCommentTable['state'];

/** A comment as the operator sees it. */
export interface ModeratedComment {
  readonly id: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly playerId: string;
  readonly username: string;
  readonly content: string;
  readonly state: CommentState;
  /** It contains a link or a phone number, and requires manual review. */
  readonly forPerson: boolean;
  readonly createdAt: string;
  readonly decidedBy: string | null;
}

const BATCH = 100;

/** Comments in a state, longest waiting first; in all states by default. */
export async function listComments(
  on: Reader,
  { state, page = 1, limit = BATCH }: { state?: CommentState; page?: number; limit?: number },
): Promise<ModeratedComment[]> {
  const rows = await on
    .selectFrom('game_comment')
    .innerJoin('player', 'player.id', 'game_comment.player_id')
    .innerJoin('game', 'game.id', 'game_comment.game_id')
    .selectAll('game_comment')
    .select(['player.username', 'game.name'])
    .where('game_comment.removed_at', 'is', null)
    .$if(state !== undefined, (query) => query.where('game_comment.state', '=', state ?? 'pending'))
    .orderBy('game_comment.created_at')
    .orderBy('game_comment.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    gameId: row.game_id,
    gameName: row.name,
    playerId: row.player_id,
    username: row.username,
    content: row.content,
    state: row.state,
    forPerson: row.for_person,
    createdAt: row.created_at.toISOString(),
    decidedBy: row.decided_by,
  }));
}

/**
 * Shows or hides a comment; no effect if it is in that state already.
 *
 * @param actor `operator:<name>` or `system:<job>`.
 * @param from the required current state, if it matters.
 * @throws ApiError 404 if it does not exist.
 */
export async function setCommentState(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  commentId: string,
  state: 'shown' | 'hidden',
  actor: string,
  from?: CommentState,
): Promise<void> {
  if (!isUuid(commentId)) throw notFound();
  await withTransaction(db, async (trx) => {
    const comment = await trx
      .selectFrom('game_comment')
      .select(['game_id', 'state'])
      .where('id', '=', commentId)
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!comment) throw notFound();
    if (comment.state === state) return;
    if (from !== undefined && comment.state !== from) return;
    await trx
      .updateTable('game_comment')
      .set({ state, decided_at: toDate(clock), decided_by: actor })
      .where('id', '=', commentId)
      .where('state', '=', comment.state)
      .execute();
    const by = Number(state === 'shown') - Number(comment.state === 'shown');
    await countBy(trx, comment.game_id, 'comments', by);
    await recordAudit(trx, clock, {
      actor,
      action: `comment.${state}`,
      subject: `comment:${commentId}`,
      detail: { before: comment.state },
    });
  });
}

/** Demo: shows comments that have waited long enough, except those that require manual review. */
export async function approveAutomatically(
  parts: { readonly db: Db; readonly clock: Clock },
  afterMs: number,
): Promise<void> {
  const due = await parts.db
    .selectFrom('game_comment')
    .select('id')
    .where('state', '=', 'pending')
    .where('removed_at', 'is', null)
    .where('for_person', '=', false)
    .where('created_at', '<=', toDate(parts.clock, -afterMs))
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    // An operator may have decided meanwhile.
    await setCommentState(parts, id, 'shown', 'system:comments.show', 'pending');
  }
}
