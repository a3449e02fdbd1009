import { wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OutsideRefusedError } from '../../core/integrations/signed-client.ts';
import { houseBalance } from '../../ledger/index.ts';
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

interface OrderAnswer {
  orderNo: string;
  state: string;
  payUrl: string | null;
  reason: string | null;
}

describeOnDatabases('deposits', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const charge = (player: TestPlayer, amount: string, idempotencyKey = newKey(), more = {}) =>
    site.call(
      wallet.charge,
      { channel: 'ewallet', amount, ...more },
      { token: player.token, idempotencyKey },
    );
  const order = async (player: TestPlayer, amount = '500') =>
    getData<OrderAnswer>(await charge(player, amount));
  const status = async (player: TestPlayer, orderNo: string) =>
    getData<OrderAnswer>(
      await site.call(wallet.getOrderStatus, { orderNo }, { token: player.token }),
    );

  const sendWebhook = (body: object, secret?: string) => sendPaymentWebhook(site, body, secret);

  it('creates an order with a checkout page, and credits it on the webhook', async () => {
    const player = await site.signUp();
    const made = await order(player);
    expect(made).toMatchObject({ state: 'pendingPayment', payUrl: expect.any(String) });
    expect((await site.balance(player)).balance).toBe('0.00');
    expect((await sendWebhook(paid(made.orderNo))).json()).toEqual({ received: true });
    expect(await status(player, made.orderNo)).toMatchObject({ state: 'done', payUrl: null });
    expect((await site.balance(player)).balance).toBe('500.00');
  });

  it('credits once for repeated and concurrent webhooks', async () => {
    const player = await site.signUp();
    const { orderNo } = await order(player);
    await Promise.all(Array.from({ length: 8 }, () => sendWebhook(paid(orderNo))));
    await sendWebhook(paid(orderNo, { eventId: 'told later' }));
    expect((await site.balance(player)).balance).toBe('500.00');
  });

  it('marks a declined payment as failed, and as done if it is paid later', async () => {
    const player = await site.signUp();
    const { orderNo } = await order(player);
    await sendWebhook({ eventId: 'e', type: 'payment.failed', orderNo });
    expect(await status(player, orderNo)).toMatchObject({ state: 'failed', reason: 'declined' });
    await sendWebhook(paid(orderNo));
    await sendWebhook({ eventId: 'e2', type: 'payment.failed', orderNo });
    expect(await status(player, orderNo)).toMatchObject({ state: 'done', reason: null });
    expect((await site.balance(player)).balance).toBe('500.00');
    const row = await database()
      .db.selectFrom('deposit_order')
      .select('late')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    expect(row.late).toBe(true);
  });

  it('polls the provider if the webhook is lost', async () => {
    const player = await site.signUp();
    const { orderNo } = await order(player);
    const payment = site.core.outside.bank.payments.get(orderNo);
    if (!payment) throw new Error('the bank knows no such order');
    site.core.outside.bank.payments.set(orderNo, {
      ...payment,
      status: 'succeeded',
      txId: `tx-${orderNo}`,
    });
    site.core.clock.advance(20_000);
    await site.core.jobs.runNow('payments.follow');
    expect((await status(player, orderNo)).state).toBe('done');
    await sendWebhook(paid(orderNo));
    expect((await site.balance(player)).balance).toBe('500.00');
  });

  it('expires unpaid orders, and credits one that was paid at the last moment', async () => {
    const player = await site.signUp();
    const { orderNo } = await order(player);
    site.core.clock.advance(32 * 60_000);
    await site.core.jobs.runNow('payments.follow');
    expect(await status(player, orderNo)).toMatchObject({ state: 'failed', reason: 'expired' });
    await sendWebhook(paid(orderNo));
    expect((await status(player, orderNo)).state).toBe('done');
  });

  it('posts a payment without an order to suspense, and acknowledges it', async () => {
    const before = await houseBalance(database().db, 'house:suspense');
    const answer = await sendWebhook(paid('D-unknown', { txId: 'tx-unknown', amount: '77.00' }));
    expect(answer.json()).toEqual({ received: true });
    await sendWebhook(paid('D-unknown', { txId: 'tx-unknown', amount: '77.00' }));
    expect((await houseBalance(database().db, 'house:suspense')) - before).toBe(7_700n);
  });

  it('does not credit an amount other than the order’s', async () => {
    const player = await site.signUp();
    const { orderNo } = await order(player);
    await sendWebhook(paid(orderNo, { txId: 'tx-other', amount: '5000.00' }));
    expect((await site.balance(player)).balance).toBe('0.00');
    expect((await status(player, orderNo)).state).toBe('pendingPayment');
  });

  it('rejects webhooks without a valid signature', async () => {
    const player = await site.signUp();
    const { orderNo } = await order(player);
    const answer = await sendWebhook(paid(orderNo), 'another secret');
    expect(answer.statusCode).toBe(401);
    expect((await site.balance(player)).balance).toBe('0.00');
  });

  describe('keys (S4)', () => {
    it('return the same order for a repeated key', async () => {
      const player = await site.signUp();
      const key = newKey();
      const [first, second] = await Promise.all([
        charge(player, '500', key),
        charge(player, '500', key),
      ]);
      expect(getData<OrderAnswer>(first).orderNo).toBe(getData<OrderAnswer>(second).orderNo);
    });

    it('conflict with other input', async () => {
      const player = await site.signUp();
      const key = newKey();
      await charge(player, '500', key);
      expect(refusalIn(await charge(player, '600', key))).toMatchObject({
        code: 409,
        reason: 'idempotency.conflict',
      });
    });

    it('are required', async () => {
      const player = await site.signUp();
      const { token } = player;
      const answer = await site.call(
        wallet.charge,
        { channel: 'ewallet', amount: '500' },
        { token },
      );
      expect(refusalIn(answer).reason).toBe('idempotency.missing');
    });

    it.each(['silent', 'deaf'] as const)('resume an order whose provider was %s', async (fault) => {
      const player = await site.signUp();
      const key = newKey();
      site.core.outside.bank.fault = fault;
      expect(refusalIn(await charge(player, '500', key)).reason).toBe('payment.providerDown');
      site.core.outside.bank.fault = null;
      const made = getData<OrderAnswer>(await charge(player, '500', key));
      expect(made.payUrl).not.toBeNull();
      await sendWebhook(paid(made.orderNo));
      expect((await site.balance(player)).balance).toBe('500.00');
    });
  });

  describe('amounts and limits (docs/product.md: Validation rules)', () => {
    it.each([
      ['49.99', 'amount.belowMinimum', '50.00'],
      ['50000.01', 'amount.aboveMaximum', '50000.00'],
      ['0', 'amount.invalid', undefined],
      ['10.001', 'amount.invalid', undefined],
    ])('rejects %s with %s', async (amount, reason, limit) => {
      const player = await site.signUp();
      const refusal = refusalIn(await charge(player, amount));
      expect(refusal).toMatchObject({ code: 422, reason, field: 'amount' });
      expect(refusal.params?.limit).toBe(limit);
    });

    it('rejects more than the daily limit, concurrent orders included', async () => {
      const player = await site.signUp();
      const answers = await Promise.all(Array.from({ length: 4 }, () => charge(player, '30000')));
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
      const refusal = answers.find(({ code }) => code !== 200);
      expect(refusal && refusalIn(refusal)).toMatchObject({
        reason: 'deposit.overLimit',
        params: { limit: '10000.00' },
      });
    });

    it('rejects the eleventh deposit of a day, and accepts it the next day', async () => {
      const player = await site.signUp();
      for (let count = 0; count < 10; count += 1) {
        const { orderNo } = await order(player);
        await sendWebhook(paid(orderNo));
      }
      expect(refusalIn(await charge(player, '500')).reason).toBe('deposit.noTimes');
      site.core.clock.advance(DAY_MS);
      expect((await order(player)).state).toBe('pendingPayment');
    });

    it('rejects an unknown channel and an external return path (S25)', async () => {
      const player = await site.signUp();
      expect(refusalIn(await charge(player, '500', newKey(), { channel: 'nope' })).reason).toBe(
        'arguments.invalid',
      );
      const away = { returnPath: 'https://evil.example/' };
      expect(refusalIn(await charge(player, '500', newKey(), away)).reason).toBe(
        'arguments.invalid',
      );
    });
  });

  it('refuses another player’s order like an unknown one (S20)', async () => {
    const [owner, stranger] = [await site.signUp(), await site.signUp()];
    const { orderNo } = await order(owner);
    const seen = await site.call(wallet.getOrderStatus, { orderNo }, { token: stranger.token });
    const none = await site.call(
      wallet.getOrderStatus,
      { orderNo: 'D000' },
      { token: stranger.token },
    );
    expect(refusalIn(seen).code).toBe(404);
    expect(seen.msg).toBe(none.msg);
  });

  it.each([
    ['en_US', ['E-wallet', 'Online banking', 'QR code', 'Bank transfer']],
    ['zh_CN', ['电子钱包', '网上银行', '二维码', '银行转账']],
    ['th-TH', ['อีวอลเล็ต', 'ธนาคารออนไลน์', 'คิวอาร์โค้ด', 'โอนผ่านธนาคาร']],
  ])('lists payment methods in %s', async (language, names) => {
    const { token } = await site.signUp();
    const headers = { 'accept-language': language };
    const methods = getData<{ methodName: string }[]>(
      await site.call(wallet.getPayMethod, {}, { token, headers }),
    );
    expect(methods.map(({ methodName }) => methodName)).toEqual(names);
  });

  it('holds every ledger invariant', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('S29: limits orders per player; a repeat counts only if it asks the provider again', async () => {
    const limited = await openTestSite(database().db, { env: { LIMIT_DEPOSIT: '3/60' } });
    const player = await limited.signUp();
    const ask = (idempotencyKey = newKey()) =>
      limited.call(
        wallet.charge,
        { channel: 'ewallet', amount: '500' },
        { token: player.token, idempotencyKey },
      );
    const key = newKey();
    const { orderNo } = getData<OrderAnswer>(await ask(key));
    for (let n = 0; n < 4; n += 1) expect(getData(await ask(key)).orderNo).toBe(orderNo);
    const { bank, payments } = limited.core.outside;
    bank.fault = 'silent';
    const create = vi.spyOn(payments, 'createPayment');
    const unanswered = newKey();
    for (let n = 0; n < 2; n += 1) {
      expect(refusalIn(await ask(unanswered)).reason).toBe('payment.providerDown');
    }
    expect(refusalIn(await ask(unanswered))).toMatchObject({ code: 429, seconds: 60 });
    expect(create).toHaveBeenCalledTimes(2);
    create.mockRestore();
    bank.fault = null;
    expect(refusalIn(await ask()).code).toBe(429);
    expect(getData(await ask(key)).orderNo).toBe(orderNo);
    limited.core.clock.advance(60_000);
    getData(await ask(unanswered));
    await limited.close();
  });

  describe('unusual payments', () => {
    it('posts a second payment of one order to suspense, and does not credit it again', async () => {
      const player = await site.signUp();
      const { orderNo } = await order(player);
      const suspense = await houseBalance(database().db, 'house:suspense');
      await sendWebhook(paid(orderNo));
      const second = paid(orderNo, { txId: `second-${orderNo}` });
      expect((await sendWebhook(second)).statusCode).toBe(200);
      expect((await sendWebhook(second)).statusCode).toBe(200);
      expect((await site.balance(player)).balance).toBe('500.00');
      const now = await houseBalance(database().db, 'house:suspense');
      expect(now - suspense).toBe(50_000n);
    });

    it('acknowledges a transaction that was reported for another order, without changes', async () => {
      const player = await site.signUp();
      const [first, second] = [await order(player), await order(player)];
      await sendWebhook(paid(first.orderNo));
      const same = paid(second.orderNo, { txId: `tx-${first.orderNo}` });
      expect((await sendWebhook(same)).statusCode).toBe(200);
      expect((await site.balance(player)).balance).toBe('500.00');
      expect((await status(player, second.orderNo)).state).toBe('pendingPayment');
    });

    it('expires an order whose provider stops responding, and completes it if it was paid', async () => {
      const player = await site.signUp();
      const { orderNo } = await order(player);
      site.core.outside.bank.fault = 'silent';
      site.core.clock.advance(1_900_000);
      for (let runs = 0; runs < 5; runs += 1) await site.core.jobs.runNow('payments.follow');
      site.core.outside.bank.fault = null;
      expect(await status(player, orderNo)).toMatchObject({ state: 'failed', reason: 'expired' });
      await sendWebhook(paid(orderNo));
      expect((await status(player, orderNo)).state).toBe('done');
    });

    it('fails an order at once that the provider refuses, and frees its daily limit', async () => {
      const player = await site.signUp();
      const refusal = new OutsideRefusedError('closed', 400, 'INVALID_REQUEST');
      const create = vi
        .spyOn(site.core.outside.payments, 'createPayment')
        .mockRejectedValueOnce(refusal);
      const key = newKey();
      expect(refusalIn(await charge(player, '50000', key)).reason).toBe('payment.providerDown');
      create.mockRestore();
      expect(getData<OrderAnswer>(await charge(player, '50000', key)).state).toBe('failed');
      for (const amount of ['50000', '50000']) getData(await charge(player, amount));
    });
  });
});
