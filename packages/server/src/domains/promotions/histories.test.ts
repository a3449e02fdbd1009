import { randomUUID } from 'node:crypto';
import { toMinor } from '@parlor/api/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../core/database/transaction.ts';
import { hashToken, newToken } from '../../core/http/authentication.ts';
import { ApiError } from '../../core/http/errors.ts';
import type { RoundEvent } from '../../core/integrations/ports.ts';
import { accounts, readBalance } from '../../ledger/index.ts';
import {
  describeOnDatabases,
  openTestSite,
  providerGame,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { ASKED, RecordModel, type Step, step } from '../../testing/promotion-histories.ts';
import { collectFund } from '../play/collect-fund.ts';
import { launch } from '../play/launch.ts';
import { postEvent } from '../play/rounds.ts';
import { decideBet } from '../play/seamless.ts';
import { findOpenSession } from '../play/sessions.ts';
import { readSite } from '../site/index.ts';
import { type CollectFund, endDueRecords, endRecord } from './end.ts';
import { participate } from './join.ts';
import { getBalance, readStanding } from './progress.ts';

/** Of each kind of wallet on each database; `PROMOTION_HISTORIES` replaces it. */
const HISTORIES = Number(process.env.PROMOTION_HISTORIES ?? 120);
const PATIENCE_MS = Math.max(900_000, HISTORIES * 1_000);
const MONEY = { currency: 'PHP', exponent: 2 };

/** Plays from a record with one kind of wallet; both agree with the same model. */
interface Driver {
  /** @returns whether the bet is accepted. */
  bet(amount: bigint): Promise<boolean>;
  /** @param index of an accepted bet */
  win(index: number, amount: bigint): Promise<void>;
  rollBack(index: number): Promise<void>;
  /** Exits the games of the record. */
  collect: CollectFund;
  /** Returns money that has arrived in a game since. */
  recover(): Promise<void>;
}

describeOnDatabases('random histories of promotion records', (database) => {
  let site: TestSite;
  let player: TestPlayer;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [providerGame('lucky-sevens')],
      seamlessGames: [providerGame('star-mines')],
    });
    player = await site.richPlayer(90_000_000_000n);
  });
  afterAll(() => site.close());

  const text = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

  /** The platform decides each bet. */
  async function createSeamlessDriver(recordId: string): Promise<Driver> {
    const { core } = site;
    const { db } = core;
    const { playerId } = player;
    const fundRef = `promo:${recordId}`;
    const sent: { txId: string; roundId: string }[] = [];
    const event = { gameCode: 'star-mines', currency: 'PHP', fundRef, playerRef: playerId };
    const setSession = (changes: { state: 'settled' | 'active'; recovered: bigint | null }) =>
      db.updateTable('play_session').set(changes).where('fund_ref', '=', fundRef).execute();
    const token = newToken();
    await db
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
    const settleBet = async (
      index: number,
      type: 'win' | 'rollback',
      txId: string,
      amount: bigint,
    ) => {
      const { txId: refTxId = '', roundId = '' } = sent[index] ?? {};
      const of = { type, txId, roundId, refTxId, roundClosed: type === 'win' };
      const posted = { ...event, ...of, amount: text(amount) };
      expect(await postEvent(core, 'orbit', MONEY, posted)).toBe('OK');
    };
    return {
      async bet(stake) {
        await setSession({ state: 'active', recovered: null });
        const ids = { txId: randomUUID(), roundId: randomUUID() };
        const bet = { ...event, ...ids, sessionToken: token, amount: text(stake) };
        const { status } = await decideBet(core, 'orbit', MONEY, bet);
        if (status === 'OK') sent.push(ids);
        return status === 'OK';
      },
      win: (index, won) => settleBet(index, 'win', randomUUID(), won),
      rollBack: (index) => settleBet(index, 'rollback', `${sent[index]?.txId}-back`, 0n),
      collect: async () => void (await setSession({ state: 'settled', recovered: 0n })),
      recover: async () => undefined,
    };
  }

  /** The money moves into the game, where the provider decides alone and reports. */
  async function createTransferDriver(recordId: string): Promise<Driver> {
    const { core } = site;
    const { lotus } = core.outside;
    const { playerId } = player;
    const settings = await readSite(core.db);
    const fundRef = `promo:${recordId}`;
    const sent: RoundEvent[] = [];
    const backs = new Map<number, RoundEvent>();
    const post = async (event: RoundEvent) =>
      expect(await postEvent(core, 'lotus', MONEY, event)).toBe('OK');
    const collect: CollectFund = (of) => collectFund(core, of);
    const getLimit = () => {
      const session = [...lotus.sessions.values()].findLast((each) => each.fundRef === fundRef);
      return toMinor(session?.limits.maxStake ?? '0', MONEY.exponent);
    };
    return {
      async bet(stake) {
        const openSession = await findOpenSession(core.db, playerId, fundRef);
        if (!openSession) {
          const refusal = await launch(core, settings, {
            playerId,
            recordId,
            idempotencyKey: randomUUID(),
            gameId: 'lucky-sevens',
            locale: 'en_US',
            platform: 'mobile',
            theme: 'green',
            amount: undefined,
          }).then(() => undefined, toRefusal);
          if (refusal) return false;
        }
        if (stake > getLimit() || stake > lotus.getBalance(playerId, fundRef)) return false;
        const bet = lotus.bet({
          playerRef: playerId,
          fundRef,
          gameCode: 'lucky-sevens',
          bet: stake,
        });
        sent.push(bet);
        await post(bet);
        return true;
      },
      async win(index, won) {
        const bet = sent[index];
        if (bet) await post(lotus.win(bet, won));
      },
      async rollBack(index) {
        const bet = sent[index];
        if (!bet) return;
        // A repeated report is the same one.
        const back = backs.get(index) ?? lotus.rollBack(bet);
        backs.set(index, back);
        await post(back);
      },
      collect,
      recover: async () => void (await core.jobs.runNow('play.recover')),
    };
  }

  /** @throws anything but a refusal */
  function toRefusal(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    throw error;
  }

  async function play(
    createDriver: (recordId: string) => Promise<Driver>,
    steps: readonly Step[],
  ): Promise<void> {
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
    const cash = () => readBalance(db, accounts.cash(playerId));
    const before = await cash();
    const model = new RecordModel();
    const driver = await createDriver(recordId);
    const { collect } = driver;
    const end = (ending: 'settle' | 'close' | 'unlock') =>
      endRecord(core, collect, settings, {
        playerId,
        recordId,
        ending,
        idempotencyKey: randomUUID(),
        expected: undefined,
        givesUpSettlement: true,
      }).catch(toRefusal);

    for (const each of [...steps, { kind: 'deadline' } as const]) {
      if (each.kind === 'bet') {
        expect(await driver.bet(each.amount)).toBe(model.stake(each.amount));
      } else if (each.kind === 'win') {
        if (model.rounds[each.round]?.state !== 'open') continue;
        await driver.win(each.round, each.amount);
        model.win(each.round, each.amount);
      } else if (each.kind === 'rollback') {
        if (!model.rounds[each.round]) continue;
        await driver.rollBack(each.round);
        model.rollBack(each.round);
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
      await driver.recover();
      const standing = await withTransaction(db, (trx) => readStanding(trx, recordId));
      const isOpen = standing.status === 'ongoing' || standing.status === 'settlable';
      expect({
        status: isOpen ? 'open' : standing.status,
        balance: getBalance(standing),
        bet: standing.bet,
        netwin: standing.netwin,
        paid: (await cash()) - before,
      }).toEqual({
        status: model.status,
        balance: model.balance,
        bet: model.bet,
        netwin: model.netwin,
        paid: model.paid,
      });
      if (isOpen) expect(standing.status === 'settlable').toBe(model.isMet);
    }
    // The next history joins again: rounds that are still open are rolled back.
    for (const [index, round] of model.rounds.entries()) {
      if (round.state === 'open') await driver.rollBack(index);
    }
    await driver.recover();
    await endDueRecords(core, collect);
    await collect({ playerId, recordId, by: 'platform' });
  }

  it.each([
    ['seamless', createSeamlessDriver],
    ['transfer', createTransferDriver],
  ] as const)(
    'agree with the model after each step with a %s wallet, and break no invariant',
    async (_, createDriver) => {
      const histories = fc.array(step, { minLength: 1, maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(histories, (steps) => play(createDriver, steps)),
        { numRuns: HISTORIES, endOnFailure: true },
      );
      expect(await site.core.auditor.runFull()).toBe(0);
    },
    PATIENCE_MS,
  );
});
