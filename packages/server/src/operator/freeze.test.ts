import { auth, play, wallet } from '@parlor/api/calls';
import { LOCALES } from '@parlor/api/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
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
import { money, players } from './calls/index.ts';

const withKey = ({ token }: TestPlayer) => ({ token, idempotencyKey: newKey() });

describeOnDatabases('a freeze', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  beforeAll(async () => {
    site = await openTestSite(database().db, { env: { WITHDRAWAL_AUTO_APPROVE_SECONDS: '60' } });
    operator = testOperator(site);
  });
  afterAll(() => site.close());

  const freeze = (player: TestPlayer) =>
    operator.must(players.freezePlayer, { player: player.playerId, reason: 'chargeback 8812' });
  const unfreeze = (player: TestPlayer) =>
    operator.must(players.unfreezePlayer, { player: player.playerId, reason: 'it was a mistake' });
  const launch = (player: TestPlayer) =>
    site.call(play.launchGame, { id: 'lucky-sevens' }, withKey(player));
  const deposit = (player: TestPlayer) =>
    site.call(wallet.charge, { channel: 'ewallet', amount: '500' }, withKey(player));
  async function withdraw(player: TestPlayer, amount: string) {
    await site.prove(player);
    const form = { amount, bankCardId: player.cardId };
    return getData<{ withdrawalId: string; state: string }>(
      await site.call(wallet.withdraw, form, withKey(player)),
    );
  }

  it('refuses new deposits and games with a reason, and keeps sessions (product decision 40)', async () => {
    const player = await site.richPlayer();
    await freeze(player);
    for (const answer of [await launch(player), await deposit(player)]) {
      expect(refusalIn(answer)).toMatchObject({ code: 422, reason: 'accountFrozen' });
    }
    expect(await site.balance(player)).toMatchObject({ balance: '1000.00', total: '1000.00' });
    await unfreeze(player);
    expect(getData(await deposit(player))).toHaveProperty('payUrl');
    expect(getData(await launch(player))).toHaveProperty('launchUrl');
  });

  it('localizes the reason', async () => {
    const player = await site.richPlayer();
    await freeze(player);
    const texts = await Promise.all(
      LOCALES.map(async (locale) => {
        const answer = await site.app.inject({
          method: 'POST',
          url: `/user-api/pay/ewallet/charge?lang=${locale}&amount=500`,
          headers: {
            authorization: `Bearer ${player.token}`,
            'idempotency-key': withKey(player).idempotencyKey,
          },
        });
        return answer.json().msg;
      }),
    );
    expect(new Set(texts).size).toBe(LOCALES.length);
  });

  it('allows log-in and withdrawal; withdrawals need manual review', async () => {
    const player = await site.richPlayer();
    await freeze(player);
    const { uuid } = getData<{ uuid: string }>(await site.call(auth.captchaImage, {}));
    const captcha = site.core.outside.captchas.find((each) => each.uuid === uuid);
    const form = { username: player.phone, password: player.password, uuid, code: captcha?.answer };
    expect(getData(await site.call(auth.login, { ...form, code: form.code ?? '' }))).toHaveProperty(
      'token',
    );

    const { withdrawalId, state } = await withdraw(player, '400');
    expect(state).toBe('pendingReview');
    expect(await site.balance(player)).toMatchObject({ balance: '600.00', onHold: '400.00' });
    // It is never approved automatically, neither now nor after the freeze ends.
    const look = async () => {
      site.core.clock.advance(120_000);
      await site.core.jobs.runNow('withdrawals.autoApprove');
      const info = await site.call(
        wallet.withdrawalInfo,
        { id: withdrawalId },
        { token: player.token },
      );
      return getData(info).state;
    };
    expect(await look()).toBe('pendingReview');
    expect((await operator.must(money.listWithdrawals)).rows).toContainEqual(
      expect.objectContaining({ id: withdrawalId, frozen: true }),
    );
    await unfreeze(player);
    expect(await look()).toBe('pendingReview');
    await operator.must(money.approveWithdrawal, { id: withdrawalId });
    expect(await look()).toBe('pendingPayment');
  });

  it('ends the open game: posts its rounds, returns the money, accepts no transfer in', async () => {
    const player = await site.richPlayer();
    const { sessionId } = getData<{ sessionId: string }>(await launch(player));
    expect(await site.balance(player)).toMatchObject({ balance: '0.00', inPlay: '1000.00' });
    const { lotus } = site.core.outside;
    // A round that the provider has settled but not reported yet.
    lotus.play({
      playerRef: player.playerId,
      fundRef: 'cash',
      gameCode: 'lucky-sevens',
      bet: 10_000n,
      win: 35_000n,
    });
    expect(await freeze(player)).toMatchObject({ left: 'lucky sevens' });
    expect(await site.balance(player)).toMatchObject({
      balance: '1250.00',
      inPlay: '0.00',
      total: '1250.00',
    });
    const topUp = await site.call(
      play.topUpGame,
      { id: sessionId, amount: '100' },
      withKey(player),
    );
    expect(refusalIn(topUp).code).toBe(422);
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('freezes while the provider is unreachable; the game ends when it responds', async () => {
    const player = await site.richPlayer();
    getData(await launch(player));
    const { lotus } = site.core.outside;
    lotus.fault = 'silent';
    await freeze(player);
    expect(await site.balance(player)).toMatchObject({ balance: '0.00', total: '1000.00' });
    expect(refusalIn(await launch(player)).code).toBe(422);
    lotus.fault = null;
    site.core.clock.advance(10_000);
    await site.core.jobs.runNow('play.recover');
    expect(await site.balance(player)).toMatchObject({ balance: '1000.00', inPlay: '0.00' });
  });

  it('never blocks settlement: posts a deposit that was in progress', async () => {
    const player = await site.richPlayer();
    const order = getData<{ orderNo: string }>(await deposit(player));
    await freeze(player);
    const response = await sendPaymentWebhook(site, paid(order.orderNo));
    expect(response.json()).toEqual({ received: true });
    expect(await site.balance(player)).toMatchObject({ balance: '1500.00' });
  });

  it('S31: is recorded in the audit log with its reason, shown to operators, and done once', async () => {
    const player = await site.signUp({ username: `frozen.${database().kind}` });
    const name = `frozen.${database().kind}`;
    await freeze(player);
    expect(await operator.ask(players.freezePlayer, { player: name, reason: 'again' })).toEqual({
      status: 409,
      body: { error: `${name} is already frozen` },
    });
    expect(await operator.must(players.showPlayer, { player: name })).toMatchObject({
      frozen: true,
      freeze: { by: 'operator:demo', reason: 'chargeback 8812' },
    });
    const { rows } = await operator.must(players.findPlayers, { search: name, frozen: true });
    expect(rows).toHaveLength(1);
    await unfreeze(player);
    expect((await operator.must(players.showPlayer, { player: name })).freeze).toBeNull();
    expect((await operator.ask(players.freezePlayer, { player: name, reason: '?' })).status).toBe(
      422,
    );
  });
});
