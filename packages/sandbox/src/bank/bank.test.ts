import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakePlatform, startFakePlatform } from '../testing/fake-platform.ts';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';

let platform: FakePlatform;
let sandbox: RunningSandbox;
beforeEach(async () => {
  platform = await startFakePlatform();
  sandbox = await startSandbox();
});
afterEach(async () => {
  await sandbox.dispose();
  await platform.close();
});

const order = (orderNo: string, changes: Record<string, unknown> = {}) => ({
  orderNo,
  channel: 'gcash',
  amount: '500.00',
  currency: 'PHP',
  returnUrl: 'http://localhost:8080/pages/account/depositResult?orderNo=D1',
  webhookUrl: `${platform.url}/psp/webhook`,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  ...changes,
});

const open = async (orderNo: string, changes: Record<string, unknown> = {}) => {
  const answer = await sandbox.call('PSP', 'POST', '/psp/v1/payments', order(orderNo, changes));
  expect(answer.status).toBe(200);
  return String(answer.body.payUrl);
};

const choose = (payUrl: string, action: string) =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

const status = async (orderNo: string) =>
  (await sandbox.call('PSP', 'GET', `/psp/v1/payments/${orderNo}`)).body;

const webhooks = () => platform.callsTo('/psp/webhook');
const webhookCount = (count: number) => expect.poll(() => webhooks()).toHaveLength(count);

