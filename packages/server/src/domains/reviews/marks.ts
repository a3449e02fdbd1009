import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import { type Paging, readPage } from '../../core/database/read-page.ts';
import type { Db, Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { notFound } from '../../core/http/errors.ts';

/** Favourites and likes: flags of a player on a game. */
export type Mark = 'favorite' | 'like';

const tables = { favorite: 'game_favorite', like: 'game_like' } as const;
const counters = { favorite: 'favorites', like: 'likes' } as const;
/** Maximum number of favourites that tiles show. */
const IDS_AT_MOST = 2_000;

/**
 * Sets or removes a mark. The row is unique and authoritative, so that the count is exact under
 * concurrent requests, and a repeated request changes nothing.
 *
 * @returns how many players have marked the game.
 * @throws ApiError 404 if the game is not on offer.
 */
export async function setMark(
  parts: { readonly db: Db; readonly clock: Clock },
  mark: Mark,
  { playerId, gameId, marked }: { playerId: string; gameId: string; marked: boolean },
): Promise<number> {
  return await withTransaction(parts.db, async (trx) => {
    await assertOffered(trx, gameId);
    const changed = marked
      ? await addRow(trx, parts.clock, mark, playerId, gameId)
      : await removeRow(trx, mark, playerId, gameId);
    const by = changed ? (marked ? 1 : -1) : 0;
    return await countBy(trx, gameId, counters[mark], by);
  });
}

/** @throws ApiError 404 if the game is not on offer. */
export async function assertOffered(on: Reader, gameId: string): Promise<void> {
  const game = await on
    .selectFrom('game')
    .select('id')
    .where('id', '=', gameId)
    .where('offered', '=', true)
    .executeTakeFirst();
  if (!game) throw notFound();
}

async function addRow(
  trx: Trx,
  clock: Clock,
  mark: Mark,
  playerId: string,
  gameId: string,
): Promise<boolean> {
  const added = await trx
    .insertInto(tables[mark])
    .values({ player_id: playerId, game_id: gameId, marked_at: toDate(clock) })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doNothing())
    .returning('game_id')
    .execute();
  return added.length > 0;
}

async function removeRow(trx: Trx, mark: Mark, playerId: string, gameId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom(tables[mark])
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .returning('game_id')
    .execute();
  return removed.length > 0;
}

type Counter = 'favorites' | 'likes' | 'comments';

/**
 * Changes one of a game's counts; in the transaction that changed the rows.
 * @returns the count.
 */
export async function countBy(
  trx: Trx,
  gameId: string,
  counter: Counter,
  by: number,
): Promise<number> {
  if (by !== 0) {
    // The row first: the inserted value must not be negative, even if the statement only updates.
    await trx
      .insertInto('game_review_count')
      .values({ game_id: gameId })
      .onConflict((conflict) => conflict.column('game_id').doNothing())
      .execute();
    await trx
      .updateTable('game_review_count')
      .set((set) => ({ [counter]: set(counter, '+', by) }))
      .where('game_id', '=', gameId)
      .execute();
  }
  const row = await trx
    .selectFrom('game_review_count')
    .select(counter)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return row?.[counter] ?? 0;
}

export interface MarkedGame {
  readonly gameId: string;
  readonly markedAt: Date;
}

/** The games that a player marked, the latest first; those no longer on offer are left out. */
export async function listMarked(
  on: Reader,
  mark: Mark,
  playerId: string,
  paging: Paging,
): Promise<{ rows: MarkedGame[]; total: number }> {
  const table = tables[mark];
  const marked = on
    .selectFrom(`${table} as marked`)
    .innerJoin('game', 'game.id', 'marked.game_id')
    .where('marked.player_id', '=', playerId)
    .where('game.offered', '=', true);
  const { rows, total } = await readPage(
    marked
      .select(['marked.game_id', 'marked.marked_at'])
      .orderBy('marked.marked_at', 'desc')
      .orderBy('marked.game_id'),
    paging,
  );
  return {
    rows: rows.map((row) => ({ gameId: row.game_id, markedAt: row.marked_at })),
    total,
  };
}

/** The ids of a player's favourites, the latest first. */
export async function favoriteIds(on: Reader, playerId: string): Promise<string[]> {
  const rows = await on
    .selectFrom('game_favorite')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('marked_at', 'desc')
    .orderBy('game_id')
    .limit(IDS_AT_MOST)
    .execute();
  return rows.map((row) => row.game_id);
}
