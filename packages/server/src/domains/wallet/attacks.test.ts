import { randomUUID } from 'node:crypto';
import type { Call, Envelope } from '@parlor/api';

import { play, wallet } from '@parlor/api/calls';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { houseBalance } from '../../ledger/index.ts';
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
  unlimited,
} from '../../testing/index.ts';
import { approve, followPayouts, reject, settlePayout } from '../withdrawals/payout.ts';

/** Texts that an attacker may send in place of an amount. */
const ODD_AMOUNTS = [
  '-100',
  '-0.01',
  '+100',
  '1e3',
  '0x64',
  '100,00',
  '１００',
  '100.001',
  '1 000',
  'NaN',
  'Infinity',
  '',
  '99999999999999999999999999',
  '9223372036854775808',
  '92233720368547758.08',
  -100,
  1e21,
  true,
  ['100'],
  { amount: '100' },
];

describeOnDatabases('money under attack', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, { env: unlimited('PROOF') });
  });
  afterAll(() => site.close());

  const richPlayer = async () => {
    const player = await site.richPlayer();
    await site.prove(player);
    return player;
  };
  const ask = (call: Call, { token }: TestPlayer, args: object, idempotencyKey = newKey()) =>
    site.call(call, args as never, { token, idempotencyKey });
  const withdraw = async (player: TestPlayer) =>
    getData<{ withdrawalId: string }>(
      await ask(wallet.withdraw, player, { amount: '100', bankCardId: player.cardId }),
    ).withdrawalId;
  const launch = async (player: TestPlayer, amount = '20') =>
    getData<{ sessionId: string }>(
      await ask(play.launchGame, player, { id: 'lucky-sevens', amount }),
    ).sessionId;
  const order = async (player: TestPlayer) =>
    getData<{ orderNo: string }>(
      await ask(wallet.charge, player, { channel: 'ewallet', amount: '500' }),
    ).orderNo;
  const getState = async (player: TestPlayer, id: string) =>
    getData(await site.call(wallet.withdrawalInfo, { id }, { token: player.token })).state;
  const getOrder = async (player: TestPlayer, orderNo: string) =>
    getData(await site.call(wallet.getOrderStatus, { orderNo }, { token: player.token })).state;

  /** The status that the payment provider receives. */
  const sendWebhook = async (body: object) => (await sendPaymentWebhook(site, body)).statusCode;

  /** The calls that take an amount, each with a player who may make it. */
  const amounts = [
    ['a deposit', wallet.charge, async () => ({ channel: 'ewallet' })],
    ['a withdrawal', wallet.withdraw, async ({ cardId }: TestPlayer) => ({ bankCardId: cardId })],
    ['a launch', play.launchGame, async () => ({ id: 'lucky-sevens' })],
    ['a top-up', play.topUpGame, async (player: TestPlayer) => ({ id: await launch(player) })],
  ] as const;

  it.each(amounts)(
    'S21: %s of an invalid amount is rejected, and moves no money',
    async (_, call, of) => {
      const player = await richPlayer();
      const args = await of(player);
      const before = await site.balance(player);
      for (const amount of ODD_AMOUNTS) {
        const { code, reason } = refusalIn(await ask(call, player, { ...args, amount }));
        expect([code, reason], JSON.stringify(amount)).toEqual([422, expect.any(String)]);
      }
      expect(await site.balance(player)).toEqual(before);
      const orders = database().db.selectFrom('deposit_order').selectAll();
      expect(
        await orders
          .where('player_id', '=', player.playerId)
          .where('channel', '<>', 'test')
          .execute(),
      ).toEqual([]);
    },
  );

  it.each([
    [
      'a deposit',
      wallet.charge,
      [{ amount: '60' }, { channel: 'banking' }, { returnPath: '/pages/index/index' }],
    ],
    ['a withdrawal', wallet.withdraw, [{ amount: '110' }, { bankCardId: randomUUID() }]],
    ['a launch', play.launchGame, [{ amount: '30' }, { amount: undefined }]],
    ['a top-up', play.topUpGame, [{ amount: '30' }, { amount: undefined }]],
  ] as const)(
    'S4: a key of %s with another body is a conflict, and the first result stays',
    async (name, call, others) => {
      const player = await richPlayer();
      const args =
        name === 'a deposit'
          ? { channel: 'ewallet', amount: '50' }
          : name === 'a withdrawal'
            ? { bankCardId: player.cardId, amount: '100' }
            : name === 'a launch'
              ? { id: 'lucky-sevens', amount: '20' }
              : { id: await launch(player), amount: '20' };
      const key = newKey();
      const first = getData(await ask(call, player, args, key));
      const before = await site.balance(player);
      for (const other of others) {
        const answer = await ask(call, player, { ...args, ...other }, key);
        expect(refusalIn(answer), JSON.stringify(other)).toMatchObject({
          code: 409,
          reason: 'idempotency.conflict',
        });
      }
      const again = getData(await ask(call, player, args, key));
      const { orderNo, withdrawalId, sessionId } = first;
      expect(again).toMatchObject(JSON.parse(JSON.stringify({ orderNo, withdrawalId, sessionId })));
      expect(await site.balance(player)).toEqual(before);
    },
  );

  it('S20: a key of one player does not affect another', async () => {
    const [one, other] = [await richPlayer(), await richPlayer()];
    const key = newKey();
    const answers = [];
    for (const player of [one, other]) {
      const form = { amount: '100', bankCardId: player.cardId };
      answers.push(getData(await ask(wallet.withdraw, player, form, key)));
    }
    expect(answers[0]?.withdrawalId).not.toBe(answers[1]?.withdrawalId);
    for (const player of [one, other]) {
      expect(await site.balance(player)).toMatchObject({ balance: '900.00', onHold: '100.00' });
    }
  });

  it('S5: concurrent withdrawals, launches and top-ups never spend the same money twice', async () => {
    const player = await richPlayer();
    const id = await launch(player, '400');
    const all = [
      ...Array.from({ length: 3 }, () =>
        ask(wallet.withdraw, player, { amount: '250', bankCardId: player.cardId }),
      ),
      ...Array.from({ length: 3 }, () => ask(play.topUpGame, player, { id, amount: '250' })),
      ask(play.exitGame, player, { id }),
      ...Array.from({ length: 2 }, () =>
        ask(play.launchGame, player, { id: 'lucky-sevens', amount: '250' }),
      ),
    ];
    const answers: Envelope[] = await Promise.all(all);
    for (const answer of answers) expect(refusalIn(answer).code).not.toBe(500);
    site.core.clock.advance(120_000);
    await site.core.jobs.runNow('play.recover');
    const balance = await site.balance(player);
    expect(balance).toMatchObject({ total: '1000.00', inTransit: '0.00' });
    expect(Number(balance.balance)).toBeGreaterThanOrEqual(0);
  });

  describe('webhooks', () => {
    const lettersAbout = (orderNo: string) =>
      database()
        .db.selectFrom('dead_letter')
        .select(['reason', 'state'])
        .where('payload', 'like', `%${orderNo}%`)
        .orderBy('id')
        .execute();

    it.each([
      [{ amount: '-500.00' }, 'malformed'],
      [{ amount: '5e2' }, 'malformed'],
      [{ amount: 500 }, 'malformed'],
      [{ amount: '0.00' }, 'amount'],
      [{ amount: '500.001' }, 'amount'],
      [{ currency: 'PESO' }, 'malformed'],
      [{ txId: '' }, 'malformed'],
      [{ txId: 'x'.repeat(141) }, 'malformed'],
    ])(
      'acknowledges the invalid payment %j, credits nothing and stores it once',
      async (changes, reason) => {
        const player = await site.signUp();
        const orderNo = await order(player);
        for (let times = 0; times < 2; times += 1) {
          expect(await sendWebhook(paid(orderNo, changes))).toBe(200);
        }
        expect((await site.balance(player)).total).toBe('0.00');
        expect(await getOrder(player, orderNo)).toBe('pendingPayment');
        expect(await lettersAbout(orderNo)).toEqual([{ reason, state: 'open' }]);
      },
    );

    it('acknowledges a payment in another currency, credits nothing and stores it once', async () => {
      const player = await site.signUp();
      const orderNo = await order(player);
      for (const currency of ['THB', 'php', 'THB']) {
        expect(await sendWebhook(paid(orderNo, { currency, txId: `${currency}-${orderNo}` }))).toBe(
          200,
        );
      }
      expect((await site.balance(player)).total).toBe('0.00');
      expect(await getOrder(player, orderNo)).toBe('pendingPayment');
      expect(await lettersAbout(orderNo)).toEqual(
        Array(2).fill({ reason: 'otherCurrency', state: 'open' }),
      );
    });

    it('credits one of two orders that claim the same payment', async () => {
      const players = [await site.signUp(), await site.signUp()];
      const orders = await Promise.all(players.map(order));
      const txId = `shared-${orders[0]}`;
      await Promise.all(orders.map((orderNo) => sendWebhook(paid(orderNo, { txId }))));
      const totals = await Promise.all(
        players.map(async (player) => (await site.balance(player)).total),
      );
      expect(totals.sort()).toEqual(['0.00', '500.00']);
    });

    it('ends in success for concurrent success and failure', async () => {
      const player = await site.signUp();
      const orderNo = await order(player);
      const no = { type: 'payment.failed', orderNo };
      await Promise.all([
        sendWebhook(paid(orderNo)),
        sendWebhook(no),
        sendWebhook(paid(orderNo)),
        sendWebhook(no),
      ]);
      expect(await getOrder(player, orderNo)).toBe('done');
      expect((await site.balance(player)).total).toBe('500.00');
    });

    it('S6: ignores and audits the result of a payout that was never sent', async () => {
      const player = await richPlayer();
      const payoutId = await withdraw(player);
      for (const type of ['payout.paid', 'payout.failed']) {
        expect(await sendWebhook({ type, payoutId })).toBe(200);
      }
      expect(await getState(player, payoutId)).toBe('pendingReview');
      expect(await site.balance(player)).toMatchObject({ balance: '900.00', onHold: '100.00' });
      const written = await database()
        .db.selectFrom('audit_entry')
        .select('action')
        .where('subject', '=', `withdrawal:${payoutId}`)
        .where('action', 'like', 'payout.%')
        .execute();
      expect(written.map(({ action }) => action).sort()).toEqual([
        'payout.failed.unexpected',
        'payout.paid.unexpected',
      ]);
    });

    it.each([
      ['payout.paid', 'payout.failed'],
      // The money has left the bank: it is taken back from the wallet, once.
      ['payout.failed', 'payout.paid'],
    ] as const)('S6: after %s and %s the withdrawal is paid, once', async (first, second) => {
      const player = await richPlayer();
      const payoutId = await withdraw(player);
      await approve(site.core, payoutId, 'operator:test');
      await site.core.jobs.runNow('withdrawals.payouts');
      for (const type of [first, second, first, second]) await sendWebhook({ type, payoutId });
      expect(await getState(player, payoutId)).toBe('done');
      expect(await site.balance(player)).toMatchObject({ total: '900.00', onHold: '0.00' });
    });

    it('S6: accepts one of a concurrent success and failure of a payout', async () => {
      const player = await richPlayer();
      const payoutId = await withdraw(player);
      await approve(site.core, payoutId, 'operator:test');
      await site.core.jobs.runNow('withdrawals.payouts');
      const types = ['payout.paid', 'payout.failed', 'payout.paid', 'payout.failed'];
      await Promise.all(types.map((type) => sendWebhook({ type, payoutId })));
      const state = await getState(player, payoutId);
      expect(['done', 'failed']).toContain(state);
      expect(await site.balance(player)).toMatchObject({
        total: state === 'done' ? '900.00' : '1000.00',
        onHold: '0.00',
      });
    });

    it.each(['not-a-uuid', randomUUID(), "' or true --"])(
      'accepts the result of an unknown payout (%s) without changes',
      async (payoutId) => {
        const player = await richPlayer();
        const mine = await withdraw(player);
        await approve(site.core, mine, 'operator:test');
        await site.core.jobs.runNow('withdrawals.payouts');
        expect(await sendWebhook({ type: 'payout.paid', payoutId })).toBe(200);
        // A deposit number is not a payout either.
        expect(await sendWebhook({ type: 'payout.failed', payoutId: await order(player) })).toBe(
          200,
        );
        expect(await getState(player, mine)).toBe('pendingPayment');
      },
    );
  });

  it('S30: an unresponsive provider holds no database connection', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => site.signUp()));
    const answer = Promise.withResolvers<{ paymentId: string; payUrl: string }>();
    const create = vi
      .spyOn(site.core.outside.payments, 'createPayment')
      .mockImplementation(() => answer.promise);
    // More than the maximum number of connections.
    const orders = players.flatMap((player) => Array.from({ length: 9 }, () => order(player)));
    await expect.poll(() => create.mock.calls.length, { timeout: 10_000 }).toBe(27);
    for (const player of players) expect((await site.balance(player)).total).toBe('0.00');
    answer.resolve({ paymentId: 'late', payUrl: 'http://localhost:8081/pay/late' });
    expect(new Set(await Promise.all(orders)).size).toBe(27);
    create.mockRestore();
  });

  it('S10: two servers that process payouts concurrently pay each once', async () => {
    const player = await richPlayer();
    const id = await withdraw(player);
    await approve(site.core, id, 'operator:test');
    const { payments } = site.core.outside;
    const made: string[] = [];
    const counting = {
      ...payments,
      createPayout: async (request: Parameters<typeof payments.createPayout>[0]) => {
        made.push(request.payoutId);
        return payments.createPayout(request);
      },
    };
    await Promise.all([1, 2, 3].map(() => followPayouts(site.core, counting)));
    expect(made.filter((payoutId) => payoutId === id)).toEqual([id]);
  });

  it('S6: concurrent rejection, approval and bank result move the money once', async () => {
    const player = await richPlayer();
    const id = await withdraw(player);
    await Promise.allSettled([
      reject(site.core, id, 'operator:one', 'test'),
      approve(site.core, id, 'operator:two'),
      settlePayout(site.core, id),
      reject(site.core, id, 'operator:three', 'test'),
    ]);
    const back = (await getState(player, id)) === 'failed';
    expect(await site.balance(player)).toMatchObject({
      balance: back ? '1000.00' : '900.00',
      onHold: back ? '0.00' : '100.00',
    });
  });

  it('holds every invariant, with nothing unexplained', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
    expect(await houseBalance(database().db, 'house:suspense')).toBe(0n);
  });
});
