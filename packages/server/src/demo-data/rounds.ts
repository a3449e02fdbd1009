import { randomUUID } from 'node:crypto';
import { canonicalPhone } from '@parlor/api/rules';
import { toDate } from '../core/clock.ts';
import type { Trx } from '../core/database/schema.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { seedSettledDeposit } from '../domains/payments/index.ts';
import { countPlaysToday, rankGames } from '../domains/play/index.ts';
import { insertPlayer } from '../domains/players/index.ts';
import { readSite, startOfDay } from '../domains/site/index.ts';
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

/** Games that the demo's players have played today, the most played first. */
const PLAYED_GAMES = 40;
const MOST_PLAYS = 12;
const SMALL_STAKE = 100n;

/** Rounds of today by the place of their game: 12, 6, 4, 3, ... and at least one. */
const getPlays = (place: number): number => Math.max(1, Math.floor(MOST_PLAYS / (place + 1)));

/** A round that has been played: amounts in minor units. */
interface DemoRound {
  readonly playerId: string;
  readonly game: { readonly provider: string; readonly game_code: string; readonly name: string };
  readonly stake: bigint;
  readonly won: bigint;
  readonly at: Date;
}

/**
 * Seeds a new demo with rounds of today, so that its lobby is not empty: players with a deposit, bets
 * and wins, on the ledger as usual. The plays and the order of games are counted from them. Once, if
 * nobody has played.
 */
export async function seedDemoRounds(core: Core): Promise<void> {
  const { db, clock } = core;
  const { currencyCode: currency, countryCode, countryTimezone } = await readSite(db);
  const now = clock.now();
  const sinceMidnight = now - startOfDay(now, countryTimezone).getTime();
  await withTransaction(db, async (trx) => {
    const games = await trx
      .selectFrom('game')
      .select(['provider', 'game_code', 'name'])
      .where('offered', '=', true)
      .orderBy('listed_popularity', 'desc')
      .limit(PLAYED_GAMES)
      .execute();
    // Of two servers that start concurrently, one plays.
    await trx.selectFrom('site').select('id').where('id', '=', 1).forUpdate().execute();
    const first = await trx.selectFrom('player').select('id').limit(1).executeTakeFirst();
    if (first) return;
    const players: string[] = [];
    for (const [place, game] of games.entries()) {
      const scene = story[place];
      if (!scene) break;
      const { phone, stake, won, minutesAgo } = scene;
      const playerId = await insertPlayer(trx, clock, {
        phone,
        phoneKey: canonicalPhone(phone, countryCode) ?? phone,
        username: '',
        passwordHash: null,
        inviteCode: '',
      });
      players.push(playerId);
      await seedSettledDeposit(trx, clock, {
        playerId,
        currency,
        amount: DEPOSITED,
        channel: CHANNEL,
        channelName: CHANNEL,
      });
      const at = toDate(clock, -minutesAgo * MINUTE_MS);
      await playRound(trx, core, currency, { playerId, game, stake, won, at });
    }
    const presses = games.flatMap((game, place) => Array(getPlays(place)).fill(game));
    for (const [index, game] of presses.entries()) {
      const playerId = players[index % players.length] ?? '';
      const at = new Date(now - Math.floor((sinceMidnight * index) / presses.length));
      await playRound(trx, core, currency, { playerId, game, stake: SMALL_STAKE, won: 0n, at });
    }
  });
  await countPlaysToday(core);
  await rankGames(core);
}

async function playRound(
  trx: Trx,
  { clock }: Core,
  currency: string,
  { playerId, game, stake, won, at }: DemoRound,
): Promise<void> {
  const roundId = randomUUID();
  const { provider, game_code, name: subject } = game;
  const of = { playerId, currency, provider, roundId, subject, walletMode: 'seamless' } as const;
  // No provider has these rounds: reconciliation leaves out their keys.
  const bet = { ...of, amount: stake, txId: `demo-${roundId}-bet` };
  await post(trx, clock, transfers.roundBet(bet));
  await post(trx, clock, transfers.roundWin({ ...of, amount: won, txId: `demo-${roundId}-win` }));
  await trx
    .insertInto('game_round')
    .values({
      provider,
      round_id: roundId,
      player_id: playerId,
      session_id: null,
      game_code,
      staked: stake,
      won,
      state: 'closed',
      opened_at: at,
      closed_at: at,
    })
    .execute();
}