describe('payments', () => {
  it('opens one payment per order and rejects different terms for the same number', async () => {
    const first = await sandbox.call('PSP', 'POST', '/psp/v1/payments', order('D1'));
    expect(first.body).toEqual({
      paymentId: expect.stringMatching(/^pay_[0-9a-f]{32}$/),
      payUrl: `${sandbox.origin}/psp/checkout/${first.body.paymentId}`,
      status: 'pending',
    });
    const again = await sandbox.call('PSP', 'POST', '/psp/v1/payments', order('D1'));
    expect(again).toEqual(first);
    const other = order('D1', { amount: '900.00' });
    const conflict = await sandbox.call('PSP', 'POST', '/psp/v1/payments', other);
    expect(conflict.status).toBe(409);
    expect(conflict.body.status).toBe('DUPLICATE_CONFLICT');
  });

  it('returns 404 for an unknown order', async () => {
    expect(await status('nothing')).toEqual({
      paymentId: null,
      orderNo: 'nothing',
      status: 'not_found',
      txId: null,
      amount: null,
      currency: null,
    });
  });

  it.each(['0', '-5.00', '1.001', 'ten'])('rejects the amount %j', async (amount) => {
    const answer = await sandbox.call('PSP', 'POST', '/psp/v1/payments', order('D1', { amount }));
    expect(answer.status).toBe(400);
  });

  it('rejects addresses other than http and https', async () => {
    const bad = order('D1', { returnUrl: 'javascript:alert(1)' });
    expect((await sandbox.call('PSP', 'POST', '/psp/v1/payments', bad)).status).toBe(400);
  });

  it('pays: the page, the status and one signed webhook agree', async () => {
    const payUrl = await open('D1');
    const page = await (await fetch(payUrl)).text();
    expect(page).toContain('₱500.00');
    expect(page).toContain('D1');

    const answer = await choose(payUrl, 'pay');
    expect(answer.status).toBe(303);
    expect(await (await fetch(payUrl)).text()).toContain('Payment successful');
    await webhookCount(1);
    const paid = await status('D1');
    expect(paid).toMatchObject({ status: 'succeeded', amount: '500.00', currency: 'PHP' });
    expect(webhooks()[0]).toMatchObject({
      signed: true,
      body: {
        eventId: expect.any(String),
        type: 'payment.succeeded',
        orderNo: 'D1',
        txId: paid.txId,
        amount: '500.00',
        currency: 'PHP',
        reason: null,
        at: expect.any(String),
      },
    });
  });

  it('takes a bank transfer by its reference, once', async () => {
    const changes = { transfer: 'bankTransfer', bankCode: 'BIS' };
    const first = await sandbox.call('PSP', 'POST', '/psp/v1/payments', order('T1', changes));
    expect(first.body).toMatchObject({
      payee: { bankName: 'Harbour Bank (BIS)', accountNumber: expect.any(String) },
      qrCode: null,
      reference: expect.stringMatching(/^HB-[A-Z2-9]{8}$/),
    });
    const again = await sandbox.call('PSP', 'POST', '/psp/v1/payments', order('T1', changes));
    expect(again).toEqual(first);
    const payUrl = String(first.body.payUrl);
    const page = await (await fetch(payUrl)).text();
    expect(page).toContain('Confirm your transfer');
    expect(page).toContain(String(first.body.reference));
    await choose(payUrl, 'pay');
    await webhookCount(1);
    expect(webhooks()[0]?.body).toMatchObject({ orderNo: 'T1', amount: '500.00' });
  });

  it('returns a QR code whose page pays', async () => {
    const created = await sandbox.call(
      'PSP',
      'POST',
      '/psp/v1/payments',
      order('Q1', { transfer: 'qr' }),
    );
    expect(created.body).toMatchObject({ payee: null, qrCode: created.body.payUrl });
    const scanned = String(created.body.qrCode);
    expect(await (await fetch(scanned)).text()).toContain('You scanned a payment code');
    await choose(scanned, 'pay');
    await webhookCount(1);
    expect(await status('Q1')).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['otherAmount', { orderNo: 'T1', amount: '1000.00' }],
    ['noReference', { orderNo: expect.stringMatching(/^unknown-/), amount: '500.00' }],
  ])('sends money that fits no order on %s, and keeps the order open', async (choice, body) => {
    const payUrl = await open('T1', { transfer: 'bankTransfer' });
    await choose(payUrl, choice);
    await webhookCount(1);
    expect(webhooks()[0]?.body).toMatchObject({ type: 'payment.succeeded', ...body });
    expect(await status('T1')).toMatchObject({ status: 'pending' });
    await choose(payUrl, 'pay');
    await webhookCount(2);
  });

  it('offers no such mistakes at a hosted checkout', async () => {
    const payUrl = await open('D1');
    expect(await (await fetch(payUrl)).text()).not.toContain('otherAmount');
    await choose(payUrl, 'otherAmount');
    await choose(payUrl, 'pay');
    await webhookCount(1);
    expect(webhooks()[0]?.body).toMatchObject({ orderNo: 'D1', amount: '500.00' });
  });

  it('decides a payment once, however often a button is pressed', async () => {
    const payUrl = await open('D1');
    await Promise.all(['pay', 'pay', 'fail', 'wait', 'pay'].map((act) => choose(payUrl, act)));
    await webhookCount(1);
    const decided = await status('D1');
    await choose(payUrl, decided.status === 'failed' ? 'pay' : 'fail');
    expect(await status('D1')).toEqual(decided);
    await sandbox.close();
    expect(webhooks()).toHaveLength(1);
  });

  it('fails', async () => {
    await choose(await open('D1'), 'fail');
    await webhookCount(1);
    expect(webhooks()[0]?.body).toMatchObject({ type: 'payment.failed', reason: 'DECLINED' });
    expect(await status('D1')).toMatchObject({ status: 'failed' });
  });

  it('stays pending after wait, then succeeds automatically', async () => {
    const payUrl = await open('D1');
    await choose(payUrl, 'wait');
    expect(await status('D1')).toMatchObject({ status: 'pending', txId: null });
    expect(await (await fetch(payUrl)).text()).toContain('Waiting for the bank');
    await webhookCount(1);
    expect(await status('D1')).toMatchObject({ status: 'succeeded' });
  });

  it('confirms a waiting payment after its expiry and a restart', async () => {
    let ahead = 0;
    await sandbox.dispose();
    sandbox = await startSandbox({ PSP_WAIT_SECONDS: '3600' }, () => Date.now() + ahead);
    await choose(await open('D1'), 'wait');
    // Past the payment's expiry (15 minutes) and the bank's delay (an hour).
    ahead = 2 * 3_600_000;
    sandbox = await sandbox.restart();
    await webhookCount(1);
    expect(webhooks()[0]?.body.type).toBe('payment.succeeded');
  });

  it('expires an undecided payment and rejects later choices', async () => {
    const payUrl = await open('D1', { expiresAt: new Date(Date.now() + 50).toISOString() });
    await expect.poll(() => status('D1')).toMatchObject({ status: 'expired' });
    await choose(payUrl, 'pay');
    expect(await status('D1')).toMatchObject({ status: 'expired' });
    expect(await (await fetch(payUrl)).text()).toContain('has expired');
    expect(webhooks()).toEqual([]);
  });

  it('sends the last webhook again on request, with the same event', async () => {
    const redeliver = () =>
      fetch(`${sandbox.origin}/psp/test/payments/D1/redeliver`, { method: 'POST' });
    const payUrl = await open('D1');
    expect((await redeliver()).status).toBe(404);
    await choose(payUrl, 'pay');
    await webhookCount(1);
    expect((await redeliver()).status).toBe(202);
    await webhookCount(2);
    expect(webhooks()[1]?.body).toEqual(webhooks()[0]?.body);
  });

  it('shows a page with a strict policy for an unknown payment', async () => {
    const response = await fetch(`${sandbox.origin}/psp/checkout/pay_nothing`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Payment not found');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('rejects all unsigned calls with the same response', async () => {
    const response = await fetch(`${sandbox.origin}/psp/v1/payments/D1`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ status: 'INVALID_SIGNATURE' });
  });
});

