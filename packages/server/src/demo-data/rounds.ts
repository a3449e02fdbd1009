import { randomUUID } from 'node:crypto';
import { canonicalPhone } from '@parlor/api/rules';
import { toDate } from '../core/clock.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { seedSettledDeposit } from '../domains/payments/index.ts';
import { insertPlayer } from '../domains/players/index.ts';
import { readSite } from '../domains/site/index.ts';
import { post, transfers } from '../ledger/index.ts';
import type { Core } from '../platform/core.ts';

const MINUTE_MS = 60_000;
const CHANNEL = 'demo';
const DEPOSITED = 200_000n;

/** Demo players, their stakes and payouts, in minor units. */
const story = [
  { phone: '09990000317', stake: 20_000n, won: 1_845_000n, minutesAgo: 4 },
  { phone: '09990000882', stake: 5_000n, won: 612_050n, minutesAgo: 11 },
  { phone: '09990000045', stake: 10_000n, won: 497_500n, minutesAgo: 19 },
  { phone: '09990000661', stake: 5_000n, won: 231_075n, minutesAgo: 26 },
  { phone: '09990000209', stake: 2_000n, won: 96_000n, minutesAgo: 41 },
  { phone: '09990000574', stake: 10_000n, won: 1_204_000n, minutesAgo: 58 },
  { phone: '09990000138', stake: 1_000n, won: 48_200n, minutesAgo: 73 },
  { phone: '09990000920', stake: 20_000n, won: 325_600n, minutesAgo: 95 },
] as const;

/**
 * Seeds a new demo with a few rounds, so that its lobby is not empty: players with a deposit, a bet
 * and a win, on the ledger as usual. Once, if nobody has played.
 */
export async function seedDemoRounds(core: Core): Promise<void> {
  const { db, clock } = core;
  const { currencyCode: currency, countryCode } = await readSite(db);
  await withTransaction(db, async (trx) => {
    const games = await trx
      .selectFrom('game')
      .select(['provider', 'game_code', 'name'])
      .where('offered', '=', true)
      .orderBy('popularity', 'desc')
      .limit(story.length)
      .execute();
    // Of two servers that start concurrently, one plays.
    await trx.selectFrom('site').select('id').where('id', '=', 1).forUpdate().execute();
    const first = await trx.selectFrom('player').select('id').limit(1).executeTakeFirst();
    if (first) return;
    for (const [index, game] of games.entries()) {
      const scene = story[index];
      if (!scene) break;
      const { phone, stake, won } = scene;
      const playerId = await insertPlayer(trx, clock, {
        phone,
        phoneKey: canonicalPhone(phone, countryCode) ?? phone,
        username: '',
        passwordHash: null,
        inviteCode: '',
      });
      await seedSettledDeposit(trx, clock, {
        playerId,
        currency,
        amount: DEPOSITED,
        channel: CHANNEL,
        channelName: CHANNEL,
      });
      const roundId = randomUUID();
      const round = { playerId, currency, provider: game.provider, roundId, subject: game.name };
      const posted = { ...round, walletMode: 'seamless' } as const;
      await post(
        trx,
        clock,
        transfers.roundBet({ ...posted, amount: stake, txId: `${roundId}-bet` }),
      );
      await post(
        trx,
        clock,
        transfers.roundWin({ ...posted, amount: won, txId: `${roundId}-win` }),
      );
      const at = toDate(clock, -scene.minutesAgo * MINUTE_MS);
      await trx
        .insertInto('game_round')
        .values({
          provider: game.provider,
          round_id: roundId,
          player_id: playerId,
          session_id: null,
          game_code: game.game_code,
          staked: stake,
          won,
          state: 'closed',
          opened_at: at,
          closed_at: at,
        })
        .execute();
    }
  });
}
