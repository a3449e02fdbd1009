import { promotions } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { houseBalance } from '../../ledger/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openPromotionSite,
  refusalIn,
} from '../../testing/index.ts';

describeOnDatabases('ending promotions', (database) => {
  const {
    ask,
    audit,
    cashOf,
    close,
    joined,
    launch,
    previewOf,
    recordOf,
    seat,
    settle,
    site,
    unlock,
  } = openPromotionSite(database);

  it('is settlable only while all conditions hold together', async () => {
    const of = await joined();
    await ask(of, { ask_bet: 5_000n, ask_netwin: 1_000n, ask_balance: 21_000n });
    const { bet, win } = await seat(of);
    await win((await bet('50.00')).bet, '60.00');
    expect(await recordOf(of)).toMatchObject({ status: 'settlable' });
    const list = await site().call(promotions.canSettle, {}, { token: of.player.token });
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
    site().core.outside.lotus.fault = 'silent';
    expect(getData(await close(of))).toMatchObject({ status: 'closing', inGame: '200.00' });
    expect(refusalIn(await settle(of))).toMatchObject({ code: 409 });
    site().core.outside.lotus.fault = null;
    site().core.clock.advance(60_000);
    await site().core.jobs.runNow('play.recover');
    await site().core.jobs.runNow('promotions.due');
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
    site().core.clock.advance(7 * DAY_MS);
    await site().core.jobs.runNow('promotions.due');
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
      expect((await site().balance(of.player)).inPromotion).toBe('0.00');
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
          .set({ deadline: new Date(site().core.clock.now()) })
          .where('id', '=', of.id)
          .execute();
      }
      const [, ...answers] = await Promise.all([
        site().core.jobs.runNow('promotions.due'),
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
});
