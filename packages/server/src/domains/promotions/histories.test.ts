import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../core/database/transaction.ts';
import { hashToken, newToken } from '../../core/http/authentication.ts';
import { ApiError } from '../../core/http/errors.ts';
import { accounts, readBalance } from '../../ledger/index.ts';
import {
  describeOnDatabases,
  openTestSite,
  providerGame,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { postEvent } from '../play/rounds.ts';
import { decideBet } from '../play/seamless.ts';
import { readSite } from '../site/index.ts';
import { endDueRecords, endRecord } from './end.ts';
import { participate } from './join.ts';
import { readStanding } from './progress.ts';

/** Of each database; `PROMOTION_HISTORIES` replaces it. */
const HISTORIES = Number(process.env.PROMOTION_HISTORIES ?? 120);
const PATIENCE_MS = Math.max(900_000, HISTORIES * 1_000);
const MONEY = { currency: 'PHP', exponent: 2 };
/** Transfer and bonus; the requirements of a history; minor units. */
const FUNDS = 12_000n;
const ASKED = { ask_bet: 10_000n, ask_netwin: 0n, ask_balance: 6_000n, release_below: 4_000n };
const MAX_STAKE = 10_000n;

type Step =
  | { readonly kind: 'bet'; readonly amount: bigint }
  | { readonly kind: 'win'; readonly round: number; readonly amount: bigint }
  | { readonly kind: 'rollback'; readonly round: number }
  | { readonly kind: 'settle' | 'close' | 'unlock' | 'deadline' | 'tick' };

const amount = fc.bigInt({ min: 1n, max: 10_500n });
const round = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('bet' as const), amount }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      round,
      amount: fc.oneof(fc.constant(0n), amount),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const), round }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('settle' as const, 'unlock' as const, 'tick' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('close' as const, 'deadline' as const) }),
  },
);

interface ModelRound {
  readonly stake: bigint;
  won: bigint;
  state: 'open' | 'closed' | 'void';
  isBack: boolean;
}

/** What a record should do, without a database. */
class Model {
  readonly rounds: ModelRound[] = [];
  status: 'open' | 'closing' | 'settled' | 'closed' | 'unlocked' = 'open';
  balance = FUNDS;
  /** What the record paid to the wallet. */
  paid = 0n;
  isLate = false;

  get bet(): bigint {
    return this.rounds.reduce((sum, each) => sum + (each.isBack ? 0n : each.stake), 0n);
  }

  get netwin(): bigint {
    const closed = this.rounds.filter(({ state }) => state === 'closed');
    return closed.reduce((sum, { won, isBack, stake }) => sum + won - (isBack ? 0n : stake), 0n);
  }

  get isMet(): boolean {
    return this.bet >= ASKED.ask_bet && this.balance >= ASKED.ask_balance;
  }

  get hasOpenRound(): boolean {
    return this.rounds.some(({ state }) => state === 'open');
  }

  /** @returns whether it is accepted. */
  stake(stake: bigint): boolean {
    const isActive = this.status === 'open' && !this.isLate;
    if (!isActive || stake > MAX_STAKE || stake > this.balance) return false;
    this.balance -= stake;
    this.rounds.push({ stake, won: 0n, state: 'open', isBack: false });
    return true;
  }

  win(index: number, won: bigint): void {
    const found = this.rounds[index];
    if (found?.state !== 'open') return;
    found.won = won;
    found.state = 'closed';
    this.receive(won);
  }

  rollBack(index: number): void {
    const found = this.rounds[index];
    if (!found || found.isBack) return;
    found.isBack = true;
    if (found.state === 'open') found.state = 'void';
    this.receive(found.stake);
  }

  private receive(money: bigint): void {
    if (this.status === 'open' || this.status === 'closing') this.balance += money;
    else if (this.status === 'settled') this.paid += money;
  }

  end(how: 'settle' | 'close' | 'unlock'): void {
    // A repeated close ends what waits for nothing any more, as the job does.
    if (how === 'close') this.finishClosing();
    if (this.status !== 'open') return;
    const mayUnlock = !this.isMet && this.balance < ASKED.release_below;
    if (how === 'close' && this.hasOpenRound) this.status = 'closing';
    if (this.hasOpenRound) return;
    if (how === 'settle' && this.isMet) this.finish('settled');
    if (how === 'close') this.finish('closed');
    if (how === 'unlock' && mayUnlock) this.finish('unlocked');
  }

  tick(): void {
    this.finishClosing();
    if (this.status !== 'open' || !this.isLate) return;
    if (!this.isMet) this.end('close');
    else this.end('settle');
  }

  private finishClosing(): void {
    if (this.status === 'closing' && !this.hasOpenRound) this.finish('closed');
  }

  private finish(status: 'settled' | 'closed' | 'unlocked'): void {
    this.status = status;
    if (status === 'settled') this.paid += this.balance;
    this.balance = 0n;
  }
}

