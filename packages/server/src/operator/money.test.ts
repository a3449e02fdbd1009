import { auth, wallet } from '@parlor/api/calls';
import { HOUR_MS } from '@parlor/api/constants';
import type { Order, Withdrawal } from '@parlor/api/entities/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failPayout, settlePayout } from '../domains/withdrawals/index.ts';
import { houseBalance } from '../ledger/index.ts';
import {
  addTestOperator,
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  paid,
  refusalIn,
  sendPaymentWebhook,
  type TestOperator,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../testing/index.ts';
import { audit, corrections, money, players, site as siteCalls } from './calls/index.ts';

const AT_ONCE = 6;
const reason = 'checked by phone and statement';

describeOnDatabases('what operators do about money', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  let second: TestOperator;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    operator = testOperator(site);
    second = await addTestOperator(site, 'ben', 'admin');
    await operator.must(siteCalls.setSite, {
      fourEyesFrom: '500',
      gameAccountCaptchaEnabled: false,
    });
  });
  afterAll(async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
    await site.close();
  });

  const richPlayer = async (amount?: bigint) => {
    const player = await site.richPlayer(amount);
    await site.prove(player);
    return player;
  };
  const withdraw = async ({ token, cardId }: TestPlayer, amount: string) =>
    getData<Withdrawal>(
      await site.call(
        wallet.withdraw,
        { amount, bankCardId: cardId },
        { token, idempotencyKey: newKey() },
      ),
    ).withdrawalId;
  const state = async ({ token }: TestPlayer, id: string) =>
    getData<Withdrawal>(await site.call(wallet.withdrawalInfo, { id }, { token })).state;
  const deposit = async (player: TestPlayer, amount = '500') => {
    const { orderNo } = getData<Order>(
      await site.call(
        wallet.charge,
        { channel: 'ewallet', amount },
        { token: player.token, idempotencyKey: newKey() },
      ),
    );
    await sendPaymentWebhook(site, paid(orderNo, { amount: `${amount}.00` }));
    return orderNo;
  };
  const suspenseBalance = async () => await houseBalance(database().db, 'house:suspense');
  const auditOf = async (subject: string) =>
    (await operator.must(audit.listAudit, { subject, everybody: true })).rows.map(
      ({ action }) => action,
    );

  describe('a withdrawal from the four-eyes amount on', () => {
    const approve = (by: TestOperator, id: string) =>
      by.ask(money.approveWithdrawal, { id, reason });

    it('is proposed by one operator and approved by a different one', async () => {
      const player = await richPlayer();
      const id = await withdraw(player, '500');
      expect((await approve(operator, id)).body).toEqual({ rows: [{ id, state: 'proposed' }] });
      expect((await approve(operator, id)).status).toBe(409);
      expect(await state(player, id)).toBe('pendingReview');
      expect((await approve(second, id)).body).toEqual({ rows: [{ id, state: 'approved' }] });
      expect(await state(player, id)).toBe('pendingPayment');
      expect(await auditOf(`withdrawal:${id}`)).toEqual([
        'withdrawal.approved',
        'withdrawal.proposed',
        'withdrawal.requested',
      ]);
    });

    it('needs a reason, and is left out by approve all and by the demo', async () => {
      const player = await richPlayer();
      const [small, large] = [await withdraw(player, '499.99'), await withdraw(player, '500')];
      expect((await operator.ask(money.approveWithdrawal, { id: large })).status).toBe(422);
      site.core.clock.advance(61_000);
      await site.core.jobs.runNow('withdrawals.autoApprove');
      expect([await state(player, small), await state(player, large)]).toEqual([
        'pendingPayment',
        'pendingReview',
      ]);
      const all = await operator.must(money.approveWithdrawal, { id: 'all' });
      expect(all.rows.map(({ id }) => id)).not.toContain(large);
    });

    it('can be rejected by the second operator, with a reason in the audit log', async () => {
      const player = await richPlayer();
      const id = await withdraw(player, '500');
      await approve(operator, id);
      expect((await second.ask(money.rejectWithdrawal, { id })).status).toBe(422);
      await second.must(money.rejectWithdrawal, { id, reason });
      expect((await site.balance(player)).balance).toBe('1000.00');
      expect((await approve(second, id)).status).toBe(409);
      const [entry] = (
        await operator.must(audit.listAudit, { subject: `withdrawal:${id}`, everybody: true })
      ).rows;
      expect(entry).toMatchObject({ action: 'withdrawal.rejected', actor: 'operator:ben' });
      expect(JSON.stringify(entry)).toContain(reason);
    });

    it('is decided once by two operators at the same time', async () => {
      const player = await richPlayer();
      const id = await withdraw(player, '500');
      await approve(operator, id);
      const answers = await Promise.all([
        approve(second, id),
        second.ask(money.rejectWithdrawal, { id, reason }),
        operator.ask(money.rejectWithdrawal, { id, reason }),
        approve(second, id),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    });
  });

  describe('a payout that is confirmed after its money was released', () => {
    const lateFor = async (amount: string, kept?: bigint) => {
      const player = await richPlayer();
      const id = await withdraw(player, amount);
      await operator.must(money.approveWithdrawal, { id });
      await site.core.jobs.runNow('withdrawals.payouts');
      await failPayout(site.core, id);
      expect((await site.balance(player)).balance).toBe('1000.00');
      if (kept !== undefined) {
        const lost = await operator.must(corrections.proposeCorrection, {
          player: player.playerId,
          amount: String((100_000n - kept) / 100n),
          direction: 'debit',
          reason,
        });
        await second.must(corrections.approveCorrection, { id: lost.id, reason });
      }
      return { player, id };
    };

    it('takes the money out of the wallet again, once', async () => {
      const { player, id } = await lateFor('200');
      await Promise.all(Array.from({ length: AT_ONCE }, () => settlePayout(site.core, id)));
      expect(await site.balance(player)).toMatchObject({ balance: '800.00', total: '800.00' });
      expect(await state(player, id)).toBe('done');
      expect((await auditOf(`withdrawal:${id}`))[0]).toBe('withdrawal.paid.late');
    });

    it('takes what there is and leaves the rest in suspense, until two operators decide', async () => {
      const before = await suspenseBalance();
      const { player, id } = await lateFor('200', 5_000n);
      await settlePayout(site.core, id);
      expect((await site.balance(player)).balance).toBe('0.00');
      expect((await suspenseBalance()) - before).toBe(-15_000n);
      const listed = await operator.must(corrections.listSuspense);
      const item = listed.rows.find(({ ref }) => ref === `withdrawal:${id}`);
      expect(item).toMatchObject({ amount: '-150.00', kind: 'withdraw.late' });

      // Collected from the wallet: refused while it is empty.
      const transfer = item?.transfer ?? '';
      const collect = await operator.must(corrections.releaseSuspense, {
        transfer,
        to: player.playerId,
        reason,
      });
      const refused = await second.ask(corrections.approveCorrection, { id: collect.id, reason });
      expect(refused).toMatchObject({ status: 422, body: { error: 'Insufficient balance.' } });
      await site.give(player, 20_000n);
      await second.must(corrections.approveCorrection, { id: collect.id, reason });
      expect((await site.balance(player)).balance).toBe('50.00');
      expect(await suspenseBalance()).toBe(before);
    });
  });

  describe('a chargeback', () => {
    const chargeback = (orderNo: string, changes: object = {}) => ({
      eventId: `chargeback-${orderNo}`,
      type: 'payment.reversed',
      chargebackId: `cb-${orderNo}`,
      orderNo,
      txId: `tx-${orderNo}`,
      amount: '500.00',
      currency: 'PHP',
      ...changes,
    });

    it('takes the deposit back, once', async () => {
      const player = await richPlayer(20_000n);
      const orderNo = await deposit(player);
      await Promise.all(
        Array.from({ length: AT_ONCE }, () => sendPaymentWebhook(site, chargeback(orderNo))),
      );
      expect((await site.balance(player)).balance).toBe('200.00');
      expect((await auditOf(`deposit:${orderNo}`))[0]).toBe('deposit.reversed');
      const { rows } = getData<{ rows: object[] }>(
        await site.call(wallet.billList, {}, { token: player.token }),
      );
      expect(rows[0]).toMatchObject({
        type: 'deposit',
        kind: 'deposit.reversal',
        amount: '-500.00',
      });
    });

    it('takes what the wallet has, and the rest is missing in suspense', async () => {
      const before = await suspenseBalance();
      const player = await richPlayer(1n);
      const orderNo = await deposit(player);
      await withdraw(player, '400');
      await sendPaymentWebhook(site, chargeback(orderNo));
      expect(await site.balance(player)).toMatchObject({ balance: '0.00', onHold: '400.00' });
      expect((await suspenseBalance()) - before).toBe(-39_999n);
    });

    it('may come in parts, never for more than the deposit', async () => {
      const player = await richPlayer();
      const orderNo = await deposit(player);
      const part = (n: number, amount: string) =>
        sendPaymentWebhook(site, chargeback(orderNo, { chargebackId: `${orderNo}-${n}`, amount }));
      expect((await part(1, '200.00')).json()).toEqual({ received: true });
      expect((await part(2, '300.00')).json()).toEqual({ received: true });
      expect((await part(3, '0.01')).json()).toEqual({ received: true, posted: false });
      expect((await site.balance(player)).balance).toBe('1000.00');
    });

    it.each([
      ['an unknown order', { orderNo: 'none' }],
      ['another payment', { txId: 'tx-of-another' }],
      ['another currency', { currency: 'THB' }],
    ])('is a dead letter for %s', async (_, changes) => {
      const player = await richPlayer();
      const orderNo = await deposit(player);
      const answer = await sendPaymentWebhook(site, chargeback(orderNo, changes));
      expect(answer.json()).toEqual({ received: true, posted: false });
      expect((await site.balance(player)).balance).toBe('1500.00');
    });
  });

  describe('a correction', () => {
    const propose = async (player: TestPlayer, direction: 'credit' | 'debit', amount = '50.25') =>
      (
        await operator.must(corrections.proposeCorrection, {
          player: player.playerId,
          amount,
          direction,
          reason,
        })
      ).id;
    const approve = (by: TestOperator, id: string) =>
      by.ask(corrections.approveCorrection, { id, reason });

    it.each([
      ['credit', '1050.25'],
      ['debit', '949.75'],
    ] as const)('of a %s needs two operators', async (direction, balance) => {
      const player = await richPlayer();
      const id = await propose(player, direction);
      expect((await approve(operator, id)).status).toBe(409);
      expect((await site.balance(player)).balance).toBe('1000.00');
      expect((await approve(second, id)).status).toBe(200);
      expect((await site.balance(player)).balance).toBe(balance);
      expect((await approve(second, id)).status).toBe(409);
      expect(await auditOf(`correction:${id}`)).toEqual([
        'correction.approved',
        'correction.proposed',
      ]);
    });

    it('never takes more than the wallet has', async () => {
      const player = await richPlayer();
      const id = await propose(player, 'debit', '1000.01');
      expect((await approve(second, id)).status).toBe(422);
      expect((await site.balance(player)).balance).toBe('1000.00');
      await operator.must(corrections.withdrawCorrection, { id, reason });
      expect((await approve(second, id)).status).toBe(409);
    });

    it('is posted once by concurrent approvals, or withdrawn', async () => {
      const player = await richPlayer();
      const id = await propose(player, 'credit', '100');
      const answers = await Promise.all([
        ...Array.from({ length: AT_ONCE }, () => approve(second, id)),
        operator.ask(corrections.withdrawCorrection, { id, reason }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const listed = await operator.must(corrections.listCorrections, { state: 'all' });
      const row = listed.rows.find((each) => each.id === id);
      const { balance } = await site.balance(player);
      expect(balance).toBe(row?.state === 'done' ? '1100.00' : '1000.00');
    });
  });

  describe('suspense', () => {
    const unmatched = async (amount = '75.00') => {
      const txId = newKey();
      await sendPaymentWebhook(site, paid(`unknown-${txId}`, { txId, amount }));
      const { rows } = await operator.must(corrections.listSuspense);
      return rows.at(-1)?.transfer ?? '';
    };

    it('lists amounts that add up to its balance', async () => {
      await unmatched();
      const { balance, rows } = await operator.must(corrections.listSuspense);
      const cents = rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      expect(cents).toBe(Math.round(Number(balance) * 100));
    });

    it('is released to its owner by two operators, once', async () => {
      const player = await richPlayer();
      const transfer = await unmatched();
      const release = () =>
        operator.ask(corrections.releaseSuspense, { transfer, to: player.playerId, reason });
      const proposals = await Promise.all([release(), release()]);
      expect(proposals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const id = String(proposals.find(({ status }) => status === 200)?.body.id);
      expect((await operator.ask(corrections.approveCorrection, { id, reason })).status).toBe(409);
      await second.must(corrections.approveCorrection, { id, reason });
      expect((await site.balance(player)).balance).toBe('1075.00');
      expect((await release()).status).toBe(404);
    });

    it('is released to house:adjust where no owner is found', async () => {
      const { db } = database();
      const before = [await suspenseBalance(), await houseBalance(db, 'house:adjust')];
      const transfer = await unmatched();
      const args = { transfer, to: 'adjust', reason };
      const { id } = await operator.must(corrections.releaseSuspense, args);
      await second.must(corrections.approveCorrection, { id, reason });
      const [suspended = 0n, adjusted = 0n] = before;
      expect(await suspenseBalance()).toBe(suspended);
      expect(await houseBalance(db, 'house:adjust')).toBe(adjusted - 7_500n);
    });
  });

  describe('the phone of a player (product decision 54)', () => {
    let phones = 0;
    const newPhone = () => {
      phones += 1;
      return `0919000${String(phones).padStart(4, '0')}`;
    };
    const change = (by: TestOperator, player: TestPlayer, phone: string) =>
      by.ask(players.changePhone, { player: player.playerId, phone, reason });

    it('changes with two operators, ends all sessions and holds payouts for 24 hours', async () => {
      const player = await richPlayer();
      const id = await withdraw(player, '200');
      await operator.must(money.approveWithdrawal, { id });
      const phone = newPhone();
      expect((await change(operator, player, phone)).body).toMatchObject({ state: 'proposed' });
      expect((await change(operator, player, phone)).status).toBe(409);
      expect((await change(second, player, newPhone())).status).toBe(409);
      getData(await site.call(auth.getInfo, {}, { token: player.token }));
      expect((await change(second, player, phone)).body).toMatchObject({ state: 'done' });
      const info = await site.call(auth.getInfo, {}, { token: player.token });
      expect(refusalIn(info).code).toBe(401);

      await site.core.jobs.runNow('withdrawals.payouts');
      site.core.clock.advance(23 * HOUR_MS);
      await site.core.jobs.runNow('withdrawals.payouts');
      expect(site.core.outside.bank.payouts.has(id)).toBe(false);
      site.core.clock.advance(HOUR_MS);
      await site.core.jobs.runNow('withdrawals.payouts');
      expect(site.core.outside.bank.payouts.has(id)).toBe(true);

      const { password } = player;
      const login = (username: string) => site.call(auth.login, { username, password });
      getData(await login(phone));
      expect((await login(player.phone)).code).not.toBe(200);
    });

    it('refuses the phone of another player, also at the same time', async () => {
      const [one, other] = [await site.signUp(), await site.signUp()];
      const phone = newPhone();
      for (const player of [one, other]) await change(operator, player, phone);
      const answers = await Promise.all([one, other].map((each) => change(second, each, phone)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    });

    it('refuses what is no phone, and the same phone', async () => {
      const player = await site.signUp();
      expect((await change(operator, player, '12345678')).status).toBe(422);
      expect((await change(operator, player, player.phone)).status).toBe(409);
    });
  });

  it('shows a trial balance without a difference', async () => {
    await richPlayer();
    const { difference, rows } = await operator.must(money.showTrialBalance);
    expect(difference).toBe('0.00');
    const { rows: sums } = await sql<{ total: bigint }>`
      select sum(balance)::bigint as total from ledger_account where kind = 'cash'`.execute(
      database().db,
    );
    const wallets = rows.find(({ account }) => account === 'player:cash');
    expect(wallets?.credit.replace('.', '')).toBe(String(sums[0]?.total));
  });

  it('shows the statement of a player, and records who looked', async () => {
    const player = await richPlayer();
    await withdraw(player, '200');
    const [from, until] = ['2026-11-01', '2026-12-31'];
    const args = { player: player.playerId, from, until };
    const statement = await operator.must(players.showStatement, args);
    expect(statement).toMatchObject({
      openingBalance: '0.00',
      closingBalance: '800.00',
      rows: [{ amount: '1000.00' }, { amount: '-200.00', balanceAfter: '800.00' }],
    });
    expect((await auditOf(`player:${player.playerId}`))[0]).toBe('player.statement');
    expect((await operator.ask(players.showStatement, { ...args, until: from })).status).toBe(200);
    const reversed = { ...args, from: until, until: from };
    expect((await operator.ask(players.showStatement, reversed)).status).toBe(422);
  });
});
