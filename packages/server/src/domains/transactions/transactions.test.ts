import { bills, games, play, promotions, wallet } from '@parlor/api/calls';
import type { RequestOf } from '@parlor/api/calls/define';
import { DAY_MS, HOUR_MS } from '@parlor/api/constants';
import type { BillAnalysis, BillDetail, MoneyMap, Statement } from '@parlor/api/entities/bill';
import type { Bill } from '@parlor/api/entities/wallet';
import { readDecimal } from '@parlor/api/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, readBalance } from '../../ledger/index.ts';
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
import { approve, failPayout, settlePayout } from '../withdrawals/index.ts';
import { toCsv } from './csv.ts';

const units = (amount: string) => readDecimal(amount, 2) ?? 0n;

describeOnDatabases('transactions', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const list = async ({ token }: TestPlayer) =>
    getData<{ rows: Bill[] }>(await site.call(wallet.billList, { limit: 100 }, { token })).rows;
  const info = async ({ token }: TestPlayer, id = '') =>
    getData<BillDetail>(await site.call(bills.billInfo, { id }, { token }));
  const day = (offset = 0) =>
    new Date(site.core.clock.now() + offset * DAY_MS + 8 * HOUR_MS).toISOString().slice(0, 10);
  const statement = async ({ token }: TestPlayer, from: string, until: string) =>
    getData<Statement>(await site.call(bills.statement, { from, until }, { token }));
  const deposit = async ({ token }: TestPlayer) => {
    const { orderNo } = getData<{ orderNo: string }>(
      await site.call(
        wallet.charge,
        { channel: 'ewallet', amount: '500' },
        { token, idempotencyKey: newKey() },
      ),
    );
    await sendPaymentWebhook(site, paid(orderNo));
    return orderNo;
  };
  const withdraw = async ({ token, cardId }: TestPlayer, amount = '200') =>
    getData<{ withdrawalId: string }>(
      await site.call(
        wallet.withdraw,
        { amount, bankCardId: cardId },
        { token, idempotencyKey: newKey() },
      ),
    ).withdrawalId;
  const payOut = async (id: string) => {
    await approve(site.core, id, 'operator:test');
    site.core.clock.advance(10_000);
    await site.core.jobs.runNow('withdrawals.payouts');
    await settlePayout(site.core, id);
  };

  describe('one transaction', () => {
    it('says what a deposit is: from the bank, into the wallet, with its order', async () => {
      const player = await site.signUp();
      const orderNo = await deposit(player);
      const [bill] = await list(player);
      expect(await info(player, bill?.billId)).toMatchObject({
        transaction: 'deposit',
        amount: '500.00',
        from: { kind: 'bank', name: 'SandPay' },
        to: { kind: 'wallet', name: '' },
        reference: orderNo,
        order: { kind: 'deposit', id: orderNo, name: 'SandPay' },
        card: null,
        timeline: [{ event: 'created' }, { event: 'done' }],
      });
    });

    it('says what a withdrawal is, with its card and each step', async () => {
      const player = await site.richPlayer();
      await site.prove(player);
      const id = await withdraw(player);
      await payOut(id);
      const [bill] = await list(player);
      const detail = await info(player, bill?.billId);
      expect(detail).toMatchObject({
        transaction: 'withdraw',
        amount: '-200.00',
        from: { kind: 'wallet' },
        to: { kind: 'hold' },
        reference: id,
        card: { bankName: 'Banco de Isla', lastFour: '7890' },
      });
      expect(detail.timeline.map(({ event }) => event)).toEqual([
        'created',
        'approved',
        'sent',
        'done',
      ]);
    });

    it('lists the rounds between two transfers of a game', async () => {
      const player = await site.richPlayer();
      const { token, playerId } = player;
      getData(
        await site.call(
          play.launchGame,
          { id: 'lucky-sevens', amount: '500' },
          { token, idempotencyKey: newKey() },
        ),
      );
      const { clock, outside } = site.core;
      clock.advance(1_000);
      const { lotus } = outside;
      const game = { playerRef: playerId, fundRef: 'cash', gameCode: 'lucky-sevens' };
      lotus.play({ ...game, bet: 1_000n, win: 2_500n });
      lotus.play({ ...game, bet: 1_000n, win: 0n });
      clock.advance(1_000);
      getData(await site.call(games.autoExitGame, {}, { token }));
      const [out, into] = await list(player);
      expect(await info(player, into?.billId)).toMatchObject({
        transaction: 'transferIntoMaker',
        from: { kind: 'wallet' },
        to: { kind: 'game', name: 'lucky sevens' },
        rounds: [],
      });
      const detail = await info(player, out?.billId);
      expect(detail).toMatchObject({
        transaction: 'transferOutOfMaker',
        amount: '505.00',
        from: { kind: 'game', name: 'lucky sevens' },
        to: { kind: 'wallet' },
      });
      expect(detail.rounds.map(({ staked, won }) => [staked, won]).toSorted()).toEqual([
        ['10.00', '0.00'],
        ['10.00', '25.00'],
      ]);
    });

    it('of another player looks like none (S20)', async () => {
      const [owner, stranger] = [await site.richPlayer(), await site.signUp()];
      const [bill] = await list(owner);
      for (const id of [bill?.billId ?? '', '999999999', 'x', '1'.repeat(30)]) {
        const answer = await site.call(bills.billInfo, { id }, { token: stranger.token });
        expect(answer.code).toBe(404);
      }
    });
  });

  describe('the list', () => {
    const query = async ({ token }: TestPlayer, args: RequestOf<typeof wallet.billList>) =>
      await site.call(wallet.billList, args, { token });

    it('has the transactions of a period, in the order asked for', async () => {
      const player = await site.signUp();
      await site.prove(player);
      await deposit(player);
      await withdraw(player);
      site.core.clock.advance(2 * DAY_MS);
      await site.prove(player);
      await deposit(player);
      const days = { from: day(-2), until: day(-1) };
      const ofPeriod = getData<{ rows: Bill[]; total: number }>(await query(player, days));
      expect(ofPeriod.total).toBe(2);
      expect(ofPeriod.rows.map(({ amount }) => amount)).toEqual(['-200.00', '500.00']);
      const highest = await query(player, { ...days, sort: 'highest' });
      expect(getData<{ rows: Bill[] }>(highest).rows.map(({ amount }) => amount)).toEqual([
        '500.00',
        '-200.00',
      ]);
    });

    it.each([
      ['half a period', { from: '2026-11-20' }],
      ['a reversed period', { from: '2026-11-21', until: '2026-11-20' }],
      ['an order without a period', { sort: 'highest' }],
    ] as const)('is refused for %s', async (_, args) => {
      const refusal = refusalIn(await query(await site.signUp(), args));
      expect(refusal).toMatchObject({ code: 422, reason: 'period.invalid' });
    });
  });

  describe('a statement', () => {
    it('adds up over a month of deposits, withdrawals and returns, and equals the ledger', async () => {
      const player = await site.signUp();
      await site.prove(player);
      const first = day();
      for (let n = 0; n < 4; n += 1) {
        await deposit(player);
        await deposit(player);
        site.core.clock.advance(3 * DAY_MS);
        await site.prove(player);
        const id = await withdraw(player, '150.25');
        if (n % 2) await payOut(id);
        else {
          await approve(site.core, id, 'operator:test');
          site.core.clock.advance(10_000);
          await site.core.jobs.runNow('withdrawals.payouts');
          await failPayout(site.core, id);
        }
      }
      const last = day();
      const whole = await statement(player, first, last);
      const ledger = await readBalance(database().db, accounts.cash(player.playerId));
      expect(whole.openingBalance).toBe('0.00');
      expect(units(whole.closingBalance)).toBe(ledger);
      expect(units(whole.totalIn) - units(whole.totalOut)).toBe(ledger);
      expect(whole.rows.map(({ billId }) => billId)).toEqual(
        (await list(player)).map(({ billId }) => billId).toReversed(),
      );
      // Day by day, each statement opens where the one before it closes.
      let balance = '0.00';
      for (let at = first; at <= last; at = next(at)) {
        const { openingBalance, closingBalance, rows } = await statement(player, at, at);
        expect(openingBalance).toBe(balance);
        const sum = rows.reduce((total, { amount }) => total + units(amount), units(balance));
        expect(sum).toBe(units(closingBalance));
        balance = closingBalance;
      }
      expect(units(balance)).toBe(ledger);
    });

    it('is a CSV with the same balances', async () => {
      const player = await site.signUp();
      await deposit(player);
      const { token } = player;
      const days = { from: day(), until: day() };
      const { fileName, content } = getData<{ fileName: string; content: string }>(
        await site.call(bills.statementFile, days, { token }),
      );
      const lines = content.trim().split('\r\n');
      expect(fileName).toBe(`statement-${day()}-${day()}.csv`);
      expect(lines[1]).toBe(`${day()},opening,,,,0.00,PHP,`);
      expect(lines[2]).toContain(',deposit,deposit,SandPay,500.00,500.00,PHP,');
      expect(lines.at(-1)).toBe(`${day()},closing,,,,500.00,PHP,`);
    });

    it.each([
      ['reversed', '2026-11-21', '2026-11-20'],
      ['too long', '2025-01-01', '2026-11-20'],
      ['of a day that does not exist', '2026-02-30', '2026-03-01'],
    ])('is refused for a period that is %s', async (_, from, until) => {
      const { token } = await site.signUp();
      const refusal = refusalIn(await site.call(bills.statement, { from, until }, { token }));
      expect(refusal).toMatchObject({ code: 422, reason: 'period.invalid' });
    });
  });

  it.each([
    'today',
    'yesterday',
    'last7Days',
    'last30Days',
    'lastMonth',
    'last3Months',
    'last12Months',
  ] as const)('analyzes %s as the statement of the same days does', async (period) => {
    const player = await site.signUp();
    await site.prove(player);
    await deposit(player);
    site.core.clock.advance(DAY_MS);
    await site.prove(player);
    await withdraw(player);
    const { token } = player;
    const found = getData<BillAnalysis>(await site.call(bills.analyzeBill, { period }, { token }));
    const same = await statement(player, found.from, found.until);
    expect(found).toMatchObject({
      openingBalance: same.openingBalance,
      closingBalance: same.closingBalance,
      totalIn: same.totalIn,
      totalOut: same.totalOut,
    });
    const bars = found.series.reduce((sum, each) => sum + units(each.in) - units(each.out), 0n);
    expect(bars).toBe(units(found.closingBalance) - units(found.openingBalance));
    expect(found.series.length).toBeLessThanOrEqual(100);
  });

  it('analyzes a custom period, and refuses one without its days', async () => {
    const { token } = await site.richPlayer();
    const days = { from: day(), until: day() };
    const found = getData<BillAnalysis>(
      await site.call(bills.analyzeBill, { period: 'custom', ...days }, { token }),
    );
    expect(found).toMatchObject({ ...days, step: 'hour', totalIn: '1000.00' });
    const refusal = refusalIn(await site.call(bills.analyzeBill, { period: 'custom' }, { token }));
    expect(refusal).toMatchObject({ code: 422, reason: 'period.invalid' });
  });

  it('shows where every unit of the money is', async () => {
    const player = await site.richPlayer();
    const { token } = player;
    await site.prove(player);
    const id = await withdraw(player);
    getData(
      await site.call(
        play.launchGame,
        { id: 'lucky-sevens', amount: '300' },
        { token, idempotencyKey: newKey() },
      ),
    );
    const map = getData<MoneyMap>(await site.call(bills.getMoneyMap, {}, { token }));
    expect(map.total).toBe('1000.00');
    expect(map.places).toMatchObject([
      { kind: 'wallet', amount: '500.00', subject: '' },
      { kind: 'hold', amount: '200.00', subjectId: id, subject: '•• 7890' },
      { kind: 'game', amount: '300.00', subject: 'lucky sevens' },
    ]);
  });

  it('names the promotion that money is in, in the language of the player', async () => {
    const { token } = await site.richPlayer();
    const { id } = getData<{ id: string }>(
      await site.call(
        promotions.participate,
        { id: 'welcome', amount: '100' },
        { token, idempotencyKey: newKey() },
      ),
    );
    const read = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await site.call(bills.getMoneyMap, {}, { token, headers });
      return getData<MoneyMap>(answer).places.find(({ kind }) => kind === 'promotion');
    };
    expect(await read('en-US')).toMatchObject({
      amount: '200.00',
      subjectId: id,
      subject: 'Welcome bonus',
      since: expect.any(String),
    });
    expect((await read('th-TH'))?.subject).toBe('โบนัสต้อนรับ');
  });
});

function next(at: string): string {
  return new Date(Date.parse(at) + DAY_MS).toISOString().slice(0, 10);
}

describe('CSV', () => {
  it('quotes separators, and keeps spreadsheets from running a text as a formula', () => {
    expect(toCsv([['=1+1', 'a,b', 'say "hi"', '-12.50', '-cmd']])).toBe(
      `\uFEFF'=1+1,"a,b","say ""hi""",-12.50,'-cmd\r\n`,
    );
  });
});
