import { deposits, messages, promotions, wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { DepositOffer } from '@parlor/api/entities/deposit';
import type { Message } from '@parlor/api/entities/message';
import type { PromotionRecord } from '@parlor/api/entities/promotion';
import type { Order, OrderOffer } from '@parlor/api/entities/wallet';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  paid,
  refusalIn,
  sendPaymentWebhook,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

const PAGE = { page: 1, limit: 20 };
const BANK = { channel: 'banktransfer', bankCode: 'BIS' };

describeOnDatabases('deposit offers', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());
  const changeWelcome = (changes: Record<string, unknown>) =>
    database().db.updateTable('promotion').set(changes).where('id', '=', 'welcome').execute();
  afterEach(async () => {
    const { clock } = site.core;
    await changeWelcome({ ends_at: new Date(clock.now() + DAY_MS), hidden: false, code: null });
  });

  const offers = async ({ token }: TestPlayer) =>
    getData<DepositOffer[]>(await site.call(deposits.getAllActivity, {}, { token }));
  const charge = ({ token }: TestPlayer, args: object = {}, idempotencyKey = newKey()) =>
    site.call(
      wallet.charge,
      { channel: 'ewallet', amount: '500', activityId: 'welcome', ...args },
      { token, idempotencyKey },
    );
  const order = async (player: TestPlayer, args?: object) =>
    getData<Order>(await charge(player, args));
  const status = async ({ token }: TestPlayer, orderNo: string) =>
    getData<Order>(await site.call(wallet.getOrderStatus, { orderNo }, { token }));
  const records = async ({ token }: TestPlayer) =>
    getData<{ rows: PromotionRecord[] }>(await site.call(promotions.recordList, PAGE, { token }))
      .rows;
  const titles = async ({ token }: TestPlayer) =>
    getData<{ rows: Message[] }>(
      await site.call(messages.messageList, { ...PAGE, kind: 'activity' }, { token }),
    ).rows.map(({ title, summary }) => `${title}: ${summary}`);
  const audit = async () => {
    await site.core.auditor.runFull();
    return database().db.selectFrom('ledger_breach').select('detail').execute();
  };

  it('lists what a deposit may join, with what it gives and asks for', async () => {
    const player = await site.richPlayer(50_000n);
    const listed = await offers(player);
    expect(listed.map(({ activityId }) => activityId)).toEqual(['welcome', 'weekend-slots']);
    expect(listed[1]).toEqual({
      activityId: 'weekend-slots',
      activityName: 'Weekend slots',
      text: 'Transfer ₱100 to ₱1,000 and get a 20% bonus',
      platform: 'Slots',
      bonusPercent: '20.00',
      minAmount: '100.00',
      maxAmount: '1000.00',
      maxBonus: '200.00',
      askBetMultiple: 8,
      askNetwinAmount: '0.00',
      askBalancePercent: '0.00',
      days: 3,
      deadline: expect.any(String),
    });
    const join = { id: 'welcome', amount: '500' };
    await site.call(promotions.participate, join, { ...player, idempotencyKey: newKey() });
    expect((await offers(player)).map(({ activityId }) => activityId)).toEqual(['weekend-slots']);
    await changeWelcome({ code: 'HELLO' });
    expect((await offers(await site.signUp())).map(({ activityId }) => activityId)).toEqual([
      'weekend-slots',
    ]);
  });

  describe.each(['charge', 'recharge'] as const)('chosen at %s', (name) => {
    const make = async ({ token }: TestPlayer) =>
      getData<Order>(
        name === 'charge'
          ? await charge({ token } as TestPlayer)
          : await site.call(
              deposits.recharge,
              { ...BANK, amount: '500', activityId: 'welcome' },
              { token, idempotencyKey: newKey() },
            ),
      );

    it('is joined when the deposit is credited, once for repeated webhooks', async () => {
      const player = await site.signUp();
      const made = await make(player);
      const chosen: OrderOffer = {
        activityId: 'welcome',
        activityName: 'Welcome bonus',
        state: 'pending',
        recordId: null,
      };
      expect(made.offer).toEqual(chosen);
      expect(await records(player)).toEqual([]);
      await Promise.all(
        Array.from({ length: 4 }, () => sendPaymentWebhook(site, paid(made.orderNo))),
      );
      await site.core.jobs.runNow('payments.offers');
      const [record, ...others] = await records(player);
      expect(others).toEqual([]);
      expect(record).toMatchObject({
        promotionId: 'welcome',
        principalAmount: '500.00',
        bonusAmount: '500.00',
        currentBalance: '1000.00',
      });
      expect((await status(player, made.orderNo)).offer).toEqual({
        ...chosen,
        state: 'joined',
        recordId: record?.id,
      });
      expect(await site.balance(player)).toMatchObject({ balance: '0.00' });
      expect((await titles(player)).filter((title) => title.includes('Welcome bonus'))).toEqual([
        'You joined Welcome bonus: ₱1,000.00 is in the promotion, bonus included. Meet its conditions to move it to your wallet.',
      ]);
      expect(await audit()).toEqual([]);
    });
  });

  it('leaves what the offer does not take in the wallet', async () => {
    const player = await site.signUp();
    const { orderNo } = await order(player, { amount: '1500' });
    await sendPaymentWebhook(site, paid(orderNo, { amount: '1500.00' }));
    expect((await records(player))[0]).toMatchObject({ principalAmount: '1000.00' });
    expect((await site.balance(player)).balance).toBe('500.00');
  });

  it('joins with a deposit that is credited after it had failed', async () => {
    const player = await site.signUp();
    const { orderNo } = await order(player);
    await sendPaymentWebhook(site, { eventId: 'e', type: 'payment.failed', orderNo });
    expect(await records(player)).toEqual([]);
    await sendPaymentWebhook(site, paid(orderNo));
    expect(await records(player)).toHaveLength(1);
  });

  it.each<[string, (player: TestPlayer) => Promise<unknown>, string]>([
    [
      'has ended',
      () => changeWelcome({ starts_at: new Date(0), ends_at: new Date(site.core.clock.now()) }),
      'The offer has closed.',
    ],
    ['is hidden', () => changeWelcome({ hidden: true }), 'The offer has closed.'],
    [
      'has other terms',
      () => changeWelcome({ titles: JSON.stringify({ en_US: 'Welcome bonus', th_TH: '2' }) }),
      'Its terms changed after you chose it. Check them before you join.',
    ],
    [
      'was joined meanwhile',
      async (player) => {
        await site.give(player, 20_000n);
        const join = { id: 'welcome', amount: '200' };
        await site.call(promotions.participate, join, { ...player, idempotencyKey: newKey() });
      },
      'You have already joined it.',
    ],
    [
      'is closed to a frozen player',
      ({ playerId }) =>
        database()
          .db.updateTable('player')
          .set({ frozen_at: new Date(0) })
          .where('id', '=', playerId)
          .execute(),
      'Your account is under review.',
    ],
  ])(
    'keeps the deposit in the wallet, with one message, if the offer %s',
    async (_, meanwhile, why) => {
      const player = await site.signUp();
      const { orderNo } = await order(player);
      await meanwhile(player);
      const before = (await records(player)).length;
      await sendPaymentWebhook(site, paid(orderNo));
      await sendPaymentWebhook(site, paid(orderNo));
      await site.core.jobs.runNow('payments.offers');
      expect(await records(player)).toHaveLength(before);
      expect((await site.balance(player)).balance).toBe('500.00');
      expect((await status(player, orderNo)).offer).toMatchObject({
        state: 'missed',
        recordId: null,
      });
      expect((await titles(player)).filter((title) => title.includes('did not join'))).toEqual([
        `Your deposit did not join Welcome bonus: ₱500.00 is in your wallet. ${why}`,
      ]);
      expect(await audit()).toEqual([]);
    },
  );

  it('joins by the job if the server stopped after the deposit was credited', async () => {
    const player = await site.signUp();
    const { orderNo } = await order(player);
    await sendPaymentWebhook(site, paid(orderNo));
    const [record] = await records(player);
    // The state after a stop between joining and storing the result.
    await database()
      .db.updateTable('deposit_order')
      .set({ offer_state: 'due', offer_record: null })
      .where('order_no', '=', orderNo)
      .execute();
    await changeWelcome({ starts_at: new Date(0), ends_at: new Date(site.core.clock.now()) });
    await Promise.all([
      site.core.jobs.runNow('payments.offers'),
      site.core.jobs.runNow('payments.offers'),
    ]);
    expect((await status(player, orderNo)).offer).toMatchObject({
      state: 'joined',
      recordId: record?.id,
    });
    expect(await records(player)).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ['an unknown one', { activityId: 'nothing' }, { reason: 'event.ended', field: 'activityId' }],
    ['one that deposits may not join', { activityId: 'net-win' }, { reason: 'event.ended' }],
    [
      'an amount below its minimum',
      { amount: '60' },
      { reason: 'amount.belowMinimum', field: 'amount', params: { limit: '100.00' } },
    ],
  ])('refuses %s', async (_, args, refusal) => {
    expect(refusalIn(await charge(await site.signUp(), args))).toMatchObject(refusal);
  });

  it('replays an order with its offer, and refuses its key for another offer', async () => {
    const player = await site.signUp();
    const key = newKey();
    const first = getData<Order>(await charge(player, {}, key));
    expect(getData<Order>(await charge(player, {}, key))).toEqual(first);
    const other = await charge(player, { activityId: 'weekend-slots' }, key);
    expect(refusalIn(other).reason).toBe('idempotency.conflict');
  });
});
