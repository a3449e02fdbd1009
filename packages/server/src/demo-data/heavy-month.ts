import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlor/api/constants';
import type { Clock } from '../core/clock.ts';
import type { Trx } from '../core/database/schema.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { seedSettledDeposit } from '../domains/payments/index.ts';
import type { SiteSettings } from '../domains/site/index.ts';
import { post, transfers } from '../ledger/index.ts';
import type { Core } from '../platform/core.ts';
import type { Newcomer } from './newcomer.ts';

const DAYS = 30;
const MINUTE_MS = 60_000;
const CHANNEL = 'demo';
/** Batch size; other work runs in between. */
const BATCH = 25;
const DEPOSITS = 40;
const WITHDRAWALS = 10;
/** One round in this many is won. */
const WON_ONE_IN = 3;

/** The source of one bill or two. */
type Event = 'deposit' | 'withdrawal' | 'game';

interface PlayedGame {
  readonly id: string;
  readonly provider: string;
  readonly game_code: string;
  readonly name: string;
}

/**
 * The month of a very active player, ending today: deposits, paid withdrawals, and games, each with
 * one bill in and one out. Deterministic.
 *
 * @param bills total number; an even number over 100.
 */
export async function seedHeavyMonth(
  core: Core,
  settings: SiteSettings,
  player: Newcomer,
  bills: number,
): Promise<void> {
  const games = await core.db
    .selectFrom('game')
    .select(['id', 'provider', 'game_code', 'name'])
    .where('offered', '=', true)
    .orderBy('listed_popularity', 'desc')
    .limit(12)
    .execute();
  if (games.length === 0) throw new Error('there are no games yet');
  const course = getCourse((bills - DEPOSITS - WITHDRAWALS) / 2);
  const end = core.clock.now() - MINUTE_MS;
  const step = (DAYS * DAY_MS) / course.length;
  const life = new Life(settings, player, games);
  for (let from = 0; from < course.length; from += BATCH) {
    await withTransaction(core.db, async (trx) => {
      // A retried transaction begins where the last one ended.
      const before = life.remember();
      try {
        for (const [offset, event] of course.slice(from, from + BATCH).entries()) {
          const at = end - (course.length - from - offset) * step;
          await life.live(trx, { now: () => at }, event, from + offset);
        }
      } catch (error) {
        life.recall(before);
        throw error;
      }
    });
  }
}

/** Deposits come first and then evenly; withdrawals are placed between them. */
function getCourse(games: number): Event[] {
  const course: Event[] = Array.from({ length: games }, () => 'game');
  for (let count = 0; count < WITHDRAWALS; count += 1) {
    course.splice(Math.floor(((count + 0.7) * course.length) / WITHDRAWALS), 0, 'withdrawal');
  }
  for (let count = 0; count < DEPOSITS; count += 1) {
    course.splice(Math.floor((count * course.length) / DEPOSITS), 0, 'deposit');
  }
  return course;
}

/** One player's month, bill by bill. Amounts in minor units. */
class Life {
  private readonly unit: bigint;
  private readonly currency: string;
  private readonly player: Newcomer;
  private readonly games: readonly PlayedGame[];
  private balance = 0n;

  constructor(settings: SiteSettings, player: Newcomer, games: readonly PlayedGame[]) {
    // The site's own round figures: its minimum withdrawal is a hundred of them.
    this.unit = BigInt(settings.withdrawal.minimum) / 100n;
    this.currency = settings.currencyCode;
    this.player = player;
    this.games = games;
  }

  remember(): bigint {
    return this.balance;
  }

  recall(balance: bigint): void {
    this.balance = balance;
  }

  async live(trx: Trx, clock: Clock, event: Event, index: number): Promise<void> {
    if (event === 'deposit') await this.deposit(trx, clock);
    else if (event === 'withdrawal') await this.withdraw(trx, clock);
    else await this.play(trx, clock, index);
  }

  private async deposit(trx: Trx, clock: Clock): Promise<void> {
    const amount = 5_000n * this.unit;
    await seedSettledDeposit(trx, clock, {
      playerId: this.player.playerId,
      amount,
      currency: this.currency,
      channel: CHANNEL,
      channelName: 'E-wallet',
    });
    this.balance += amount;
  }

