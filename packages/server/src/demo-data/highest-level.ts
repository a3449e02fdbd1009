import { randomUUID } from 'node:crypto';
import { toDate } from '../core/clock.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { issueUpgradeBonus } from '../domains/bonuses/index.ts';
import { raiseLevel } from '../domains/levels/index.ts';
import { seedSettledDeposit } from '../domains/payments/index.ts';
import { accrueTurnover } from '../domains/play/index.ts';
import type { SiteSettings } from '../domains/site/index.ts';
import { accounts, post, transfers } from '../ledger/index.ts';
import type { Core } from '../platform/core.ts';
import type { Newcomer } from './newcomer.ts';

const ROUNDS = 50;
const DAY_MS = 86_400_000;

/**
 * The valid bets of the highest level, as a large round on each of the last days, which returns its
 * stake; the bonus of each level waits to be claimed.
 */
export async function seedHighestLevel(
  core: Core,
  settings: SiteSettings,
  { playerId }: Newcomer,
): Promise<void> {
  const { db, clock } = core;
  const currency = settings.currencyCode;
  const stake = BigInt(settings.levels.at(-1)?.requiredBets ?? 0) / BigInt(ROUNDS) + 1n;
  const game = await db
    .selectFrom('game')
    .select(['provider', 'game_code', 'name'])
    .where('offered', '=', true)
    .where('category_id', '=', 'slots')
    .orderBy('popularity', 'desc')
    .executeTakeFirst();
  if (!game) throw new Error('there are no games yet');
  const { provider } = game;
  const startsAt = clock.now() - (ROUNDS + 1) * DAY_MS;
  await withTransaction(db, async (trx) => {
    await seedSettledDeposit(
      trx,
      { now: () => startsAt },
      { playerId, amount: stake, currency, channel: 'demo', channelName: 'E-wallet' },
    );
    for (let count = 1; count <= ROUNDS; count += 1) {
      const at = { now: () => startsAt + count * DAY_MS };
      const roundId = randomUUID();
      const [betTxId, winTxId] = [`${roundId}-bet`, `${roundId}-win`];
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
  });
  await raiseLevel(core, settings, playerId, (trx, raised) => issueUpgradeBonus(core, trx, raised));
}
