import { wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { Order } from '@parlor/api/entities/wallet';
import { addDays } from '@parlor/api/rules';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { OutsideUnavailableError } from '../../core/integrations/signed-client.ts';
import { reconciliation } from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  paid,
  sendPaymentWebhook,
  type TestOperator,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';

const FIRST_DAY = '2026-11-19';
/** Yesterday and the days before it that are compared after an outage. */
const CATCH_UP_DAYS = 31;

// The tests continue each other on one site: the days of one are the past of the next.
describeOnDatabases('the nightly comparison', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  let today = FIRST_DAY;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    operator = testOperator(site);
    goTo(FIRST_DAY);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    site.core.outside.bank.fault = null;
    site.core.outside.lotus.fault = null;
  });
  afterAll(() => site.close());

  const noonOf = (day: string) => `${day}T04:00:00.000Z`;
  const goTo = (day: string) => {
    today = day;
    site.core.clock.set(noonOf(day));
  };
  const passDays = (count: number) => goTo(addDays(today, count));
  const night = () => site.core.jobs.runNow('reconciliation.nightly');
  const failingNight = () => expect(night()).rejects.toThrow();
  const getDays = async (party: string, from = FIRST_DAY) =>
    (
      await database()
        .db.selectFrom('statement_check')
        .select('day')
        .where('party', '=', party)
        .where('day', '>=', from)
        .orderBy('day')
        .execute()
    ).map(({ day }) => day);
  const getDaysSince = (from: string) =>
    Array.from({ length: (Date.parse(today) - Date.parse(from)) / DAY_MS }, (_, index) =>
      addDays(from, index),
    );
  /** A payment at the provider that the ledger does not have. */
  const plant = (day: string) =>
    void site.core.outside.bank.statement.push({
      id: `tx-${day}`,
      type: 'payment',
      channel: 'unknown',
      reference: 'planted',
      amount: '12.34',
      currency: 'PHP',
      at: noonOf(day),
    });
  const listPlanted = async () =>
    (await operator.must(reconciliation.listDifferences)).rows
      .filter(({ reference }) => reference === 'planted')
      .map(({ day }) => day)
      .toSorted();

  it('begins with the first day of data, however long the party was silent', async () => {
    const { token } = await site.signUp();
    const charge = { channel: 'ewallet', amount: '500' };
    const options = { token, idempotencyKey: newKey() };
    const { orderNo } = getData<Order>(await site.call(wallet.charge, charge, options));
    await sendPaymentWebhook(site, paid(orderNo));
    const { bank } = site.core.outside;
    bank.statement.push({
      id: `tx-${orderNo}`,
      type: 'payment',
      channel: 'ewallet',
      reference: orderNo,
      amount: '500.00',
      currency: 'PHP',
      at: noonOf(FIRST_DAY),
    });
    bank.fault = 'silent';
    passDays(1);
    await failingNight();
    passDays(2);
    await failingNight();
    expect(await getDays('bank')).toEqual([]);
    bank.fault = null;
    await night();
    expect(await getDays('bank', '')).toEqual(getDaysSince(FIRST_DAY));
    // The other parties have no data: they begin with the first night.
    expect(await getDays('lotus', '')).toEqual(getDaysSince(FIRST_DAY));
  });

  it('compares every day on which the server was down', async () => {
    const from = today;
    plant(addDays(from, 1));
    plant(addDays(from, 2));
    passDays(4);
    await night();
    expect(await listPlanted()).toEqual([addDays(from, 1), addDays(from, 2)]);
    for (const party of ['bank', 'lotus', 'orbit', 'accounts']) {
      expect(await getDays(party, from), party).toEqual(getDaysSince(from));
    }
  });

  it('compares the days on which a party was silent, once it responds', async () => {
    const from = today;
    site.core.outside.lotus.fault = 'silent';
    for (let day = 0; day < 5; day += 1) {
      passDays(1);
      await failingNight();
    }
    expect(await getDays('lotus', from)).toEqual([]);
    expect(await getDays('orbit', from)).toEqual(getDaysSince(from));
    site.core.outside.lotus.fault = null;
    await night();
    expect(await getDays('lotus', from)).toEqual(getDaysSince(from));
  });

  it('compares the other days if one fails, and tries that one again', async () => {
    const from = today;
    const broken = addDays(from, 1);
    const { payments } = site.core.outside;
    const { statement } = { ...payments };
    vi.spyOn(payments, 'statement').mockImplementation(async (period) => {
      const isBroken = period.from.startsWith(`${from}T15:00`);
      if (isBroken) throw new OutsideUnavailableError(`no statement of ${broken}`);
      return await statement(period);
    });
    passDays(4);
    await failingNight();
    const others = getDaysSince(from).filter((day) => day !== broken);
    expect(await getDays('bank', from)).toEqual(others);
    vi.restoreAllMocks();
    await night();
    expect(await getDays('bank', from)).toEqual(getDaysSince(from));
  });

  it('asks a silent party for few days in a run, and for yesterday', async () => {
    const { payments } = site.core.outside;
    const asked = vi
      .spyOn(payments, 'statement')
      .mockRejectedValue(new OutsideUnavailableError('silent'));
    passDays(20);
    await failingNight();
    expect(asked).toHaveBeenCalledTimes(4);
    vi.restoreAllMocks();
    await night();
  });

  it('compares a day again that an operator compared before its end', async () => {
    const day = today;
    await operator.must(reconciliation.runReconciliation, { day });
    plant(day);
    passDays(1);
    await night();
    expect(await listPlanted()).toContain(day);
  });

  it('catches up 31 days, and warns of those before them', async () => {
    const from = today;
    plant(from);
    plant(addDays(from, 9));
    passDays(40);
    const warn = vi.spyOn(site.core.logger, 'warn');
    await night();
    const caughtUp = getDaysSince(from).slice(-CATCH_UP_DAYS);
    expect(await getDays('bank', from)).toEqual(caughtUp);
    const skipped = { party: 'bank', from, until: addDays(from, 8) };
    expect(warn).toHaveBeenCalledWith(skipped, expect.any(String));
    expect(await listPlanted()).not.toContain(from);
    expect(await listPlanted()).toContain(addDays(from, 9));
    // Once is enough: the next night has nothing to skip.
    warn.mockClear();
    passDays(1);
    await night();
    expect(warn).not.toHaveBeenCalled();
  });
});
