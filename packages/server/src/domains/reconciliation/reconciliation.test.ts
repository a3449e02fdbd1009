import { wallet } from '@parlor/api/calls';
import { DAY_MS, HOUR_MS } from '@parlor/api/constants';
import type { Order, Withdrawal } from '@parlor/api/entities/wallet';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { reconciliation } from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  getData,
  getSnapshot,
  newKey,
  openTestSite,
  paid,
  sendPaymentWebhook,
  type TestOperator,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { approve, settlePayout } from '../withdrawals/index.ts';

describeOnDatabases('the comparison with the provider’s statement', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  let player: TestPlayer;
  let days = 0;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    operator = testOperator(site);
    player = await site.richPlayer();
  });
  afterAll(() => site.close());
  // Each test has a day of its own, at noon of the site.
  beforeEach(() => {
    days += 1;
    site.core.clock.set(new Date(Date.parse('2026-11-18T04:00:00Z') + days * DAY_MS).toISOString());
  });

  const today = () => new Date(site.core.clock.now() + 8 * HOUR_MS).toISOString().slice(0, 10);
  const now = () => new Date(site.core.clock.now()).toISOString();
  const state = (
    type: 'payment' | 'payout',
    [id, reference]: readonly [string, string],
    amount: string,
    channel = 'ewallet',
  ) => {
    const line = { id, type, channel, reference, amount, currency: 'PHP', at: now() };
    site.core.outside.bank.statement.push(line);
  };
  const order = async () =>
    getData<Order>(
      await site.call(
        wallet.charge,
        { channel: 'ewallet', amount: '500' },
        { token: player.token, idempotencyKey: newKey() },
      ),
    ).orderNo;
  const deposit = async () => {
    const orderNo = await order();
    await sendPaymentWebhook(site, paid(orderNo));
    return orderNo;
  };
  const run = () => operator.must(reconciliation.runReconciliation, { day: today() });
  const open = async () =>
    (await operator.must(reconciliation.listDifferences)).rows.filter(({ day }) => day === today());

  it('finds no difference in a day of deposits and payouts', async () => {
    await site.prove(player);
    const orderNo = await deposit();
    state('payment', [`tx-${orderNo}`, orderNo], '500.00');
    const { withdrawalId } = getData<Withdrawal>(
      await site.call(
        wallet.withdraw,
        { amount: '200', bankCardId: player.cardId },
        { token: player.token, idempotencyKey: newKey() },
      ),
    );
    await approve(site.core, withdrawalId, 'operator:test');
    await site.core.jobs.runNow('withdrawals.payouts');
    await settlePayout(site.core, withdrawalId);
    state('payout', ['PO-1', withdrawalId], '200.00', 'payout');
    expect(await run()).toMatchObject({ lines: 2, ours: '300.00', theirs: '300.00', open: 0 });
  });

  it('finds a planted line, a missing line and another amount, and posts nothing', async () => {
    const [missing, other] = [await deposit(), await deposit()];
    state('payment', [`tx-${other}`, other], '501.00');
    state('payment', ['tx-planted', 'planted'], '12.34', 'unknown');
    const before = await getSnapshot(database().db);
    expect(await run()).toMatchObject({ ours: '1000.00', theirs: '513.34', open: 3 });
    const found = await open();
    expect(found.map(({ key, ours, theirs }) => [key, ours, theirs]).toSorted()).toEqual(
      [
        [`tx-${missing}`, '500.00', null],
        [`tx-${other}`, '500.00', '501.00'],
        ['tx-planted', null, '12.34'],
      ].toSorted(),
    );
    const after = await getSnapshot(database().db);
    const isMoney = (table: string) => /^ledger_|^deposit_order|^withdrawal/.test(table);
    const pick = (all: object) => Object.entries(all).filter(([table]) => isMoney(table));
    expect(pick(after)).toEqual(pick(before));
    // Found again, listed once.
    expect((await run()).open).toBe(3);
    expect(await open()).toHaveLength(3);
  });

  it('closes a difference once the lost webhook is booked', async () => {
    const orderNo = await order();
    state('payment', [`tx-${orderNo}`, orderNo], '500.00');
    expect((await run()).open).toBe(1);
    await sendPaymentWebhook(site, paid(orderNo));
    expect((await run()).open).toBe(0);
    const { rows } = await operator.must(reconciliation.listDifferences, { state: 'matched' });
    expect(rows[0]).toMatchObject({ reference: orderNo, closedBy: 'system:reconciliation' });
  });

  it('is explained by an operator, once', async () => {
    state('payment', ['tx-fee', 'fee'], '5.00', 'unknown');
    await run();
    const [{ id } = { id: '' }] = await open();
    const explain = () =>
      operator.ask(reconciliation.explainDifference, { id, reason: 'fee of November' });
    const answers = await Promise.all([explain(), explain(), explain()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await run()).open).toBe(0);
    const { rows } = await operator.must(reconciliation.listDifferences, { state: 'explained' });
    expect(rows[0]).toMatchObject({ id, reason: 'fee of November' });
  });

  it('runs once a night, and again while the provider is silent', async () => {
    state('payment', ['tx-night', 'night'], '9.00', 'unknown');
    const day = today();
    site.core.clock.advance(DAY_MS);
    const { bank } = site.core.outside;
    bank.fault = 'silent';
    await site.core.jobs.runNow('reconciliation.nightly').catch(() => undefined);
    bank.fault = null;
    await site.core.jobs.runNow('reconciliation.nightly');
    await site.core.jobs.runNow('reconciliation.nightly');
    const { rows } = await operator.must(reconciliation.listDifferences);
    expect(rows.filter(({ key }) => key === 'tx-night')).toMatchObject([{ day, theirs: '9.00' }]);
  });
});