describeOnDatabases('random histories of promotion records', (database) => {
  let site: TestSite;
  let player: TestPlayer;
  beforeAll(async () => {
    site = await openTestSite(database().db, { seamlessGames: [providerGame('star-mines')] });
    player = await site.richPlayer(90_000_000_000n);
  });
  afterAll(() => site.close());

  async function play(steps: readonly Step[]): Promise<void> {
    const { core } = site;
    const { db } = core;
    const { playerId } = player;
    const settings = await readSite(db);
    const recordId = await participate(core, settings, {
      playerId,
      promotionId: 'weekend-slots',
      amount: '100',
      code: undefined,
      idempotencyKey: randomUUID(),
    });
    const records = db.updateTable('promotion_record');
    await records.set(ASKED).where('id', '=', recordId).execute();
    const fundRef = `promo:${recordId}`;
    const cash = () => readBalance(db, accounts.cash(playerId));
    const before = await cash();
    const model = new Model();
    const sent: { txId: string; roundId: string }[] = [];
    const collect = async () => {
      await db
        .updateTable('play_session')
        .set({ state: 'settled', recovered: 0n })
        .where('fund_ref', '=', fundRef)
        .execute();
    };
    const token = newToken();
    const seat = () =>
      db
        .insertInto('play_session')
        .values({
          id: randomUUID(),
          player_id: playerId,
          game_id: 'orbit-star-mines',
          game_name: 'Star Mines',
          provider: 'orbit',
          wallet_kind: 'seamless',
          fund_ref: fundRef,
          idempotency_key: randomUUID(),
          request_hash: '',
          state: 'active',
          provider_session_id: null,
          launch_url: null,
          launch_hash: null,
          launch_expires_at: null,
          token_hash: hashToken(token),
          locale: 'en_US',
          recovered: null,
          acknowledged_at: null,
          started_at: new Date(core.clock.now()),
          seen_at: new Date(core.clock.now()),
          ended_at: null,
          retry_at: null,
          busy_until: null,
        })
        .execute();
    await seat();
    const reopen = () =>
      db
        .updateTable('play_session')
        .set({ state: 'active', recovered: null })
        .where('fund_ref', '=', fundRef)
        .execute();
    const text = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
    const event = { gameCode: 'star-mines', currency: 'PHP', fundRef, playerRef: playerId };
    const end = (ending: 'settle' | 'close' | 'unlock') =>
      endRecord(core, collect, settings, {
        playerId,
        recordId,
        ending,
        idempotencyKey: randomUUID(),
        expected: undefined,
        givesUpSettlement: true,
      }).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });

    for (const each of [...steps, { kind: 'deadline' } as const]) {
      if (each.kind === 'bet') {
        await reopen();
        const ids = { txId: randomUUID(), roundId: randomUUID() };
        const bet = { ...event, ...ids, sessionToken: token, amount: text(each.amount) };
        const { status } = await decideBet(core, 'orbit', MONEY, bet);
        expect(status === 'OK').toBe(model.stake(each.amount));
        if (status === 'OK') sent.push(ids);
      } else if (each.kind === 'win' || each.kind === 'rollback') {
        const bet = sent[each.round];
        const isOpen = model.rounds[each.round]?.state === 'open';
        if (!bet || (each.kind === 'win' && !isOpen)) continue;
        const won = each.kind === 'win' ? each.amount : 0n;
        const posted = await postEvent(core, 'orbit', MONEY, {
          ...event,
          type: each.kind,
          txId: each.kind === 'win' ? randomUUID() : `${bet.txId}-back`,
          roundId: bet.roundId,
          refTxId: bet.txId,
          amount: text(won),
          roundClosed: each.kind === 'win',
        });
        expect(posted).toBe('OK');
        if (each.kind === 'win') model.win(each.round, won);
        else model.rollBack(each.round);
      } else if (each.kind === 'tick' || each.kind === 'deadline') {
        if (each.kind === 'deadline') {
          const deadline = new Date(core.clock.now());
          await records.set({ deadline }).where('id', '=', recordId).execute();
          model.isLate = true;
        }
        await endDueRecords(core, collect);
        model.tick();
      } else {
        await end(each.kind);
        model.end(each.kind);
      }
      const standing = await withTransaction(db, (trx) => readStanding(trx, recordId));
      const isOpen = standing.status === 'ongoing' || standing.status === 'settlable';
      expect({
        status: isOpen ? 'open' : standing.status,
        held: standing.held,
        bet: standing.bet,
        netwin: standing.netwin,
        paid: (await cash()) - before,
      }).toEqual({
        status: model.status,
        held: model.balance,
        bet: model.bet,
        netwin: model.netwin,
        paid: model.paid,
      });
      if (isOpen) expect(standing.status === 'settlable').toBe(model.isMet);
    }
    // The next history joins again: rounds that are still open are rolled back.
    for (const [index, bet] of sent.entries()) {
      if (model.rounds[index]?.state !== 'open') continue;
      const back = { ...event, type: 'rollback' as const, roundClosed: false, amount: '0.00' };
      const ids = { txId: `${bet.txId}-back`, roundId: bet.roundId, refTxId: bet.txId };
      await postEvent(core, 'orbit', MONEY, { ...back, ...ids });
    }
    await endDueRecords(core, collect);
    await collect();
  }

  it(
    'agree with the model after each step, and break no invariant',
    async () => {
      const histories = fc.array(step, { minLength: 1, maxLength: 12 });
      await fc.assert(fc.asyncProperty(histories, play), {
        numRuns: HISTORIES,
        endOnFailure: true,
      });
      expect(await site.core.auditor.runFull()).toBe(0);
    },
    PATIENCE_MS,
  );
});
