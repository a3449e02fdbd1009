import { toDate } from '../core/clock.ts';
import type { TestSite } from './site.ts';

let bets = 0;

/** Counts a wallet-funded bet of a player, as play does, without its round. Minor units. */
export async function countBet(
  { core }: TestSite,
  bet: {
    readonly playerId: string;
    readonly amount: bigint;
    readonly gameId?: string;
    /** A promotion that paid it. */
    readonly promotion?: string;
  },
): Promise<void> {
  bets += 1;
  const txId = `counted-${bets}`;
  await core.db
    .insertInto('turnover_entry')
    .values({
      provider: 'lotus',
      tx_id: txId,
      bet_tx: txId,
      round_id: txId,
      player_id: bet.playerId,
      game_id: bet.gameId ?? 'lucky-sevens',
      valid_bet: bet.amount,
      sink_kind: bet.promotion === undefined ? 'rebate' : 'promotion',
      sink_id: bet.promotion ?? 'wallet',
      weight_bp: 10_000,
      counted: bet.amount,
      rule_version: 1,
      at: toDate(core.clock),
    })
    .execute();
}