describe('the statement', () => {
  const read = async () => {
    const period = new URLSearchParams({
      from: new Date(Date.now() - 60_000).toISOString(),
      until: new Date(Date.now() + 60_000).toISOString(),
    });
    const { body } = await sandbox.call('PSP', 'GET', `/psp/v1/statement?${period}`);
    return (body.rows as { type: string; reference: string; amount: string }[]).map(
      ({ type, reference, amount }) => [type, reference, amount],
    );
  };
  const control = (path: string, body?: object) =>
    fetch(`${sandbox.origin}/psp/test/${path}`, {
      method: 'POST',
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });

  it('has payments that succeeded and chargebacks, each once', async () => {
    await choose(await open('D1'), 'pay');
    await choose(await open('D2'), 'fail');
    await webhookCount(2);
    expect((await control('payments/D2/chargeback')).status).toBe(409);
    expect((await control('payments/D1/chargeback')).status).toBe(202);
    expect((await control('payments/D1/chargeback')).status).toBe(409);
    await webhookCount(3);
    expect(webhooks()[2]?.body).toMatchObject({
      type: 'payment.reversed',
      chargebackId: 'CB-D1',
      orderNo: 'D1',
      amount: '500.00',
    });
    expect((await read()).toSorted()).toEqual([
      ['chargeback', 'D1', '500.00'],
      ['payment', 'D1', '500.00'],
    ]);
  });

  it('has a planted movement that no webhook reports', async () => {
    expect((await control('statement', { amount: '12.34', currency: 'PHP' })).status).toBe(202);
    expect(await read()).toEqual([['payment', expect.any(String), '12.34']]);
    expect(webhooks()).toEqual([]);
  });
});

