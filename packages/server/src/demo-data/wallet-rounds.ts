import { randomUUID } from 'node:crypto';
import { toDate } from '../core/clock.ts';
import type { Trx } from '../core/database/schema.ts';
import { accrueTurnover } from '../domains/play/index.ts';
import { accounts, post, transfers } from '../ledger/index.ts';

interface WalletRounds {
  readonly playerId: string;
  readonly currency: string;
  /** Minor units; each round returns it. */
  readonly stake: bigint;
  /** When each round was played, in milliseconds. */
  readonly times: readonly number[];
}

/** Finished rounds of a slot that the wallet paid for, each of which returned its stake. */
export async function seedWalletRounds(
  trx: Trx,
  { playerId, currency, stake, times }: WalletRounds,
): Promise<void> {
  const game = await trx
    .selectFrom('game')
    .select(['provider', 'game_code', 'name'])
    .where('offered', '=', true)
    .where('category_id', '=', 'slots')
    .orderBy('listed_popularity', 'desc')
    .executeTakeFirst();
  if (!game) throw new Error('there are no games yet');
  const { provider } = game;
  for (const time of times) {
    const at = { now: () => time };
    const roundId = randomUUID();
    const [betTxId, winTxId] = [`demo-${roundId}-bet`, `demo-${roundId}-win`];
    const round = {
      playerId,
      currency,
      provider,
      roundId,
      subject: game.name,
      amount: stake,
      walletMode: 'seamless',
    } as const;
    await post(trx, at, transfers.roundBet({ ...round, txId: betTxId }));
    await post(trx, at, transfers.roundWin({ ...round, txId: winTxId }));
    await trx
      .insertInto('game_round')
      .values({
        provider,
        round_id: roundId,
        player_id: playerId,
        session_id: null,
        game_code: game.game_code,
        staked: stake,
        won: stake,
        state: 'closed',
        opened_at: toDate(at),
        closed_at: toDate(at),
      })
      .execute();
    const change = { provider, roundId, txId: betTxId, betTxId, fund: accounts.cashFund };
    await accrueTurnover(trx, at, change);
  }
}