  private async withdraw(trx: Trx, clock: Clock): Promise<void> {
    const { playerId, cardId } = this.player;
    const amount = 1_000n * this.unit;
    const id = randomUUID();
    const at = new Date(clock.now());
    const card = await trx
      .selectFrom('bank_card')
      .select('card_number')
      .where('id', '=', cardId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('withdrawal')
      .values({
        id,
        player_id: playerId,
        idempotency_key: id,
        request_hash: '',
        bank_card_id: cardId,
        amount,
        currency: this.currency,
        state: 'paid',
        reason: null,
        requested_at: at,
        arrives_at: at,
        approved_at: at,
        approved_by: 'system:scenario',
        submitted_at: at,
        finished_at: at,
        next_check_at: null,
      })
      .execute();
    const movement = {
      playerId,
      amount,
      currency: this.currency,
      subject: `•• ${card.card_number.slice(-4)}`,
      withdrawalId: id,
    };
    await post(trx, clock, transfers.withdrawalHold({ ...movement, idempotencyKey: id }));
    await post(
      trx,
      clock,
      transfers.withdrawalPaid({ ...movement, channel: CHANNEL, payoutId: id }),
    );
    this.balance -= amount;
  }

  /** Into a game with half of the wallet, one round there, and out again. */
  private async play(trx: Trx, clock: Clock, index: number): Promise<void> {
    const game = this.games[index % this.games.length];
    if (!game) return;
    const stake = BigInt(1 + (index % 7)) * 10n * this.unit;
    const won = index % WON_ONE_IN === 0 ? stake * 3n - this.unit : 0n;
    const taken = this.balance / 2n > stake ? this.balance / 2n : this.balance;
    if (taken <= stake) throw new Error('the generated month overdraws the balance');
    const back = taken - stake + won;
    const at = new Date(clock.now());
    const [sessionId, roundId] = [randomUUID(), randomUUID()];
    const [inId, outId] = [randomUUID(), randomUUID()];
    const { playerId } = this.player;
    await trx
      .insertInto('play_session')
      .values({
        id: sessionId,
        player_id: playerId,
        game_id: game.id,
        game_name: game.name,
        provider: game.provider,
        idempotency_key: sessionId,
        request_hash: '',
        state: 'settled',
        provider_session_id: null,
        launch_url: null,
        launch_hash: null,
        launch_expires_at: null,
        token_hash: null,
        locale: 'en_US',
        moved_in: taken,
        recovered: back,
        acknowledged_at: at,
        started_at: at,
        seen_at: at,
        ended_at: at,
        retry_at: null,
        busy_until: null,
      })
      .execute();
    const transfer = {
      session_id: sessionId,
      player_id: playerId,
      provider: game.provider,
      idempotency_key: null,
      state: 'completed' as const,
      cursor: null,
      created_at: at,
      sent_at: at,
      finished_at: at,
    };
    await trx
      .insertInto('maker_transfer')
      .values([
        { ...transfer, id: inId, direction: 'in', amount: taken },
        { ...transfer, id: outId, direction: 'out', amount: back },
      ])
      .execute();
    await trx
      .insertInto('game_round')
      .values({
        provider: game.provider,
        round_id: roundId,
        player_id: playerId,
        session_id: sessionId,
        game_code: game.game_code,
        staked: stake,
        won,
        state: 'closed',
        opened_at: at,
        closed_at: at,
      })
      .execute();
    const of = {
      playerId,
      currency: this.currency,
      subject: game.name,
      provider: game.provider,
    };
    const round = { ...of, roundId, walletMode: 'transfer' } as const;
    const leg = { ...of, transferId: inId, amount: taken };
    await post(trx, clock, transfers.makerInReserve(leg));
    await post(trx, clock, transfers.makerInComplete(leg));
    await post(
      trx,
      clock,
      transfers.roundBet({ ...round, txId: `demo-${roundId}-bet`, amount: stake }),
    );
    await post(
      trx,
      clock,
      transfers.roundWin({ ...round, txId: `demo-${roundId}-win`, amount: won }),
    );
    await post(
      trx,
      clock,
      transfers.makerOutComplete({ ...of, transferId: outId, amount: back, inPlay: back }),
    );
    this.balance += back - taken;
  }
}
