import { messages, rebate } from '@parlor/api/calls';
import { DAY_MS, HOUR_MS } from '@parlor/api/constants';
import type { Rebate, RebateDetail, RebateOverview } from '@parlor/api/entities/rebate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countBet,
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  providerGame,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

describeOnDatabases('the daily rebate (domain: Rebate and bonus)', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      env: { SESSION_IDLE_SECONDS: '8640000' },
      games: [
        providerGame('lucky-sevens'),
        providerGame('baccarat', { category: 'live' }),
        providerGame('keno', { category: 'lottery' }),
      ],
    });
    // The first check only remembers when it was.
    site.core.clock.set('2026-11-18T02:00:00Z');
    await site.core.jobs.runNow('rebate.close');
  });
  afterAll(() => site.close());

  /** Goes to 04:00 of the next day in Manila, which is 20:00 UTC, and closes the day before. */
  async function closeDay() {
    const now = site.core.clock.now();
    const at = Math.floor((now - 20 * HOUR_MS) / DAY_MS + 1) * DAY_MS + 20 * HOUR_MS;
    site.core.clock.set(new Date(at));
    await site.core.jobs.runNow('rebate.close');
    // Noon there, so that the next bets are made on a day that is open.
    site.core.clock.advance(8 * HOUR_MS);
  }

  const getOverview = async ({ token }: TestPlayer) =>
    getData<RebateOverview>(await site.call(rebate.getRebateOverview, {}, { token }));
  const getList = async ({ token }: TestPlayer, args: object = {}) =>
    getData<{ rows: Rebate[]; total: number }>(await site.call(rebate.rebateList, args, { token }));
  const claim = ({ token }: TestPlayer, id: string) =>
    site.call(rebate.claimRebate, { id }, { token, idempotencyKey: newKey() });
  const bet = (player: TestPlayer, amount: bigint, gameId = 'lucky-sevens') =>
    countBet(site, { playerId: player.playerId, amount, gameId });
  const setLevel = ({ playerId }: TestPlayer, level: number) =>
    database().db.updateTable('player').set({ level }).where('id', '=', playerId).execute();

  it('estimates the open day by category and level, from wallet-funded bets alone', async () => {
    const player = await site.signUp();
    await setLevel(player, 2);
    await bet(player, 100_000n);
    await bet(player, 50_000n, 'baccarat');
    await bet(player, 20_000n, 'keno');
    await countBet(site, { playerId: player.playerId, amount: 900_000n, promotion: 'welcome' });
    expect(await getOverview(player)).toEqual({
      period: '2026-11-18',
      // 1,000.00 × 0.50 % + 500.00 × 0.38 % + 200.00 × 0.26 %
      estimate: '7.42',
      lines: [
        {
          categoryId: 'live',
          categoryName: 'Live',
          validBets: '500.00',
          rate: '0.38',
          amount: '1.90',
        },
        {
          categoryId: 'lottery',
          categoryName: 'Lottery',
          validBets: '200.00',
          rate: '0.26',
          amount: '0.52',
        },
        {
          categoryId: 'slots',
          categoryName: 'Slots',
          validBets: '1000.00',
          rate: '0.50',
          amount: '5.00',
        },
      ],
      nextIssueTime: '2026-11-18T20:00:00.000Z',
      claimableAmount: '0.00',
      minAmount: '1.00',
    });
  });

  it('issues a closed day once, and pays a claim into the wallet, also of a frozen player', async () => {
    const player = await site.signUp();
    await bet(player, 100_000n);
    await closeDay();
    await site.core.jobs.runNow('rebate.close');
    const { rows, total } = await getList(player);
    expect(total).toBe(1);
    const [row] = rows;
    expect(row).toMatchObject({ state: 'pending', validBets: '1000.00', amount: '4.00' });
    expect(await site.balance(player)).toMatchObject({ balance: '0.00', claimable: '4.00' });
    expect((await getOverview(player)).claimableAmount).toBe('4.00');
    const id = row?.id ?? '';
    const { token } = player;
    expect(
      getData<RebateDetail>(await site.call(rebate.rebateInfo, { id }, { token })),
    ).toMatchObject({ id, lines: [{ categoryId: 'slots', rate: '0.40', amount: '4.00' }] });
    await database()
      .db.updateTable('player')
      .set({ frozen_at: new Date() })
      .where('id', '=', player.playerId)
      .execute();
    expect(getData(await claim(player, id))).toMatchObject({ id, state: 'claimed' });
    expect(getData(await claim(player, id))).toMatchObject({ id, state: 'claimed' });
    expect(await site.balance(player)).toMatchObject({ balance: '4.00', claimable: '0.00' });
    const box = getData<{ rows: { title: string }[] }>(
      await site.call(messages.messageList, {}, { token }),
    );
    expect(box.rows.map(({ title }) => title)).toContain('Your rebate is ready');
  });

  it('rounds down and carries the remainder and what is below the minimum', async () => {
    const player = await site.signUp();
    // 0.40 % of 249.99 is 0.99996: below the minimum of 1.00.
    await bet(player, 24_999n);
    await closeDay();
    expect((await getList(player)).total).toBe(0);
    expect((await getOverview(player)).estimate).toBe('0.99');
    // 0.40 % of 0.26 is 0.00104: together 1.00100.
    await bet(player, 26n);
    await closeDay();
    expect((await getList(player)).rows).toMatchObject([{ amount: '1.00' }]);
    const carried = await database()
      .db.selectFrom('rebate_period')
      .select(['carried_in', 'carried_out'])
      .where('player_id', '=', player.playerId)
      .orderBy('period')
      .execute();
    expect(carried).toEqual([
      { carried_in: 0n, carried_out: 999_960n },
      { carried_in: 999_960n, carried_out: 1_000n },
    ]);
  });

  it('takes a rollback after the issue from the next days, never from the wallet', async () => {
    const player = await site.signUp();
    await bet(player, 100_000n);
    await closeDay();
    await bet(player, -100_000n);
    expect((await getOverview(player)).estimate).toBe('0.00');
    await closeDay();
    await bet(player, 150_000n);
    await closeDay();
    const { rows } = await getList(player);
    expect(rows.map(({ amount }) => amount)).toEqual(['2.00', '4.00']);
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('closes every missed day after downtime', async () => {
    const player = await site.signUp();
    await bet(player, 100_000n);
    site.core.clock.advance(DAY_MS);
    await bet(player, 200_000n);
    site.core.clock.advance(2 * DAY_MS);
    await closeDay();
    expect((await getList(player)).rows.map(({ amount }) => amount).sort()).toEqual([
      '4.00',
      '8.00',
    ]);
  });

  it('notifies once, a day before what is not claimed expires', async () => {
    const player = await site.signUp();
    await bet(player, 100_000n);
    await closeDay();
    await bet(player, 50_000n);
    await closeDay();
    const titles = async () => {
      await site.core.jobs.runNow('rewards.expiring');
      return await database()
        .db.selectFrom('message')
        .select('texts')
        .where('player_id', '=', player.playerId)
        .where('link', '=', '/pages/account/rebate')
        .orderBy('id')
        .execute();
    };
    expect(await titles()).toHaveLength(2);
    site.core.clock.advance(4 * DAY_MS);
    expect(await titles()).toHaveLength(2);
    site.core.clock.advance(DAY_MS);
    const notified = await titles();
    expect(notified).toHaveLength(3);
    expect(JSON.stringify(notified)).toContain('Claim ₱4.00 by 2026-');
    expect(await titles()).toHaveLength(3);
    const [first] = (await getList(player, { state: 'pending' })).rows;
    getData(await claim(player, first?.id ?? ''));
    site.core.clock.advance(DAY_MS);
    expect(await titles()).toHaveLength(3);
  });

  it('expires what is not claimed in seven days', async () => {
    const player = await site.signUp();
    await bet(player, 100_000n);
    await closeDay();
    const [row] = (await getList(player, { state: 'pending' })).rows;
    site.core.clock.advance(7 * DAY_MS);
    expect(refusalIn(await claim(player, row?.id ?? ''))).toMatchObject({
      code: 422,
      reason: 'claim.expired',
    });
    await site.core.jobs.runNow('rewards.expire');
    expect((await getList(player)).rows).toMatchObject([{ state: 'expired', claimedTime: null }]);
    expect(await site.balance(player)).toMatchObject({ balance: '0.00', claimable: '0.00' });
    expect(refusalIn(await claim(player, row?.id ?? ''))).toMatchObject({
      reason: 'claim.expired',
    });
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('shows no rebate to another player', async () => {
    const [player, other] = [await site.signUp(), await site.signUp()];
    await bet(player, 100_000n);
    await closeDay();
    const id = (await getList(player)).rows[0]?.id ?? '';
    const { token } = other;
    expect(refusalIn(await site.call(rebate.rebateInfo, { id }, { token })).code).toBe(404);
    expect(refusalIn(await claim(other, id)).code).toBe(404);
  });
});
