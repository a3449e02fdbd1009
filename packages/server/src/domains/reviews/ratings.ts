import type { GameRating } from '@parlor/api/entities/game-page';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import type { Db, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { assertOffered } from './marks.ts';

/**
 * Sets a player's stars for a game, replacing earlier ones.
 *
 * @param stars whole, 1 to 5.
 * @throws ApiError 404 if the game is not on offer.
 */
export async function rate(
  parts: { readonly db: Db; readonly clock: Clock },
  { playerId, gameId, stars }: { playerId: string; gameId: string; stars: number },
): Promise<GameRating> {
  return await withTransaction(parts.db, async (trx) => {
    await assertOffered(trx, gameId);
    const before = await putStars(trx, parts.clock, { playerId, gameId, stars });
    await trx
      .insertInto('game_review_count')
      .values({ game_id: gameId, ratings: 1, stars })
      .onConflict((conflict) =>
        conflict.column('game_id').doUpdateSet({
          ratings: sql<number>`game_review_count.ratings + ${before === null ? 1 : 0}`,
          stars: sql<number>`game_review_count.stars + ${stars - (before ?? 0)}`,
        }),
      )
      .execute();
    const counted = await trx
      .selectFrom('game_review_count')
      .select(['ratings', 'stars'])
      .where('game_id', '=', gameId)
      .executeTakeFirstOrThrow();
    return getRating(counted);
  });
}

/** @returns the earlier stars; null without any. */
async function putStars(
  trx: Trx,
  clock: Clock,
  { playerId, gameId, stars }: { playerId: string; gameId: string; stars: number },
): Promise<number | null> {
  const added = await trx
    .insertInto('game_rating')
    .values({ player_id: playerId, game_id: gameId, stars, rated_at: toDate(clock) })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doNothing())
    .returning('stars')
    .execute();
  if (added.length > 0) return null;
  const { stars: before } = await trx
    .selectFrom('game_rating')
    .select('stars')
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('game_rating')
    .set({ stars, rated_at: toDate(clock) })
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .execute();
  return before;
}

/** The displayed average: one decimal, rounded. */
export function getRating({ ratings, stars }: { ratings: number; stars: number }): GameRating {
  return { average: (ratings === 0 ? 0 : stars / ratings).toFixed(1), count: ratings };
}
