import { deposits } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { ManualDeposit } from '@parlor/api/entities/deposit';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  audit,
  manualDeposits,
  reconciliation,
  site as siteCalls,
} from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  getData,
  manualDepositForm,
  newKey,
  openTestSite,
  type TestOperator,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';

const PAYER = '1234567890';

describeOnDatabases('the comparison with the statement of the site’s accounts', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  let player: TestPlayer;
  let periods = 0;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    operator = testOperator(site);
    await operator.must(siteCalls.setSite, { wallet: { manualDepositOpen: true } });
  });
  afterAll(() => site.close());
  // Each test begins at noon of a day that no other test reaches.
  beforeEach(async () => {
    periods += 1;
    site.core.outside.bank.accountStatement.length = 0;
    const start = Date.parse('2026-11-18T04:00:00Z') + periods * 60 * DAY_MS;
    site.core.clock.set(new Date(start).toISOString());
    player = await site.signUp();
  });

  const today = () => new Date(site.core.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const submit = async (fields: object = {}) =>
    getData<ManualDeposit>(
      await site.call(
        deposits.submitManualDeposit,
        { ...(await manualDepositForm(site, player.playerId)), ...fields },
        { token: player.token, idempotencyKey: newKey() },
      ),
    ).submissionId;
  const approve = (id: string, changes: object = {}) =>
    operator.must(manualDeposits.approveManualDeposit, { id, reason: 'seen', ...changes });
  const credit = async (fields: object = {}, changes: object = {}) => {
    const id = await submit(fields);
    await approve(id, changes);
    return id;
  };
  const receive = (id: string, fields: object = {}) =>
    void site.core.outside.bank.accountStatement.push({
      id,
      accountNumber: '001233445566',
      payerAccount: PAYER,
      reference: null,
      amount: '500.00',
      currency: 'PHP',
      at: new Date(site.core.clock.now()).toISOString(),
      ...fields,
    });
  const run = (day = today()) =>
    operator.must(reconciliation.runReconciliation, { day, party: 'accounts' });
  const open = async (day = today()) =>
    (await operator.must(reconciliation.listDifferences)).rows
      .filter((row) => row.day === day)
      .map(({ channel, reference, ours, theirs }) => ({ channel, reference, ours, theirs }));

  it('finds no difference if every credited submission has its transfer', async () => {
    await credit();
    receive('AT-1', { payerAccount: '1234-567-890' });
    await credit({ depositAmount: '700', reference: 'inv 7' });
    receive('AT-2', { amount: '700.00', reference: 'INV-7', payerAccount: 'unreadable' });
    expect(await run()).toEqual({
      day: today(),
      lines: 2,
      ours: '1200.00',
      theirs: '1200.00',
      open: 0,
    });
  });

  it('finds planted money, a credit without money, and another amount', async () => {
    receive('AT-planted', { amount: '12.34', payerAccount: '9' });
    const unpaid = await credit({ depositAmount: '900' });
    await credit({ depositAmount: '700', reference: 'INV-8' });
    receive('AT-short', { amount: '70.00', reference: 'INV-8' });
    expect((await run()).open).toBe(3);
    const found = await open();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { channel: 'bank-1', reference: 'AT-planted', ours: null, theirs: '12.34' },
        {
          channel: 'bank-1',
          reference: `manualDeposit:${unpaid}`,
          ours: '900.00',
          theirs: null,
        },
        expect.objectContaining({ ours: '700.00', theirs: '70.00' }),
      ]),
    );
    // Found again, listed once.
    expect((await run()).open).toBe(3);
  });

  it('counts one transfer for one of two equal submissions', async () => {
    await credit();
    await credit();
    receive('AT-1');
    expect(await run()).toMatchObject({ ours: '1000.00', theirs: '500.00', open: 1 });
    receive('AT-2');
    expect((await run()).open).toBe(0);
  });

  it('matches neither another account nor another payer nor another week', async () => {
    await credit();
    receive('AT-account', { accountNumber: '0099 8877 6655' });
    receive('AT-unknown', { accountNumber: '7' });
    receive('AT-payer', { payerAccount: '555' });
    const at = new Date(site.core.clock.now() - 3 * DAY_MS).toISOString();
    receive('AT-earlier', { at });
    await run();
    expect((await open()).map(({ channel, reference }) => [channel, reference])).toEqual(
      expect.arrayContaining([
        ['wallet-1', 'AT-account'],
        ['unknown', 'AT-unknown'],
        ['bank-1', 'AT-payer'],
        ['bank-1', expect.stringContaining('manualDeposit:')],
      ]),
    );
  });

  it('closes the difference of a transfer once it is credited, on a later night', async () => {
    receive('AT-1');
    const id = await submit();
    const day = today();
    site.core.clock.advance(DAY_MS);
    const night = () => site.core.jobs.runNow('reconciliation.nightly');
    await night();
    expect(await open(day)).toHaveLength(1);
    await approve(id);
    expect(await open(day)).toHaveLength(1);
    site.core.clock.advance(DAY_MS);
    await night();
    expect(await open(day)).toEqual([]);
  });

  it('keeps the difference of a transfer whose submission was rejected', async () => {
    receive('AT-rejected');
    await operator.must(manualDeposits.rejectManualDeposit, {
      id: await submit(),
      because: 'receipt.unreadable',
      reason: 'no picture',
    });
    await run();
    expect(await open()).toMatchObject([
      { reference: 'AT-rejected', ours: null, theirs: '500.00' },
    ]);
  });

  it('lists each account as not compared if the provider has no statement of them', async () => {
    await credit();
    const day = today();
    const none = vi.spyOn(site.core.outside.payments, 'accountStatement');
    none.mockResolvedValue(undefined);
    site.core.clock.advance(DAY_MS);
    await site.core.jobs.runNow('reconciliation.nightly');
    expect(await open(day)).toEqual(
      expect.arrayContaining([
        { channel: 'bank-1', reference: 'not compared', ours: '500.00', theirs: null },
        { channel: 'wallet-1', reference: 'not compared', ours: '0.00', theirs: null },
      ]),
    );
    expect(await run(day)).toMatchObject({ lines: 0, ours: '500.00', theirs: null });
    const audited = await operator.must(audit.listAudit, {
      action: 'reconciliation.notCompared',
      everybody: true,
    });
    const isOfDay = ({ detail }: { readonly detail: object }) =>
      'day' in detail && detail.day === day;
    expect(audited.rows.filter(isOfDay)).toHaveLength((await open(day)).length);
    none.mockRestore();
    receive('AT-late', { at: `${day}T04:00:00Z` });
    site.core.clock.advance(DAY_MS);
    await site.core.jobs.runNow('reconciliation.nightly');
    expect(await open(day)).toEqual([]);
  });

  // The last test: the site keeps no account.
  it('asks no bank for a site without accounts', async () => {
    const { outside, jobs, clock } = site.core;
    await operator.must(siteCalls.setSite, { deposit: { accounts: [] } });
    expect(
      await operator.ask(reconciliation.runReconciliation, { day: today(), party: 'accounts' }),
    ).toMatchObject({ status: 404 });
    const asked = vi.spyOn(outside.payments, 'accountStatement');
    clock.advance(DAY_MS);
    await jobs.runNow('reconciliation.nightly');
    expect(asked).not.toHaveBeenCalled();
  });
});
