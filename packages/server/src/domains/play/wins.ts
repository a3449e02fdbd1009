import { createHash } from 'node:crypto';
import type { Reader } from '../../core/database/schema.ts';
import type { Win } from '../games/index.ts';
import { hidePhone } from '../players/index.ts';

/** The rounds in the platform's own books that paid more than they took, the latest first. */
export async function latestWins(on: Reader, limit: number): Promise<Win[]> {
  const rows = await on
    .selectFrom('game_round')
    .innerJoin('player', 'player.id', 'game_round.player_id')
    .innerJoin('game', (join) =>
      join
        .onRef('game.provider', '=', 'game_round.provider')
        .onRef('game.game_code', '=', 'game_round.game_code'),
    )
    .select((select) => [
      'game_round.provider',
      'game_round.round_id',
      'game_round.won',
      select.fn.coalesce('game_round.closed_at', 'game_round.opened_at').as('won_at'),
      'game.id as game_id',
      'player.phone',
    ])
    .where('game_round.state', '=', 'closed')
    .whereRef('game_round.won', '>', 'game_round.staked')
    .orderBy('game_round.closed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    winId: hideRound(row.provider, row.round_id),
    gameId: row.game_id,
    player: hidePhone(row.phone),
    amount: row.won,
    wonAt: row.won_at.toISOString(),
  }));
}

/** Identifies rounds without exposing the provider's ids. */
function hideRound(provider: string, roundId: string): string {
  return createHash('sha256').update(`${provider}:${roundId}`).digest('base64url').slice(0, 16);
}
