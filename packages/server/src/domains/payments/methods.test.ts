import { deposits, wallet } from '@parlor/api/calls';
import { HOUR_MS } from '@parlor/api/constants';
import type { PayBank, TransferOrder } from '@parlor/api/entities/deposit';
import type { Order, PayChannel, PayMethod } from '@parlor/api/entities/wallet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content, site as siteCalls } from '../../operator/calls/index.ts';
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
  testOperator,
} from '../../testing/index.ts';

const BANK = { channel: 'banktransfer', bankCode: 'BIS' };
/** The bank of the new site with limits of its own: 10,000 at once, 2 times and 15,000 a day. */
const TIGHT = { channel: 'banktransfer', bankCode: 'LUZ' };
const QR = { channel: 'qrpay' };
const inAll = (text: string) =>
  Object.fromEntries(['en_US', 'zh_CN', 'my_MM', 'th_TH', 'ms_MY'].map((each) => [each, text]));

describeOnDatabases('deposit methods', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const recharge = (
    player: TestPlayer,
    args: { channel: string; bankCode?: string; amount?: string },
    idempotencyKey = newKey(),
  ) =>
    site.call(
      deposits.recharge,
      { amount: '500', ...args },
      { token: player.token, idempotencyKey },
    );
  const charge = (player: TestPlayer, args: { channel?: string; amount: string }) =>
    site.call(
      wallet.charge,
      { channel: 'ewallet', ...args },
      { token: player.token, idempotencyKey: newKey() },
    );
  const status = async ({ token }: TestPlayer, orderNo: string) =>
    getData<Order>(await site.call(wallet.getOrderStatus, { orderNo }, { token }));
  const channels = async ({ token }: TestPlayer, id: string) =>
    getData<PayChannel[]>(await site.call(wallet.getPayChannel, { id }, { token }));
  const banks = async ({ token }: TestPlayer) =>
    getData<PayBank[]>(await site.call(deposits.getPayBank, { id: 'banktransfer' }, { token }));

  describe('a bank transfer', () => {
    it('names recipient and reference until it is paid, then credits the wallet', async () => {
      const player = await site.signUp();
      const made = getData<TransferOrder>(await recharge(player, BANK));
      expect(made).toMatchObject({ state: 'pendingPayment', qrCode: null });
      expect(made.payee?.accountNumber).toBeTruthy();
      const { orderNo, reference } = made;
      expect((await status(player, orderNo)).transfer).toMatchObject({ reference });
      await sendPaymentWebhook(site, paid(orderNo));
      expect(await status(player, orderNo)).toMatchObject({ state: 'done' });
      expect((await status(player, orderNo)).transfer).toBeUndefined();
      expect((await site.balance(player)).balance).toBe('500.00');
    });

    it('passes the bank on to the provider', async () => {
      const player = await site.signUp();
      const { orderNo } = getData<TransferOrder>(await recharge(player, BANK));
      expect(site.core.outside.bank.payments.get(orderNo)).toMatchObject({
        transfer: 'bankTransfer',
        bankCode: 'BIS',
      });
    });

    it.each([
      ['without a bank', { channel: 'banktransfer' }, 'bankCode'],
      ['with an unknown bank', { channel: 'banktransfer', bankCode: 'XXX' }, 'bankCode'],
      ['with a bank on a channel without banks', { ...QR, bankCode: 'BIS' }, 'bankCode'],
      ['on a checkout channel', { channel: 'ewallet' }, 'channel'],
    ])('is refused %s', async (_, args, field) => {
      const refusal = refusalIn(await recharge(await site.signUp(), args));
      expect(refusal).toMatchObject({ reason: 'arguments.invalid', field });
    });

    it('returns the same order, recipient included, for concurrent requests with one key', async () => {
      const player = await site.signUp();
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => recharge(player, BANK, key)),
      );
      const orders = answers.map((answer) => getData<TransferOrder>(answer));
      expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(1);
      expect(new Set(orders.map(({ reference }) => reference)).size).toBe(1);
      const other = await recharge(player, TIGHT, key);
      expect(refusalIn(other).reason).toBe('idempotency.conflict');
    });

    it('resumes with the same key after the provider did not respond', async () => {
      const player = await site.signUp();
      const key = newKey();
      site.core.outside.bank.fault = 'silent';
      expect(refusalIn(await recharge(player, BANK, key)).reason).toBe('payment.providerDown');
      site.core.outside.bank.fault = null;
      expect(getData<TransferOrder>(await recharge(player, BANK, key)).payee).not.toBeNull();
    });
  });

  it('answers a QR code on a QR channel', async () => {
    const player = await site.signUp();
    const made = getData<TransferOrder>(await recharge(player, QR));
    expect(made).toMatchObject({ payee: null, qrCode: expect.stringContaining('qr') });
  });

  it('refuses a transfer channel at the hosted checkout', async () => {
    const refusal = refusalIn(
      await charge(await site.signUp(), { channel: 'qrpay', amount: '500' }),
    );
    expect(refusal).toMatchObject({ reason: 'arguments.invalid', field: 'channel' });
  });

  describe('limits', () => {
    it.each([
      [
        'below the minimum of the channel',
        { ...BANK, amount: '99.99' },
        'amount.belowMinimum',
        '100.00',
      ],
      [
        'above the maximum of the channel',
        { ...QR, amount: '20000.01' },
        'amount.aboveMaximum',
        '20000.00',
      ],
      [
        'above the maximum of the bank',
        { ...TIGHT, amount: '10000.01' },
        'amount.aboveMaximum',
        '10000.00',
      ],
    ])('refuse an amount %s', async (_, args, reason, limit) => {
      const refusal = refusalIn(await recharge(await site.signUp(), args));
      expect(refusal).toMatchObject({ reason, field: 'amount', params: { limit } });
    });

    it('of a bank count unpaid orders, also concurrent ones', async () => {
      const player = await site.signUp();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => recharge(player, { ...TIGHT, amount: '1000' })),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
      const refusals = answers.filter(({ code }) => code !== 200).map(refusalIn);
      expect(new Set(refusals.map(({ reason }) => reason))).toEqual(
        new Set(['deposit.bankNoTimes']),
      );
      getData(await recharge(player, BANK));
    });

    it('of a bank say how much is left', async () => {
      const player = await site.signUp();
      getData(await recharge(player, { ...TIGHT, amount: '9000' }));
      const refusal = refusalIn(await recharge(player, { ...TIGHT, amount: '9000' }));
      expect(refusal).toMatchObject({
        reason: 'deposit.bankOverLimit',
        params: { limit: '6000.00' },
      });
      const left = (await banks(player)).find(({ bankCode }) => bankCode === 'LUZ');
      expect(left).toMatchObject({ remainingAmount: '6000.00', remainingTimes: 1 });
    });

    it('of a channel leave the other channels open', async () => {
      const player = await site.signUp();
      for (let n = 0; n < 5; n += 1) getData(await recharge(player, QR));
      expect(refusalIn(await recharge(player, QR)).reason).toBe('deposit.channelNoTimes');
      expect((await channels(player, '3'))[0]).toMatchObject({ remainingTimes: 0 });
      expect((await channels(player, '1'))[0]).toMatchObject({ remainingTimes: 5 });
      getData(await charge(player, { amount: '500' }));
    });

    it('of the site count the orders of all channels', async () => {
      const player = await site.signUp();
      getData(await charge(player, { amount: '50000' }));
      getData(await charge(player, { amount: '45000' }));
      const refusal = refusalIn(await recharge(player, { ...BANK, amount: '6000' }));
      expect(refusal).toMatchObject({ reason: 'deposit.overLimit', params: { limit: '5000.00' } });
    });

    it('free what an expired order had reserved', async () => {
      const player = await site.signUp();
      for (let n = 0; n < 2; n += 1) getData(await recharge(player, { ...TIGHT, amount: '1000' }));
      expect(refusalIn(await recharge(player, TIGHT)).reason).toBe('deposit.bankNoTimes');
      site.core.clock.advance(31 * 60_000);
      getData(await recharge(player, TIGHT));
    });

    it('have a message of their own in every language', async () => {
      const player = await site.signUp();
      for (let n = 0; n < 2; n += 1) getData(await recharge(player, { ...TIGHT, amount: '1000' }));
      const messages = new Set<string>();
      for (const language of ['en_US', 'zh_CN', 'my_MM', 'th_TH', 'ms_MY']) {
        const answer = await site.call(
          deposits.recharge,
          { ...TIGHT, amount: '1000' },
          {
            token: player.token,
            idempotencyKey: newKey(),
            headers: { 'accept-language': language },
          },
        );
        messages.add(answer.msg);
      }
      expect(messages.size).toBe(5);
    });

    it('are changed by an operator, in the site’s currency', async () => {
      const player = await site.signUp();
      const operator = testOperator(site);
      const { deposit } = (await operator.must(siteCalls.showSite, { field: 'deposit' })) as {
        deposit: { methods: { channels: { channel: string; limits?: { maximum?: string } }[] }[] };
      };
      const qr = deposit.methods
        .flatMap((method) => method.channels)
        .find(({ channel }) => channel === 'qrpay');
      expect(qr?.limits?.maximum).toBe('20000.00');
      if (qr) qr.limits = { ...qr.limits, maximum: '300' };
      await operator.must(siteCalls.setSite, { deposit: { methods: deposit.methods } });
      expect(refusalIn(await recharge(player, QR))).toMatchObject({
        reason: 'amount.aboveMaximum',
        params: { limit: '300.00' },
      });
      if (qr) qr.limits = { ...qr.limits, maximum: '20000' };
      await operator.must(siteCalls.setSite, { deposit: { methods: deposit.methods } });
    });
  });

  it('lists the methods of an operator code: CUSTOM covers all banks', async () => {
    const { token } = await site.signUp();
    const byCode = async (operatorCode: string) =>
      getData<PayMethod[]>(
        await site.call(deposits.getPayMethodByOperatorCode, { operatorCode }, { token }),
      ).map(({ methodId }) => methodId);
    expect(await byCode('CUSTOM')).toEqual(['2', '4']);
    expect(await byCode('QR')).toEqual(['3']);
    expect(await byCode('NONE')).toEqual([]);
  });

  it('lists the player’s own orders, newest first', async () => {
    const [player, other] = [await site.signUp(), await site.signUp()];
    getData(await recharge(other, BANK));
    const made: string[] = [];
    for (const args of [BANK, QR]) {
      made.unshift(getData<TransferOrder>(await recharge(player, args)).orderNo);
      site.core.clock.advance(1_000);
    }
    const page = await site.call(deposits.orderList, { page: 1, limit: 10 }, player);
    const { rows, total } = getData<{ rows: Order[]; total: number }>(page);
    expect(rows.map(({ orderNo }) => orderNo)).toEqual(made);
    expect(total).toBe(2);
  });

  it('closes every method with automatic deposits', async () => {
    const player = await site.signUp();
    const operator = testOperator(site);
    await operator.must(siteCalls.setSite, { wallet: { autoDepositOpen: false } });
    expect(refusalIn(await recharge(player, BANK)).reason).toBe('deposit.closed');
    expect(getData(await site.call(wallet.getPayMethod, {}, player))).toEqual([]);
    await operator.must(siteCalls.setSite, { wallet: { autoDepositOpen: true } });
  });

  it('shows a notice of the wallet until its end, and not among the general notices', async () => {
    const player = await site.signUp();
    const operator = testOperator(site);
    const { noticeId } = await operator.must(content.addNotice, {
      title: inAll('No payouts on 30 November'),
      content: inAll('<p>Banks are closed.</p>'),
      place: 'withdrawal',
      until: '+2h',
    });
    const shown = async () =>
      getData<{ bulletinId: string; place: string }[]>(
        await site.call(deposits.getWalletBulletin, {}, { token: player.token }),
      );
    expect(await shown()).toMatchObject([{ bulletinId: noticeId, place: 'withdrawal' }]);
    site.core.clock.advance(2 * HOUR_MS);
    expect(await shown()).toEqual([]);
  });

  it('holds every ledger invariant', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
  });
});
