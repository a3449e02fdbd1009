import { bills, deposits, games, play, wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { type BillAnalysis, billPeriods, type Statement } from '@parlor/api/entities/bill';
import type { Bill, Order, Withdrawal } from '@parlor/api/entities/wallet';
import { addDays, isoDayAt, readDecimal } from '@parlor/api/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts as ledgerAccounts, readBalance } from '../../ledger/index.ts';
import { corrections, manualDeposits, money } from '../../operator/calls/index.ts';
import {
  addTestOperator,
  describeOnDatabases,
  getData,
  manualDepositForm,
  newKey,
  openTestSite,
  paid,
  providerGame,
  sendPaymentWebhook,
  type TestOperator,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { failPayout, settlePayout } from '../withdrawals/index.ts';

const ZONE = 'Asia/Manila';
const reason = 'part of the scripted month';
const units = (amount: string) => readDecimal(amount, 2) ?? 0n;

/**
 * One player's October and November: deposits by each method, play, withdrawals with each outcome,
 * a chargeback, a late payout and corrections. Everything that the player can read about it must
 * add up to the ledger.
 */
describeOnDatabases('a scripted month', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  let second: TestOperator;
  let player: TestPlayer;
  let first = '';
  beforeAll(async () => {
    site = await openTestSite(database().db, { games: [providerGame('lucky-sevens')] });
    operator = testOperator(site);
    second = await addTestOperator(site, 'ben', 'admin');
    site.core.clock.set('2026-10-20T04:00:00Z');
    player = await site.signUp();
    first = today();
    await live();
  });
  afterAll(() => site.close());

  const today = () => isoDayAt(site.core.clock.now(), ZONE);
  const keyed = () => ({ token: player.token, idempotencyKey: newKey() });
  const ask = <Data>(call: typeof bills.statement, args: object) =>
    site.call(call, args as never, { token: player.token }).then((answer) => getData<Data>(answer));
  const balance = () => readBalance(database().db, ledgerAccounts.cash(player.playerId));

  async function nextDay() {
    site.core.clock.advance(DAY_MS);
    await site.prove(player);
  }

  async function pay(order: Promise<unknown>, changes: object = {}) {
    const { orderNo } = getData<Order>((await order) as never);
    await sendPaymentWebhook(site, paid(orderNo, changes));
    return orderNo;
  }

  async function withdraw(amount: string) {
    const args = { amount, bankCardId: player.cardId };
    const { withdrawalId } = getData<Withdrawal>(await site.call(wallet.withdraw, args, keyed()));
    return withdrawalId;
  }

  async function send(id: string) {
    await operator.must(money.approveWithdrawal, { id });
    site.core.clock.advance(10_000);
    await site.core.jobs.runNow('withdrawals.payouts');
  }

  async function correct(direction: 'credit' | 'debit', amount: string) {
    const args = { player: player.playerId, amount, direction, reason };
    const { id } = await operator.must(corrections.proposeCorrection, args);
    await second.must(corrections.approveCorrection, { id, reason });
  }

  async function live() {
    const amount = '500';
    const charged = await pay(site.call(wallet.charge, { channel: 'ewallet', amount }, keyed()));
    await nextDay();
    await pay(site.call(deposits.recharge, { channel: 'qrpay', amount }, keyed()));
    const transfer = { channel: 'banktransfer', amount, bankCode: 'BIS' };
    await pay(site.call(deposits.recharge, transfer, keyed()));
    const form = await manualDepositForm(site, player.playerId);
    const { submissionId } = getData<{ submissionId: string }>(
      await site.call(deposits.submitManualDeposit, form, keyed()),
    );
    await operator.must(manualDeposits.approveManualDeposit, { id: submissionId, reason });
    for (let day = 0; day < 6; day += 1) {
      await nextDay();
      const launch = { id: 'lucky-sevens', amount: '50' };
      getData(await site.call(play.launchGame, launch, keyed()));
      site.core.outside.lotus.play({
        playerRef: player.playerId,
        fundRef: 'cash',
        gameCode: 'lucky-sevens',
        bet: 2_025n,
        win: day % 2 ? 3_150n : 0n,
      });
      site.core.clock.advance(1_000);
      getData(await site.call(games.autoExitGame, {}, { token: player.token }));
    }
    await nextDay();
    const done = await withdraw('200.50');
    await send(done);
    await settlePayout(site.core, done);
    await operator.must(money.rejectWithdrawal, { id: await withdraw('150'), reason });
    await nextDay();
    const late = await withdraw('120');
    await send(late);
    await failPayout(site.core, late);
    await nextDay();
    await settlePayout(site.core, late);
    await correct('credit', '88.88');
    await nextDay();
    await correct('debit', '10.01');
    await sendPaymentWebhook(site, {
      type: 'payment.reversed',
      chargebackId: 'cb-month',
      orderNo: charged,
      txId: `tx-${charged}`,
      amount: '100.00',
      currency: 'PHP',
    });
    while (today() < '2026-11-19') await nextDay();
    await pay(site.call(wallet.charge, { channel: 'ewallet', amount }, keyed()));
    await nextDay();
    await withdraw('130');
  }

  async function readBills() {
    const args = { limit: 100 };
    const answer = await site.call(wallet.billList, args, { token: player.token });
    return getData<{ rows: Bill[] }>(answer).rows;
  }

  it('has transactions whose sum is the balance of the ledger', async () => {
    const rows = await readBills();
    expect(rows.reduce((sum, { amount }) => sum + units(amount), 0n)).toBe(await balance());
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set([
        'correction.adjust',
        'deposit',
        'deposit.manual',
        'deposit.reversal',
        'maker.in.reserve',
        'maker.out.complete',
        'withdraw.hold',
        'withdraw.late',
        'withdraw.release',
      ]),
    );
    // Newest first: each balance is the one before it plus the amount.
    for (const [index, row] of rows.entries()) {
      const before = units(rows[index + 1]?.balanceAfter ?? '0');
      expect(units(row.balanceAfter)).toBe(before + units(row.amount));
    }
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('has a statement that opens at zero and closes at the balance', async () => {
    const whole = await ask<Statement>(bills.statement, { from: first, until: today() });
    expect(whole.openingBalance).toBe('0.00');
    expect(units(whole.closingBalance)).toBe(await balance());
    expect(units(whole.totalIn) - units(whole.totalOut)).toBe(await balance());
    expect(whole.rows).toHaveLength((await readBills()).length);
  });

  it.each(billPeriods)(
    'has an analysis of %s that equals the statement of its days',
    async (period) => {
      const custom = { from: addDays(first, 3), until: addDays(today(), -1) };
      const args = { period, ...(period === 'custom' && custom) };
      const found = await ask<BillAnalysis>(bills.analyzeBill as never, args);
      const { from, until } = found;
      const stated = await ask<Statement>(bills.statement, { from, until });
      const { openingBalance, closingBalance, totalIn, totalOut } = stated;
      expect(found).toMatchObject({ openingBalance, closingBalance, totalIn, totalOut });
      const change = units(closingBalance) - units(openingBalance);
      for (const parts of [found.byType, found.series]) {
        const sum = (of: 'in' | 'out') => parts.reduce((all, each) => all + units(each[of]), 0n);
        expect(sum('in') - sum('out')).toBe(change);
        expect([sum('in'), sum('out')]).toEqual([units(totalIn), units(totalOut)]);
      }
      if (until === today()) expect(units(closingBalance)).toBe(await balance());
    },
  );
});
