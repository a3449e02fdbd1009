import { randomUUID } from 'node:crypto';
import { toDecimal } from '@parlor/api/rules';
import { toDate } from '../core/clock.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { accrueTurnover } from '../domains/play/index.ts';
import { getFundRef, participate } from '../domains/promotions/index.ts';
import type { SiteSettings } from '../domains/site/index.ts';
import { post, transfers } from '../ledger/index.ts';
import type { Core } from '../platform/core.ts';
import type { Newcomer } from './newcomer.ts';

interface Story {
  readonly promotionId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly stake: bigint;
  readonly win: bigint;
  readonly rounds: number;
}

/** Joins a promotion, and plays finished rounds of a slot that its record pays for. */
export async function seedPromotionRounds(
  core: Core,
  settings: SiteSettings,
  { playerId }: Newcomer,
  { promotionId, amount, stake, win, rounds }: Story,
): Promise<void> {
  const recordId = await participate(core, settings, {
    playerId,
    promotionId,
    amount: toDecimal(amount, settings.currencyExponent),
    code: undefined,
    idempotencyKey: randomUUID(),
  });
  const game = await core.db
    .selectFrom('game')
    .select(['provider', 'game_code', 'name'])
    .where('offered', '=', true)
    .where('category_id', '=', 'slots')
    .orderBy('listed_popularity', 'desc')
    .executeTakeFirst();
  if (!game) throw new Error('there are no games yet');
  const { provider, game_code, name: subject } = game;
  const fund = { kind: 'promo', recordId } as const;
  const now = toDate(core.clock);
  await withTransaction(core.db, async (trx) => {
    for (let round = 0; round < rounds; round += 1) {
      const roundId = randomUUID();
      const [betTxId, winTxId] = [`demo-${roundId}-bet`, `demo-${roundId}-win`];
      await trx
        .insertInto('game_round')
        .values({
          provider,
          round_id: roundId,
          player_id: playerId,
          session_id: null,
          game_code,
          fund_ref: getFundRef(recordId),
          staked: stake,
          won: win,
          state: 'closed',
          opened_at: now,
          closed_at: now,
          expires_at: null,
        })
        .execute();
      const { currencyCode: currency } = settings;
      const of = { playerId, currency, subject, provider, roundId, fund } as const;
      const paid = { ...of, walletMode: 'seamless' } as const;
      await post(trx, core.clock, transfers.roundBet({ ...paid, amount: stake, txId: betTxId }));
      await post(trx, core.clock, transfers.roundWin({ ...paid, amount: win, txId: winTxId }));
      await accrueTurnover(trx, core.clock, { provider, roundId, txId: betTxId, betTxId, fund });
    }
  });
}
