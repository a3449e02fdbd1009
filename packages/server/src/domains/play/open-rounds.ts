import type { OpenRound } from '@parlor/api/entities/game';
import { toDecimal } from '@parlor/api/rules';
import type { Reader } from '../../core/database/schema.ts';
import { parseFund } from './funds.ts';

/** Whether a round of the player, paid by this fund, waits in a game. */
export async function hasOpenRound(
  on: Reader,
  playerId: string,
  fundRef: string,
  game: { readonly provider: string; readonly game_code: string },
): Promise<boolean> {
  const round = await on
    .selectFrom('game_round')
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('fund_ref', '=', fundRef)
    .where('provider', '=', game.provider)
    .where('game_code', '=', game.game_code)
    .where('state', '=', 'open')
    .where('resumable', '=', true)
    .executeTakeFirst();
  return round !== undefined;
}

/** The rounds that wait for a player, with the game of each; a few at most. */
export async function findOpenRounds(on: Reader, playerId: string) {
  return await on
    .selectFrom('game_round')
    .innerJoin('play_session', 'play_session.id', 'game_round.session_id')
    .select([
      'play_session.game_id',
      'game_round.fund_ref',
      'game_round.staked',
      'game_round.expires_at',
    ])
    .where('game_round.player_id', '=', playerId)
    .where('game_round.state', '=', 'open')
    .where('game_round.resumable', '=', true)
    .orderBy('game_round.opened_at', 'desc')
    .limit(100)
    .execute();
}

/** The rounds that a player can resume, as the player sees them. */
export async function listOpenRounds(
  on: Reader,
  playerId: string,
  exponent: number,
): Promise<OpenRound[]> {
  const rounds = await findOpenRounds(on, playerId);
  return rounds.map((round) => {
    const fund = parseFund(round.fund_ref);
    return {
      gameId: round.game_id,
      ...(fund?.kind === 'promo' && { recordId: fund.recordId }),
      staked: toDecimal(round.staked, exponent),
      expiresAt: round.expires_at?.toISOString() ?? null,
    };
  });
}
