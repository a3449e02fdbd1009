import { games, messages, play, promotions } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { Message } from '@parlor/api/entities/message';
import type {
  EndingPreview,
  FundingRecord,
  PromotionBill,
  PromotionRecord,
} from '@parlor/api/entities/promotion';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseBalance } from '../../ledger/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  providerGame,
  refusalIn,
  sendSmp,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

const SLOT = 'lucky-sevens';
const SEAMLESS = 'orbit-star-mines';

describeOnDatabases('playing with promotions and ending them', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [
        providerGame(SLOT, { freeSpins: true }),
        providerGame('high-table', { category: 'live' }),
      ],
      seamlessGames: [
        providerGame('star-mines', { freeSpins: true }),
        providerGame('blackjack', { category: 'live', maxStake: '500.00' }),
      ],
    });
  });
  afterAll(() => site.close());

  const options = ({ token }: TestPlayer, idempotencyKey = newKey()) => ({ token, idempotencyKey });
  /** Joins the welcome bonus: 100 and a bonus of 100, to be wagered 10 times. */
  async function joined(id = 'welcome', amount = '100') {
    const player = await site.richPlayer(100_000n);
    const record = getData<PromotionRecord>(
      await site.call(promotions.participate, { id, amount }, options(player)),
    );
    return { player, id: record.id, fundRef: `promo:${record.id}` };
  }
  type Joined = Awaited<ReturnType<typeof joined>>;
  const recordOf = async ({ player, id }: Joined) =>
    getData<PromotionRecord>(
      await site.call(promotions.recordInfo, { id }, { token: player.token }),
    );
  const previewOf = async ({ player, id }: Joined) =>
    getData<EndingPreview>(
      await site.call(promotions.recordPreview, { id }, { token: player.token }),
    );
  const launch = ({ player, id }: Joined, game = SLOT) =>
    site.call(play.launchGame, { id: game, recordId: id }, options(player));
  const settle = ({ player, id }: Joined, changes: { expected?: string; key?: string } = {}) => {
    const { key, ...rest } = changes;
    return site.call(promotions.settlePromotion, { id, ...rest }, options(player, key));
  };
  const close = ({ player, id }: Joined, changes: object = {}) =>
    site.call(promotions.closePromotion, { id, ...changes }, options(player));
  const unlock = ({ player, id }: Joined) =>
    site.call(promotions.unlockPromotion, { id }, options(player));
  const cashOf = async ({ player }: Joined) => (await site.balance(player)).balance;

  /** Plays a round of a transfer wallet, and posts it. */
  async function spin(of: Joined, bet: bigint, win: bigint, gameCode = SLOT) {
    const round = { playerRef: of.player.playerId, fundRef: of.fundRef, gameCode, bet, win };
    const played = site.core.outside.lotus.play(round);
    await site.core.jobs.runNow('play.reconcile');
    return played;
  }
  /** Gives a record turnover without a round: by its requirement. */
  const ask = ({ id }: Joined, changes: Record<string, bigint>) =>
    database().db.updateTable('promotion_record').set(changes).where('id', '=', id).execute();
  const audit = async () => {
    await site.core.auditor.runFull();
    return database().db.selectFrom('ledger_breach').select('detail').execute();
  };

  let numbers = 0;
  const smp = (call: string, body: object) => sendSmp(site, 'orbit', call, body);
  /** Opens a seamless game that the record pays for; returns a way to bet there. */
  async function seat(of: Joined, game = SEAMLESS, gameCode = 'star-mines') {
    getData(await launch(of, game));
    const order = [...site.core.outside.orbit.sessions.values()].findLast(
      ({ playerRef, fundRef }) => playerRef === of.player.playerId && fundRef === of.fundRef,
    );
    const { sessionToken } = await smp('authenticate', { launchToken: order?.launchToken ?? '' });
    const common = { gameCode, currency: 'PHP', fundRef: of.fundRef };
    return {
      bet: async (amount: string, changes: object = {}) => {
        numbers += 1;
        const bet = {
          ...common,
          sessionToken,
          txId: `pb-${numbers}`,
          roundId: `pr-${numbers}`,
          amount,
          roundStart: true,
          ...changes,
        };
        return { bet, answer: await smp('bet', bet) };
      },
      win: async (bet: { txId: string; roundId: string }, amount: string) => {
        numbers += 1;
        return await smp('win', {
          ...common,
          playerRef: of.player.playerId,
          txId: `pw-${numbers}`,
          roundId: bet.roundId,
          refTxId: bet.txId,
          amount,
          roundClosed: true,
        });
      },
      rollBack: async (bet: { txId: string; roundId: string }) => {
        numbers += 1;
        return await smp('rollback', {
          playerRef: of.player.playerId,
          fundRef: of.fundRef,
          txId: `pu-${numbers}`,
          refTxId: bet.txId,
          roundId: bet.roundId,
          reason: 'TIMEOUT',
        });
      },
    };
  }

  it('plays from the record in a transfer wallet, and settles after collecting', async () => {
    const of = await joined();
    getData(await launch(of));
    const session = [...site.core.outside.lotus.sessions.values()].at(-1);
    expect(session).toMatchObject({ fundRef: of.fundRef, limits: { maxStake: '100.00' } });
    await spin(of, 10_000n, 15_000n);
    expect(await recordOf(of)).toMatchObject({
      status: 'ongoing',
      currentBetAmount: '100.00',
      currentNetwinAmount: '50.00',
      currentBalance: '250.00',
      inGame: '250.00',
    });
    expect(refusalIn(await settle(of))).toMatchObject({ reason: 'promotion.notSettlable' });
    await ask(of, { ask_bet: 10_000n });
    expect(await recordOf(of)).toMatchObject({ status: 'settlable', buttonStatus: 1 });
    const preview = await previewOf(of);
    expect(preview).toMatchObject({
      inGame: '250.00',
      settle: {
        possible: true,
        amount: '250.00',
        postings: [{ from: 'promotion', to: 'wallet', amount: '250.00' }],
      },
      close: { givesUpSettlement: true, voidedPrincipal: '100.00', voidedBonus: '150.00' },
      unlock: { possible: false },
    });
    const settled = getData<PromotionRecord>(await settle(of, { expected: preview.expected }));
    expect(settled).toMatchObject({
      status: 'settled',
      settledAmount: '250.00',
      currentBalance: '0.00',
    });
    expect(await cashOf(of)).toBe('1150.00');
    expect(await audit()).toEqual([]);
  });

  it('leaves the games of all funds at once on an exit without a session', async () => {
    const of = await joined();
    const { player } = of;
    getData(await launch(of));
    getData(await site.call(play.launchGame, { id: 'high-table' }, options(player)));
    expect(await site.balance(player)).toMatchObject({ balance: '0.00' });
    const exit = () => site.call(games.autoExitGame, {}, { token: player.token });
    // 900.00 of the wallet, and 200.00 of the record.
    expect(getData(await exit())).toEqual({ amount: '1100.00', state: 'settled', retryAt: null });
    expect(await cashOf(of)).toBe('900.00');
    expect(await recordOf(of)).toMatchObject({ currentBalance: '200.00', inGame: '0.00' });
    expect(getData(await exit())).toMatchObject({ amount: '0.00', state: 'nothing' });
    expect(await audit()).toEqual([]);
  });

  it('says when it is tried again if one of several games cannot be left', async () => {
    const of = await joined();
    const { player } = of;
    getData(await launch(of));
    getData(await site.call(play.launchGame, { id: SEAMLESS }, options(player)));
    site.core.outside.lotus.fault = 'silent';
    const exit = () => site.call(games.autoExitGame, {}, { token: player.token });
    const left = getData<{ state: string; retryAt: string | null }>(await exit());
    expect(left).toMatchObject({ amount: '0.00', state: 'recovering' });
    expect(left.retryAt).not.toBeNull();
    site.core.outside.lotus.fault = null;
    site.core.clock.advance(60_000);
    await site.core.jobs.runNow('play.recover');
    expect(await recordOf(of)).toMatchObject({ currentBalance: '200.00', inGame: '0.00' });
    expect(await audit()).toEqual([]);
  });

  describe('free spins', () => {
    const spinsOf = async ({ id }: Joined) =>
      await database()
        .db.selectFrom('promotion_free_spins')
        .select(['granted', 'used', 'voided'])
        .where('record_id', '=', id)
        .executeTakeFirst();
    const orderOf = ({ fundRef }: Joined, provider: 'lotus' | 'orbit') =>
      [...site.core.outside[provider].sessions.values()].findLast(
        (session) => session.fundRef === fundRef,
      );
    const free = { freeSpin: true };

    it('are granted to a seamless game, which requests each of them', async () => {
      const of = await joined('net-win');
      const { bet, win } = await seat(of);
      expect(orderOf(of, 'orbit')).toMatchObject({ freeSpins: { spins: 10, stake: '1.00' } });
      const first = await bet('0.00', free);
      expect(first.answer).toMatchObject({ status: 'OK', balance: '110.00' });
      expect(await win(first.bet, '7.50')).toMatchObject({ status: 'OK', balance: '117.50' });
      expect(await smp('bet', first.bet)).toMatchObject({ status: 'OK' });
      expect(await recordOf(of)).toMatchObject({
        freeSpins: 9,
        currentBalance: '117.50',
        currentBetAmount: '0.00',
        currentNetwinAmount: '7.50',
      });
      for (let spin = 1; spin < 10; spin += 1) {
        expect((await bet('0.00', free)).answer).toMatchObject({ status: 'OK' });
      }
      expect((await bet('0.00', free)).answer).toMatchObject({ status: 'LIMIT_REACHED' });
      expect((await bet('1.00', free)).answer).toMatchObject({ status: 'UNKNOWN' });
      expect(await spinsOf(of)).toEqual({ granted: 10, used: 10, voided: 0 });
      expect(await audit()).toEqual([]);
    });

    it('are given back when a seamless bet is rolled back', async () => {
      const of = await joined('net-win');
      const { bet, rollBack } = await seat(of);
      const { bet: placed } = await bet('0.00', free);
      expect(await spinsOf(of)).toMatchObject({ used: 1 });
      expect(await rollBack(placed)).toMatchObject({ status: 'OK' });
      // Another rollback of the same bet gives nothing back.
      expect(await rollBack(placed)).toMatchObject({ status: 'DUPLICATE_CONFLICT' });
      expect(await spinsOf(of)).toEqual({ granted: 10, used: 0, voided: 0 });
    });

    it('are played in a transfer wallet, also with an empty balance, and void at the end', async () => {
      const of = await joined('net-win');
      getData(await launch(of));
      expect(orderOf(of, 'lotus')).toMatchObject({ freeSpins: { spins: 10, stake: '1.00' } });
      await spin(of, 10_000n, 0n);
      await spin(of, 1_000n, 0n);
      const round = { playerRef: of.player.playerId, fundRef: of.fundRef, gameCode: SLOT };
      site.core.outside.lotus.play({ ...round, bet: 0n, win: 300n, freeSpin: true });
      site.core.outside.lotus.play({ ...round, bet: 0n, win: 0n, freeSpin: true });
      await site.core.jobs.runNow('play.reconcile');
      expect(await recordOf(of)).toMatchObject({ freeSpins: 8, currentBalance: '3.00' });
      await spin(of, 300n, 0n);
      getData(await launch(of));
      expect(orderOf(of, 'lotus')).toMatchObject({ freeSpins: { spins: 8, stake: '1.00' } });
      expect((await previewOf(of)).settle.voidedFreeSpins).toBe(8);
      getData(await close(of));
      expect(await spinsOf(of)).toEqual({ granted: 10, used: 2, voided: 8 });
      expect(await audit()).toEqual([]);
    });

    it('posts and flags a spin too many of a transfer wallet, which decides alone', async () => {
      const of = await joined();
      getData(await launch(of));
      expect(orderOf(of, 'lotus')).not.toHaveProperty('freeSpins');
      const round = { playerRef: of.player.playerId, fundRef: of.fundRef, gameCode: SLOT };
      site.core.outside.lotus.play({ ...round, bet: 0n, win: 500n, freeSpin: true });
      await site.core.jobs.runNow('play.reconcile');
      expect(await recordOf(of)).toMatchObject({ freeSpins: 0, currentBalance: '205.00' });
      const flagged = await database()
        .db.selectFrom('audit_entry')
        .select('action')
        .where('subject', '=', `player:${of.player.playerId}`)
        .where('action', '=', 'round.freeSpinNotGranted')
        .execute();
      expect(flagged).toHaveLength(1);
    });

    it('lists what they are worth in a game, which need not have a balance', async () => {
      const of = await joined('net-win');
      const token = of.player.token;
      const fundsIn = async (gameId: string) =>
        getData<{ rows: FundingRecord[] }>(
          await site.call(promotions.recordsForGame, { gameId }, { token }),
        ).rows;
      expect(await fundsIn(SLOT)).toMatchObject([{ freeSpins: 10, freeSpinStake: '1.00' }]);
      expect(await fundsIn('high-table')).toMatchObject([{ freeSpinStake: null }]);
    });
  });

  it('lists the changes of its balance, with what counts and why not', async () => {
    const of = await joined();
    getData(await launch(of));
    await spin(of, 5_000n, 0n);
    getData(await launch(of, 'high-table'));
    await spin(of, 5_000n, 10_000n, 'high-table');
    const { rows, total } = getData<{ rows: PromotionBill[]; total: number }>(
      await site.call(promotions.promotionBills, { id: of.id }, { token: of.player.token }),
    );
    expect(rows.map((row) => [row.kind, row.amount, row.balanceAfter, row.countedBet])).toEqual([
      ['round.win', '100.00', '200.00', '0.00'],
      ['round.bet', '-50.00', '100.00', '5.00'],
      ['round.bet', '-50.00', '150.00', '50.00'],
      ['promo.join', '200.00', '200.00', '0.00'],
    ]);
    expect(total).toBe(4);
    expect(rows.map(({ countsPercent }) => countsPercent)).toEqual([null, '10.00', '100.00', null]);
    expect(rows.map(({ cover }) => cover !== null)).toEqual([true, true, true, false]);
    const bets = getData<{ rows: PromotionBill[]; total: number }>(
      await site.call(
        promotions.promotionBills,
        { id: of.id, betsOnly: true, limit: 1 },
        { token: of.player.token },
      ),
    );
    expect(bets).toMatchObject({ total: 2, rows: [{ kind: 'round.bet', countedBet: '5.00' }] });
  });

  it('refuses games, stakes and records that the terms do not allow, with the reason', async () => {
    const of = await joined('weekend-slots');
    expect(refusalIn(await launch(of, 'high-table'))).toMatchObject({
      reason: 'promotion.gameNotAllowed',
    });
    const { bet } = await seat(of);
    expect((await bet('100.01')).answer).toMatchObject({
      status: 'LIMIT_REACHED',
      reason: 'promotion.stakeTooHigh',
      message: 'The stake is above the limit of this promotion. Choose a lower stake.',
    });
    expect((await bet('100.00')).answer.status).toBe('OK');
    site.core.clock.advance(3 * DAY_MS);
    expect((await bet('1.00')).answer).toMatchObject({ reason: 'promotion.ended' });
    expect(refusalIn(await launch(of))).toMatchObject({ reason: 'promotion.ended' });
  });

  it('lists what counts for the open records in the whole catalogue', async () => {
    const of = await joined('weekend-slots');
    const { db } = database();
    const half = { maker_id: 'orbit-pandan', weight_bp: 5_000 };
    await db.insertInto('turnover_weight').values(half).execute();
    const { rows } = getData<{ rows: object[] }>(
      await site.call(promotions.countingRecords, {}, { token: of.player.token }),
    );
    expect(rows).toMatchObject([
      {
        id: of.id,
        categories: ['slots'],
        makers: [],
        weights: { slots: '100.00' },
        makerWeights: { 'orbit-pandan': '50.00' },
      },
    ]);
    await db.deleteFrom('turnover_weight').execute();
  });

  it('lists the open records at a game, with what it counts or why they do not pay', async () => {
    const of = await joined();
    const rowsFor = async (gameId: string) =>
      getData<{ rows: FundingRecord[] }>(
        await site.call(promotions.recordsForGame, { gameId }, { token: of.player.token }),
      ).rows;
    expect(await rowsFor(SLOT)).toMatchObject([{ id: of.id, countsPercent: '100.00' }]);
    expect(await rowsFor('high-table')).toMatchObject([{ countsPercent: '10.00', reason: null }]);
    const slotsOnly = await joined('weekend-slots');
    const { rows } = getData<{ rows: FundingRecord[] }>(
      await site.call(
        promotions.recordsForGame,
        { gameId: 'high-table' },
        { token: slotsOnly.player.token },
      ),
    );
    expect(rows).toMatchObject([{ id: slotsOnly.id, reason: 'promotion.gameNotAllowed' }]);
  });

  it('bets and wins of a seamless wallet move the record, and a rollback takes its turnover back', async () => {
    const of = await joined();
    const { bet, win, rollBack } = await seat(of);
    const first = await bet('50.00');
    await win(first.bet, '80.00');
    const second = await bet('30.00');
    expect(await recordOf(of)).toMatchObject({
      currentBetAmount: '80.00',
      currentNetwinAmount: '30.00',
      currentBalance: '200.00',
    });
    await rollBack(second.bet);
    expect(await recordOf(of)).toMatchObject({
      currentBetAmount: '50.00',
      currentBalance: '230.00',
    });
    expect(await cashOf(of)).toBe('900.00');
    expect(await audit()).toEqual([]);
  });

  it('is settlable only while all conditions hold together', async () => {
    const of = await joined();
    await ask(of, { ask_bet: 5_000n, ask_netwin: 1_000n, ask_balance: 21_000n });
    const { bet, win } = await seat(of);
    await win((await bet('50.00')).bet, '60.00');
    expect(await recordOf(of)).toMatchObject({ status: 'settlable' });
    const list = await site.call(promotions.canSettle, {}, { token: of.player.token });
    expect(getData(list)).toMatchObject({ rows: [{ id: of.id, amount: '210.00' }] });
    await win((await bet('10.00')).bet, '0.00');
    expect(await recordOf(of)).toMatchObject({ status: 'ongoing', buttonStatus: 0 });
    expect(refusalIn(await settle(of))).toMatchObject({ reason: 'promotion.notSettlable' });
  });

  it('answers 409 for a commit that differs from its preview, and posts nothing', async () => {
    const of = await joined();
    await ask(of, { ask_bet: 1_000n });
    const { bet, win } = await seat(of);
    await win((await bet('10.00')).bet, '10.00');
    const { expected } = await previewOf(of);
    await win((await bet('10.00')).bet, '5.00');
    expect(refusalIn(await settle(of, { expected }))).toMatchObject({
      code: 409,
      reason: 'preview.changed',
    });
    expect(await recordOf(of)).toMatchObject({ status: 'settlable', currentBalance: '195.00' });
    const key = newKey();
    const { expected: now } = await previewOf(of);
    getData(await settle(of, { expected: now, key }));
    expect(getData(await settle(of, { expected: now, key }))).toMatchObject({ status: 'settled' });
    expect(await cashOf(of)).toBe('1095.00');
  });

  it('closes with a warning for a settlable one, and voids the balance', async () => {
    const of = await joined();
    const forfeited = await houseBalance(database().db, 'house:forfeit');
    await ask(of, { ask_bet: 0n, ask_balance: 20_000n });
    expect(refusalIn(await close(of))).toMatchObject({ reason: 'promotion.givesUpSettlement' });
    expect(getData(await close(of, { givesUpSettlement: true }))).toMatchObject({
      status: 'closed',
      settledAmount: null,
    });
    expect(await cashOf(of)).toBe('900.00');
    expect((await houseBalance(database().db, 'house:forfeit')) - forfeited).toBe(20_000n);
    expect(refusalIn(await settle(of))).toMatchObject({ code: 409 });
    expect(await audit()).toEqual([]);
  });

  it('returns the own part on closing where the site says so', async () => {
    const setting = (text: string) =>
      sql`update site set settings = jsonb_set(settings, '{promotions}', ${text}::jsonb)`.execute(
        database().db,
      );
    await setting('{"closeReturnsPrincipal": true}');
    const of = await joined();
    expect((await previewOf(of)).close).toMatchObject({
      returned: '100.00',
      voidedPrincipal: '0.00',
      voidedBonus: '100.00',
      postings: [
        { to: 'wallet', amount: '100.00' },
        { to: 'forfeit', amount: '100.00' },
      ],
    });
    getData(await close(of));
    expect(await cashOf(of)).toBe('1000.00');
    await setting('{}');
    expect(await audit()).toEqual([]);
  });

  it('unlocks below the release amount only', async () => {
    const of = await joined();
    expect(refusalIn(await unlock(of))).toMatchObject({
      reason: 'promotion.notUnlockable',
      params: { limit: '1.00' },
    });
    const { bet, win } = await seat(of);
    await win((await bet('100.00')).bet, '0.00');
    await win((await bet('99.50')).bet, '0.00');
    expect((await previewOf(of)).unlock).toMatchObject({ possible: true, voided: '0.50' });
    expect(getData(await unlock(of))).toMatchObject({ status: 'unlocked' });
    expect(await audit()).toEqual([]);
  });

  it('stays closing while the provider is silent, and closes once the money is back', async () => {
    const of = await joined();
    getData(await launch(of));
    site.core.outside.lotus.fault = 'silent';
    expect(getData(await close(of))).toMatchObject({ status: 'closing', inGame: '200.00' });
    expect(refusalIn(await settle(of))).toMatchObject({ code: 409 });
    site.core.outside.lotus.fault = null;
    site.core.clock.advance(60_000);
    await site.core.jobs.runNow('play.recover');
    await site.core.jobs.runNow('promotions.due');
    expect(await recordOf(of)).toMatchObject({ status: 'closed', inGame: '0.00' });
    expect(await cashOf(of)).toBe('900.00');
    expect(await audit()).toEqual([]);
  });

  it('refuses to settle while a round is open', async () => {
    const of = await joined();
    await ask(of, { ask_bet: 1_000n });
    const { bet, win } = await seat(of);
    const open = await bet('10.00');
    expect(refusalIn(await settle(of))).toMatchObject({ reason: 'promotion.roundOpen' });
    await win(open.bet, '30.00');
    expect(getData(await settle(of))).toMatchObject({ settledAmount: '220.00' });
  });

  it('at the deadline pays what is earned, and closes what is not', async () => {
    const [earned, missed] = [await joined(), await joined()];
    await ask(earned, { ask_bet: 1_000n });
    const { bet, win } = await seat(earned);
    await win((await bet('10.00')).bet, '30.00');
    getData(await launch(missed));
    site.core.clock.advance(7 * DAY_MS);
    await site.core.jobs.runNow('promotions.due');
    // The players' sessions have expired by then.
    const ended = await database()
      .db.selectFrom('promotion_record')
      .select(['id', 'status', 'to_wallet'])
      .where('id', 'in', [earned.id, missed.id])
      .orderBy('status')
      .execute();
    expect(ended).toEqual([
      { id: missed.id, status: 'closed', to_wallet: 0n },
      { id: earned.id, status: 'settled', to_wallet: 22_000n },
    ]);
    expect(await audit()).toEqual([]);
  });

  it('passes late money on: to the wallet after settling, to forfeit after closing', async () => {
    for (const end of ['settle', 'close'] as const) {
      const of = await joined();
      await ask(of, { ask_bet: 1_000n });
      const { bet, win, rollBack } = await seat(of);
      const [first, second] = [await bet('10.00'), await bet('20.00')];
      await win(first.bet, '0.00');
      await win(second.bet, '0.00');
      if (end === 'settle') getData(await settle(of));
      else getData(await close(of, { givesUpSettlement: true }));
      const cash = await cashOf(of);
      expect(await rollBack(second.bet)).toMatchObject({ status: 'OK' });
      expect(await win(first.bet, '7.00')).toMatchObject({ status: 'OK' });
      const late = Number(await cashOf(of)) - Number(cash);
      expect(late).toBe(end === 'settle' ? 27 : 0);
      expect((await site.balance(of.player)).inPromotion).toBe('0.00');
    }
    expect(await audit()).toEqual([]);
  });

  it('lets a frozen account settle', async () => {
    const of = await joined();
    await ask(of, { ask_bet: 0n, ask_balance: 10_000n });
    await database()
      .db.updateTable('player')
      .set({ frozen_at: new Date(0) })
      .where('id', '=', of.player.playerId)
      .execute();
    expect(getData(await settle(of))).toMatchObject({ status: 'settled', settledAmount: '200.00' });
  });

  it('ends once, however settle, close, unlock and the deadline race', async () => {
    for (let race = 0; race < 6; race += 1) {
      const of = await joined();
      // What is settlable cannot be unlocked, so both are raced in turn.
      const isSettlable = race % 2 === 0;
      const isLate = race % 3 === 0;
      const ask_bet = isSettlable ? 0n : 1_000_000n;
      await ask(of, { ask_bet, ask_balance: 10_000n, release_below: 30_000n });
      if (isLate) {
        await database()
          .db.updateTable('promotion_record')
          .set({ deadline: new Date(site.core.clock.now()) })
          .where('id', '=', of.id)
          .execute();
      }
      const [, ...answers] = await Promise.all([
        site.core.jobs.runNow('promotions.due'),
        settle(of),
        close(of, { givesUpSettlement: true }),
        settle(of),
        unlock(of),
        close(of, { givesUpSettlement: true }),
        unlock(of),
      ]);
      const done = answers.filter(({ code }) => code === 200);
      // The job may have been first.
      expect(done.length).toBeLessThanOrEqual(1);
      if (!isLate) expect(done).toHaveLength(1);
      expect(answers.filter(({ code }) => ![200, 409, 422].includes(code))).toEqual([]);
      const ends = await database()
        .db.selectFrom('ledger_transfer')
        .select('kind')
        .where('scope', '=', `promo:${of.id}`)
        .where('key', '=', 'end')
        .execute();
      expect(ends).toHaveLength(1);
    }
    expect(await audit()).toEqual([]);
  });

  it('notifies the player once of each change of a record', async () => {
    const read = async ({ player }: Joined) => {
      const page = { page: 1, limit: 20, kind: 'activity' as const };
      const { rows } = getData<{ rows: Message[] }>(
        await site.call(messages.messageList, page, { token: player.token }),
      );
      const own = rows.filter(({ link }) => link.startsWith('/pages/account/myPromotion/'));
      return own.map(({ title, summary }) => `${title}. ${summary}`).reverse();
    };
    const settled = await joined();
    await ask(settled, { ask_bet: 1_000n, ask_netwin: 500n });
    const { bet, win } = await seat(settled);
    // Settlable, then not, then settlable again.
    for (const result of ['20.00', '0.00', '30.00']) {
      site.core.clock.advance(1_000);
      await win((await bet('10.00')).bet, result);
    }
    site.core.clock.advance(1_000);
    getData(await settle(settled));
    expect(await read(settled)).toEqual([
      expect.stringContaining('You joined Welcome bonus. ₱200.00 is in the promotion'),
      'You can settle Welcome bonus. The conditions are met. Settle it to move ₱210.00 to your wallet.',
      'Welcome bonus is settled. ₱220.00 is in your wallet.',
    ]);
    const closed = await joined();
    site.core.clock.advance(1_000);
    getData(await close(closed));
    expect((await read(closed)).slice(1)).toEqual([
      'Welcome bonus is closed. Its balance of ₱200.00 is void.',
    ]);
    const unlocked = await joined();
    await ask(unlocked, { release_below: 30_000n });
    site.core.clock.advance(1_000);
    getData(await unlock(unlocked));
    expect((await read(unlocked)).slice(1)).toEqual([
      'Welcome bonus is unlocked. The rest of its balance, ₱200.00, is void.',
    ]);
  });

  it('notifies the player once a day before the deadline, and at the deadline', async () => {
    const of = await joined();
    const getTitles = async () => {
      const rows = await database()
        .db.selectFrom('message')
        .select('texts')
        .where('player_id', '=', of.player.playerId)
        .where('link', 'like', '/pages/account/myPromotion/%')
        .orderBy('created_at')
        .execute();
      return rows.map(({ texts }) => texts.en_US?.title);
    };
    const remind = async () => {
      await Promise.all([
        site.core.jobs.runNow('promotions.ending'),
        site.core.jobs.runNow('promotions.ending'),
      ]);
      await site.core.jobs.runNow('promotions.due');
    };
    site.core.clock.advance(6 * DAY_MS - 1_000);
    await remind();
    expect(await getTitles()).toEqual(['You joined Welcome bonus']);
    site.core.clock.advance(1_000);
    await remind();
    await remind();
    expect((await getTitles()).slice(1)).toEqual(['Welcome bonus ends soon']);
    site.core.clock.advance(DAY_MS);
    await remind();
    expect((await getTitles()).slice(2)).toEqual(['Welcome bonus has expired']);
  });

  it('takes no top-up from the wallet into a game that a promotion pays for', async () => {
    const of = await joined();
    const { sessionId } = getData<{ sessionId: string }>(await launch(of));
    const answer = await site.call(
      play.topUpGame,
      { id: sessionId, amount: '10' },
      options(of.player),
    );
    expect(refusalIn(answer)).toMatchObject({ reason: 'arguments.invalid', field: 'id' });
    expect(await cashOf(of)).toBe('900.00');
  });
});
