import { readFileSync } from 'node:fs';
import { wallet } from '@parlor/api/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OutsideRefusedError } from '../../core/integrations/signed-client.ts';
import { tokenFile } from '../../operator/accounts.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { failPayout, settlePayout } from './payout.ts';

interface WithdrawalAnswer {
  withdrawalId: string;
  state: string;
  reason: string | null;
  arrivesAt: string;
}

describeOnDatabases('withdrawals', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const withdraw = (player: TestPlayer, amount: string, idempotencyKey = newKey()) =>
    site.call(
      wallet.withdraw,
      { amount, bankCardId: player.cardId },
      { token: player.token, idempotencyKey },
    );
  const richPlayer = async (amount?: bigint) => {
    const player = await site.richPlayer(amount);
    await site.prove(player);
    return player;
  };
  const info = async (player: TestPlayer, id: string) =>
    getData<WithdrawalAnswer>(
      await site.call(wallet.withdrawalInfo, { id }, { token: player.token }),
    );
  const operator = (method: 'GET' | 'POST', path: string, token?: string) =>
    site.domains.operator.inject({
      method,
      url: `/operator/withdrawals${path}`,
      ...(path.endsWith('/reject') && { payload: { reason: 'not the own card' } }),
      headers: {
        authorization: `Bearer ${token ?? readFileSync(tokenFile(site.core.config.dataDir), 'utf8').trim()}`,
      },
    });

  it('holds the money at once, then reviews, pays and completes', async () => {
    const player = await richPlayer();
    const asked = getData<WithdrawalAnswer>(await withdraw(player, '200'));
    expect(asked).toMatchObject({ state: 'pendingReview', reason: null });
    expect(await site.balance(player)).toMatchObject({ balance: '800.00', onHold: '200.00' });

    expect((await operator('POST', `/${asked.withdrawalId}/approve`)).json()).toMatchObject({
      rows: [{ id: asked.withdrawalId, state: 'approved' }],
    });
    expect((await info(player, asked.withdrawalId)).state).toBe('pendingPayment');
    await site.core.jobs.runNow('withdrawals.payouts');
    expect(site.core.outside.bank.payouts.get(asked.withdrawalId)).toMatchObject({
      amount: '200.00',
      accountNumber: '001234567890',
    });
    await settlePayout(site.core, asked.withdrawalId);
    await settlePayout(site.core, asked.withdrawalId);
    expect((await info(player, asked.withdrawalId)).state).toBe('done');
    expect(await site.balance(player)).toMatchObject({ balance: '800.00', total: '800.00' });
  });

  it('returns the arrival: requested on Wednesday 10:00 in Manila, Thursday 18:00 (docs/product.md: Business constants and limits)', async () => {
    site.core.clock.set('2026-11-18T02:00:00Z');
    const player = await richPlayer();
    const { arrivesAt } = getData<WithdrawalAnswer>(await withdraw(player, '100'));
    expect(arrivesAt).toBe('2026-11-19T10:00:00.000Z');
  });

  it('returns the money if the bank cannot pay or the operator rejects', async () => {
    const player = await richPlayer();
    const failing = getData<WithdrawalAnswer>(await withdraw(player, '100'));
    await operator('POST', `/${failing.withdrawalId}/approve`);
    await site.core.jobs.runNow('withdrawals.payouts');
    await failPayout(site.core, failing.withdrawalId);
    expect(await info(player, failing.withdrawalId)).toMatchObject({
      state: 'failed',
      reason: 'payoutFailed',
    });
    const rejected = getData<WithdrawalAnswer>(await withdraw(player, '100'));
    await operator('POST', `/${rejected.withdrawalId}/reject`);
    expect(await info(player, rejected.withdrawalId)).toMatchObject({
      state: 'failed',
      reason: 'rejected',
    });
    expect(await site.balance(player)).toMatchObject({ balance: '1000.00', onHold: '0.00' });
  });

  it('refuses a second decision (S6)', async () => {
    const player = await richPlayer();
    const { withdrawalId } = getData<WithdrawalAnswer>(await withdraw(player, '100'));
    const decisions = await Promise.all([
      operator('POST', `/${withdrawalId}/approve`),
      operator('POST', `/${withdrawalId}/reject`),
      operator('POST', `/${withdrawalId}/approve`),
    ]);
    expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('requires a named operator with a token for a decision (S31)', async () => {
    expect((await operator('GET', '', 'not-a-token-at-all-not-a-token')).statusCode).toBe(401);
    const players = await site.app.inject({ method: 'GET', url: '/operator/withdrawals' });
    // Players' server answers with a page of the app, or says that the app is not built.
    expect(players.headers['content-type']).toMatch(/^text\//);
  });

  it.each(['silent', 'deaf'] as const)(
    'pays once under the same id if the bank was %s',
    async (fault) => {
      const player = await richPlayer();
      const { withdrawalId } = getData<WithdrawalAnswer>(await withdraw(player, '100'));
      await operator('POST', `/${withdrawalId}/approve`);
      site.core.outside.bank.fault = fault;
      await site.core.jobs.runNow('withdrawals.payouts');
      site.core.outside.bank.fault = null;
      site.core.clock.advance(6_000);
      await site.core.jobs.runNow('withdrawals.payouts');
      expect(site.core.outside.bank.payouts.get(withdrawalId)?.amount).toBe('100.00');
      const payout = site.core.outside.bank.payouts.get(withdrawalId);
      if (!payout) throw new Error('the bank knows no such payout');
      site.core.outside.bank.payouts.set(withdrawalId, { ...payout, status: 'paid' });
      site.core.clock.advance(6_000);
      await site.core.jobs.runNow('withdrawals.payouts');
      expect((await info(player, withdrawalId)).state).toBe('done');
      expect(await site.balance(player)).toMatchObject({ balance: '900.00', onHold: '0.00' });
    },
  );

  describe('payouts that the bank refuses', () => {
    const refusing = new OutsideRefusedError('no such account', 400, 'INVALID_REQUEST');
    const payments = () => site.core.outside.payments;

    it('return the money at once', async () => {
      const player = await richPlayer();
      const { withdrawalId } = getData<WithdrawalAnswer>(await withdraw(player, '100'));
      await operator('POST', `/${withdrawalId}/approve`);
      const create = vi.spyOn(payments(), 'createPayout').mockRejectedValue(refusing);
      await site.core.jobs.runNow('withdrawals.payouts');
      create.mockRestore();
      expect((await info(player, withdrawalId)).reason).toBe('payoutFailed');
      expect(await site.balance(player)).toMatchObject({ balance: '1000.00', onHold: '0.00' });
    });

    it('stay on hold at a second attempt while the first may succeed, then return', async () => {
      const player = await richPlayer();
      const { withdrawalId } = getData<WithdrawalAnswer>(await withdraw(player, '100'));
      await operator('POST', `/${withdrawalId}/approve`);
      site.core.outside.bank.fault = 'silent';
      await site.core.jobs.runNow('withdrawals.payouts');
      site.core.outside.bank.fault = null;
      const create = vi.spyOn(payments(), 'createPayout').mockRejectedValue(refusing);
      site.core.clock.advance(6_000);
      await site.core.jobs.runNow('withdrawals.payouts');
      expect(await site.balance(player)).toMatchObject({ balance: '900.00', onHold: '100.00' });
      site.core.clock.advance(301_000);
      await site.core.jobs.runNow('withdrawals.payouts');
      create.mockRestore();
      expect(await site.balance(player)).toMatchObject({ balance: '1000.00', onHold: '0.00' });
    });
  });

  it('does not pay out to a player with an open breach, even if approved', async () => {
    const player = await richPlayer();
    const { withdrawalId } = getData<WithdrawalAnswer>(await withdraw(player, '100'));
    await operator('POST', `/${withdrawalId}/approve`);
    const { db } = database();
    const breach = { at: new Date(0), check: 'planted', player: player.playerId };
    await sql`insert into ledger_breach (found_at, check_id, player_id, detail)
      values (${breach.at}, ${breach.check}, ${breach.player}::uuid, '')`.execute(db);
    await site.core.jobs.runNow('withdrawals.payouts');
    expect(site.core.outside.bank.payouts.has(withdrawalId)).toBe(false);
    expect((await site.balance(player)).onHold).toBe('100.00');
    await sql`update ledger_breach set resolved_at = now()`.execute(db);
    site.core.clock.advance(6_000);
    await site.core.jobs.runNow('withdrawals.payouts');
    expect(site.core.outside.bank.payouts.has(withdrawalId)).toBe(true);
  });

  it('approves automatically in the demo after a delay', async () => {
    const player = await richPlayer();
    const { withdrawalId } = getData<WithdrawalAnswer>(await withdraw(player, '100'));
    await site.core.jobs.runNow('withdrawals.autoApprove');
    expect((await info(player, withdrawalId)).state).toBe('pendingReview');
    site.core.clock.advance(61_000);
    await site.core.jobs.runNow('withdrawals.autoApprove');
    expect((await info(player, withdrawalId)).state).toBe('pendingPayment');
  });

  describe('requires fresh proof for a new card (S19)', () => {
    it('once; afterwards the card is known', async () => {
      const player = await site.signUp();
      await site.give(player, 100_000n);
      expect(refusalIn(await withdraw(player, '100'))).toMatchObject({
        code: 422,
        reason: 'proofNeeded',
      });
      await site.prove(player);
      getData(await withdraw(player, '100'));
      site.core.clock.advance(301_000);
      getData(await withdraw(player, '100'));
    });

    it('of at most five minutes of age', async () => {
      const player = await richPlayer();
      site.core.clock.advance(300_001);
      expect(refusalIn(await withdraw(player, '100')).reason).toBe('proofNeeded');
    });

    it('also before a card is added', async () => {
      const player = await site.signUp();
      const card = { bankCode: 'LUZ', cardholder: 'Maria Reyes', cardNumber: '9988776655' };
      const add = () => site.call(wallet.addBankCard, card, { token: player.token });
      expect(refusalIn(await add()).reason).toBe('proofNeeded');
      await site.prove(player);
      expect(getData(await add())).toMatchObject({
        lastFour: '6655',
        isNew: true,
        isDefault: false,
      });
      expect(refusalIn(await add()).reason).toBe('bankCard.duplicate');
    });
  });

  describe('amounts (docs/product.md: Validation rules)', () => {
    it.each([
      ['99.99', 'amount.belowMinimum', '100.00'],
      ['1000.01', 'insufficientBalance', '1000.00'],
      ['0', 'amount.invalid', undefined],
    ])('rejects %s with %s', async (amount, reason, limit) => {
      const player = await richPlayer();
      const refusal = refusalIn(await withdraw(player, amount));
      expect(refusal).toMatchObject({ code: 422, reason, field: 'amount' });
      expect(refusal.params?.limit).toBe(limit);
    });

    it('rejects more than three a day', async () => {
      const player = await richPlayer();
      for (let count = 0; count < 3; count += 1) getData(await withdraw(player, '100'));
      expect(refusalIn(await withdraw(player, '100')).reason).toBe('withdrawal.noTimes');
    });
  });

  describe('concurrent requests (S5)', () => {
    it('creates one withdrawal for fifty identical requests', async () => {
      const player = await richPlayer();
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => withdraw(player, '100', key)),
      );
      const ids = answers.map((answer) => getData<WithdrawalAnswer>(answer).withdrawalId);
      expect(new Set(ids).size).toBe(1);
      expect(await site.balance(player)).toMatchObject({ balance: '900.00', onHold: '100.00' });
    });

    it('never overdraws with different requests', async () => {
      const player = await richPlayer(25_000n);
      const answers = await Promise.all(Array.from({ length: 12 }, () => withdraw(player, '100')));
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
      expect(await site.balance(player)).toMatchObject({ balance: '50.00', onHold: '200.00' });
    });

    it('refuses the same key with other input (S4)', async () => {
      const player = await richPlayer();
      const key = newKey();
      await withdraw(player, '100', key);
      expect(refusalIn(await withdraw(player, '200', key)).reason).toBe('idempotency.conflict');
    });
  });

  it('refuses another player’s withdrawal or card like an unknown one (S20)', async () => {
    const [owner, stranger] = [await richPlayer(), await richPlayer()];
    const { withdrawalId } = getData<WithdrawalAnswer>(await withdraw(owner, '100'));
    const seen = await site.call(
      wallet.withdrawalInfo,
      { id: withdrawalId },
      { token: stranger.token },
    );
    expect(refusalIn(seen).code).toBe(404);
    const toForeignCard = await withdraw({ ...stranger, cardId: owner.cardId }, '100');
    expect(refusalIn(toForeignCard).reason).toBe('bankCard.needed');
  });

  it('S29: limits requests per player, and returns the wait time', async () => {
    const limited = await openTestSite(database().db, { env: { LIMIT_WITHDRAWAL: '2/60' } });
    const [player, other] = [await limited.signUp(), await limited.signUp()];
    const ask = ({ token, cardId }: TestPlayer, idempotencyKey = newKey()) =>
      limited.call(
        wallet.withdraw,
        { amount: '100', bankCardId: cardId },
        { token, idempotencyKey },
      );
    for (let n = 0; n < 2; n += 1) {
      expect(refusalIn(await ask(player)).reason).toBe('insufficientBalance');
    }
    expect(refusalIn(await ask(player))).toMatchObject({ code: 429, seconds: 60 });
    expect(refusalIn(await ask(other)).reason).toBe('insufficientBalance');
    limited.core.clock.advance(60_000);
    expect(refusalIn(await ask(player)).reason).toBe('insufficientBalance');

    await limited.give(other, 100_000n);
    await limited.prove(other);
    const key = newKey();
    const { withdrawalId } = getData<WithdrawalAnswer>(await ask(other, key));
    for (let n = 0; n < 4; n += 1) {
      expect(getData(await ask(other, key)).withdrawalId, 'a repeat is no act').toBe(withdrawalId);
    }
    getData(await ask(other));
    expect(refusalIn(await ask(other)).code).toBe(429);
    expect(getData(await ask(other, key)).withdrawalId).toBe(withdrawalId);
    await limited.close();
  });

  it('holds every ledger invariant', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
  });
});
