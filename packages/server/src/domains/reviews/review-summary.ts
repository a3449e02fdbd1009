import { sql } from 'kysely';
import type { Reader } from '../../core/database/schema.ts';
import type { ReviewSummary } from '../games/index.ts';
import { getRating } from './ratings.ts';

/**
 * Reviews of a game, and those of the caller.
 *
 * @param playerId null for a visitor.
 */
export async function getReviewSummary(
  on: Reader,
  gameId: string,
  playerId: string | null,
): Promise<ReviewSummary> {
  const counted = await on
    .selectFrom('game_review_count')
    .selectAll()
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  const own = playerId === null ? undefined : await getOwnReview(on, gameId, playerId);
  return {
    rating: getRating(counted ?? { ratings: 0, stars: 0 }),
    likeCount: counted?.likes ?? 0,
    favoriteCount: counted?.favorites ?? 0,
    commentCount: counted?.comments ?? 0,
    favorite: own?.favorite ?? false,
    liked: own?.liked ?? false,
    myRating: own?.stars ?? null,
  };
}

async function getOwnReview(on: Reader, gameId: string, playerId: string) {
  const { rows } = await sql<{ favorite: boolean; liked: boolean; stars: number | null }>`
    select
      exists (select from game_favorite where player_id = ${playerId} and game_id = ${gameId})
        as favorite,
      exists (select from game_like where player_id = ${playerId} and game_id = ${gameId}) as liked,
      (select stars from game_rating where player_id = ${playerId} and game_id = ${gameId}) as stars
  `.execute(on);
  return rows[0];
}