describe('the statement of the merchant’s accounts', () => {
  it('has the transfers of players, which no webhook reports', async () => {
    const transfer = {
      accountNumber: '0012 3344 5566',
      payerAccount: '1234567890',
      reference: 'INV-7',
      amount: '500.00',
      currency: 'PHP',
    };
    const response = await fetch(`${sandbox.origin}/psp/test/accounts/transfers`, {
      method: 'POST',
      body: JSON.stringify(transfer),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(202);
    const read = async (from: number) => {
      const [start, end] = [from, from + 60_000].map((at) =>
        new Date(Date.now() + at).toISOString(),
      );
      const period = new URLSearchParams({ from: start ?? '', until: end ?? '' });
      const path = `/psp/v1/accounts/statement?${period}`;
      return (await sandbox.call('PSP', 'GET', path)).body.rows;
    };
    expect(await read(-30_000)).toEqual([
      { ...transfer, id: expect.any(String), at: expect.any(String) },
    ]);
    expect(await read(-120_000)).toEqual([]);
    expect(webhooks()).toEqual([]);
  });
});

describe('webhooks', () => {
  it('retries with increasing delays until acknowledged', async () => {
    let failures = 4;
    platform.answer(() => {
      failures -= 1;
      return failures >= 0 ? { code: 500, body: {} } : undefined;
    });
    await choose(await open('D1'), 'pay');
    await webhookCount(5);
    const times = webhooks().map(({ at }) => at);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(20 * 2 ** index - 2);
    }
    await expect.poll(() => sandbox.undelivered()).toBe(0);
    const [first] = webhooks();
    for (const call of webhooks()) expect(call.body).toEqual(first?.body);
  });

  it('keeps unacknowledged webhooks over a restart', async () => {
    platform.answer(() => ({ code: 503, body: {} }));
    await choose(await open('D1'), 'pay');
    await webhookCount(1);
    await sandbox.close();
    const before = webhooks().length;
    platform.answer(() => undefined);
    sandbox = await startSandbox({ DATA_DIR: sandbox.dataDir });
    await expect.poll(() => webhooks().length).toBeGreaterThan(before);
    await expect.poll(() => sandbox.undelivered()).toBe(0);
  });

  it('does not block one order on another', async () => {
    platform.answer(({ body }) => (body.orderNo === 'D1' ? { code: 500, body: {} } : undefined));
    await choose(await open('D1'), 'pay');
    await choose(await open('D2'), 'pay');
    await expect.poll(() => webhooks().filter(({ body }) => body.orderNo === 'D2')).toHaveLength(1);
    // A webhook is removed once its response has arrived.
    await expect.poll(() => sandbox.undelivered()).toBe(1);
  });
});

describe('payouts', () => {
  const payout = (payoutId: string, changes: Record<string, unknown> = {}) => ({
    payoutId,
    amount: '1200.00',
    currency: 'PHP',
    bankCode: 'BDO',
    accountName: 'Maria Santos',
    accountNumber: '001234567890',
    webhookUrl: `${platform.url}/psp/webhook`,
    ...changes,
  });
  const ask = (body: unknown) => sandbox.call('PSP', 'POST', '/psp/v1/payouts', body);
  const getAnswer = async (payoutId: string) =>
    (await sandbox.call('PSP', 'GET', `/psp/v1/payouts/${payoutId}`)).body;

  it('pays once per id after the delay', async () => {
    const first = await ask(payout('W1'));
    expect(first).toEqual({ status: 200, body: { payoutId: 'W1', status: 'accepted' } });
    await ask(payout('W1'));
    await webhookCount(1);
    const paid = await getAnswer('W1');
    expect(paid).toEqual({
      payoutId: 'W1',
      status: 'paid',
      txId: expect.any(String),
      reason: null,
    });
    expect(webhooks()[0]?.body).toMatchObject({
      type: 'payout.paid',
      payoutId: 'W1',
      txId: paid.txId,
      amount: '1200.00',
    });
    expect((await ask(payout('W1'))).body.status).toBe('paid');
    expect((await ask(payout('W1', { amount: '1.00' }))).status).toBe(409);
    expect(webhooks()).toHaveLength(1);
  });

  it('fails for an account number that ends in 0000', async () => {
    await ask(payout('W2', { accountNumber: '0012 3456 0000' }));
    await webhookCount(1);
    expect(webhooks()[0]?.body).toMatchObject({ type: 'payout.failed', reason: 'ACCOUNT_CLOSED' });
    expect(await getAnswer('W2')).toMatchObject({ status: 'failed', reason: 'ACCOUNT_CLOSED' });
    expect(await getAnswer('W9')).toMatchObject({ status: 'not_found', txId: null });
  });

  it('resumes accepted payouts after a restart', async () => {
    await ask(payout('W3'));
    sandbox = await sandbox.restart();
    await webhookCount(1);
    expect(await getAnswer('W3')).toMatchObject({ status: 'paid' });
  });
});
