import type { Reader } from '../../core/database/schema.ts';

/** Whether a round of the player waits in a game. */
export async function hasOpenRound(
  on: Reader,
  playerId: string,
  game: { readonly provider: string; readonly game_code: string },
): Promise<boolean> {
  const round = await on
    .selectFrom('game_round')
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('provider', '=', game.provider)
    .where('game_code', '=', game.game_code)
    .where('state', '=', 'open')
    .where('resumable', '=', true)
    .executeTakeFirst();
  return round !== undefined;
}
