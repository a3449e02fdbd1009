import { games, play, promotions } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { FundingRecord, PromotionBill, PromotionRecord } from '@parlor/api/entities/promotion';
import { expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openPromotionSite,
  refusalIn,
  SEAMLESS,
  SLOT,
} from '../../testing/index.ts';

describeOnDatabases('playing with promotions', (database) => {
  const {
    ask,
    audit,
    cashOf,
    joined,
    launch,
    options,
    previewOf,
    recordOf,
    seat,
    settle,
    site,
    spin,
  } = openPromotionSite(database);

  it('plays from the record in a transfer wallet, and settles after collecting', async () => {
    const of = await joined();
    getData(await launch(of));
    const session = [...site().core.outside.lotus.sessions.values()].at(-1);
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
    getData(await site().call(play.launchGame, { id: 'high-table' }, options(player)));
    expect(await site().balance(player)).toMatchObject({ balance: '0.00' });
    const exit = () => site().call(games.autoExitGame, {}, { token: player.token });
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
    getData(await site().call(play.launchGame, { id: SEAMLESS }, options(player)));
    site().core.outside.lotus.fault = 'silent';
    const exit = () => site().call(games.autoExitGame, {}, { token: player.token });
    const left = getData<{ state: string; retryAt: string | null }>(await exit());
    expect(left).toMatchObject({ amount: '0.00', state: 'recovering' });
    expect(left.retryAt).not.toBeNull();
    site().core.outside.lotus.fault = null;
    site().core.clock.advance(60_000);
    await site().core.jobs.runNow('play.recover');
    expect(await recordOf(of)).toMatchObject({ currentBalance: '200.00', inGame: '0.00' });
    expect(await audit()).toEqual([]);
  });

  it('lists the changes of its balance, with what counts and why not', async () => {
    const of = await joined();
    getData(await launch(of));
    await spin(of, 5_000n, 0n);
    getData(await launch(of, 'high-table'));
    await spin(of, 5_000n, 10_000n, 'high-table');
    const { rows, total } = getData<{ rows: PromotionBill[]; total: number }>(
      await site().call(promotions.promotionBills, { id: of.id }, { token: of.player.token }),
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
      await site().call(
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
    site().core.clock.advance(3 * DAY_MS);
    expect((await bet('1.00')).answer).toMatchObject({ reason: 'promotion.ended' });
    expect(refusalIn(await launch(of))).toMatchObject({ reason: 'promotion.ended' });
  });

  it('lists what counts for the open records in the whole catalogue', async () => {
    const of = await joined('weekend-slots');
    const { db } = database();
    const half = { maker_id: 'orbit-pandan', weight_bp: 5_000 };
    await db.insertInto('turnover_weight').values(half).execute();
    const { rows } = getData<{ rows: object[] }>(
      await site().call(promotions.countingRecords, {}, { token: of.player.token }),
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
        await site().call(promotions.recordsForGame, { gameId }, { token: of.player.token }),
      ).rows;
    expect(await rowsFor(SLOT)).toMatchObject([{ id: of.id, countsPercent: '100.00' }]);
    expect(await rowsFor('high-table')).toMatchObject([{ countsPercent: '10.00', reason: null }]);
    const slotsOnly = await joined('weekend-slots');
    const { rows } = getData<{ rows: FundingRecord[] }>(
      await site().call(
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

  it('takes no top-up from the wallet into a game that a promotion pays for', async () => {
    const of = await joined();
    const { sessionId } = getData<{ sessionId: string }>(await launch(of));
    const answer = await site().call(
      play.topUpGame,
      { id: sessionId, amount: '10' },
      options(of.player),
    );
    expect(refusalIn(answer)).toMatchObject({ reason: 'arguments.invalid', field: 'id' });
    expect(await cashOf(of)).toBe('900.00');
  });
});
