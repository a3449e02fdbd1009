import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Context, expectAnswer, type ProviderCase } from './types.ts';

const transfer = (
  name: string,
  reason: string,
  run: (context: Context) => Promise<void>,
): ProviderCase => ({ name: `transfer: ${name}`, reason, walletMode: 'transfer', run });

const getBalance = async ({ provider }: Context, playerRef: string, fundRef = 'cash') => {
  const { body } = await provider.get(`/v1/players/${playerRef}/balance`);
  const balances = body.balances as { fundRef: string; balance: string }[];
  return balances.find((row) => row.fundRef === fundRef)?.balance;
};

/** The provider's own wallet, which the platform fills and collects. */
export const transferCases: readonly ProviderCase[] = [
  transfer('in and out', 'Money goes into a game and comes back.', async (context) => {
    const player = context.createPlayer();
    const into = await player.transfer('in', '100.00');
    assert.deepEqual(
      { status: into.body.status, amount: into.body.amount, balance: into.body.balance },
      { status: 'completed', amount: '100.00', balance: '100.00' },
    );
    assert.match(String(into.body.cursor), /^\d{1,18}$/);
    const out = await player.transfer('out', '30.00');
    assert.equal(out.body.balance, '70.00');
    assert.equal(await getBalance(context, player.playerRef), '70.00');
  }),
  transfer('replayed', 'A transfer whose answer was lost is sent again.', async (context) => {
    const player = context.createPlayer();
    const transferId = randomUUID();
    const first = await player.transfer('in', '100.00', { transferId });
    expectAnswer(first, 200, 'completed');
    assert.deepEqual(await player.transfer('in', '100.00', { transferId }), first);
    assert.equal(await getBalance(context, player.playerRef), '100.00');
  }),
  transfer('ten at once with one id', 'Retries overtake each other.', async (context) => {
    const player = context.createPlayer();
    const transferId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.transfer('in', '10.00', { transferId })),
    );
    for (const answer of answers) expectAnswer(answer, 200, 'completed');
    assert.equal(await getBalance(context, player.playerRef), '10.00');
  }),
  transfer(
    'same id with other terms',
    'An id that means two things is a fault.',
    async (context) => {
      const player = context.createPlayer();
      const transferId = randomUUID();
      await player.transfer('in', '10.00', { transferId });
      const other = await player.transfer('in', '11.00', { transferId });
      expectAnswer(other, 409, 'DUPLICATE_CONFLICT');
      assert.equal(await getBalance(context, player.playerRef), '10.00');
    },
  ),
  transfer('more than the balance', 'A wallet never goes below zero.', async (context) => {
    const player = context.createPlayer();
    await player.transfer('in', '10.00');
    const answer = await player.transfer('out', '10.01');
    expectAnswer(answer, 200, 'rejected');
    assert.equal(await getBalance(context, player.playerRef), '10.00');
  }),
  transfer('rejected for good', 'A verdict that changes later loses money.', async (context) => {
    const player = context.createPlayer();
    const transferId = randomUUID();
    const first = await player.transfer('out', '5.00', { transferId });
    expectAnswer(first, 200, 'rejected');
    await player.transfer('in', '90.00');
    assert.deepEqual(await player.transfer('out', '5.00', { transferId }), first);
  }),
  transfer('ten at once out', 'Races must not pay twice.', async (context) => {
    const player = context.createPlayer();
    await player.transfer('in', '50.00');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.transfer('out', '10.00')),
    );
    const completed = answers.filter(({ body }) => body.status === 'completed');
    assert.equal(completed.length, 5, `${completed.length} of ten were paid from 50.00`);
    assert.equal(await getBalance(context, player.playerRef), '0.00');
  }),
  transfer('all', 'The platform collects everything at the end.', async (context) => {
    const player = context.createPlayer();
    await player.transfer('in', '12.34');
    const out = await player.transfer('out', 'all');
    assert.deepEqual([out.body.status, out.body.amount], ['completed', '12.34']);
  }),
  transfer('all of nothing', 'A player who lost everything leaves as well.', async (context) => {
    const player = context.createPlayer();
    await player.transfer('in', '5.00');
    await player.transfer('out', 'all');
    const out = await player.transfer('out', 'all');
    assert.deepEqual([out.body.status, out.body.amount], ['completed', '0.00']);
  }),
  ...['0', '-1.00', '1.001', '1e2', 'all'].map((amount) =>
    transfer(`in of ${amount}`, 'A malformed amount must not become money.', async (context) => {
      expectAnswer(await context.createPlayer().transfer('in', amount), 400);
    }),
  ),
  transfer('status of a known one', 'A lost answer is asked for later.', async (context) => {
    const player = context.createPlayer();
    const transferId = randomUUID();
    const { body } = await player.transfer('in', '10.00', { transferId });
    assert.deepEqual((await context.provider.get(`/v1/transfers/${transferId}`)).body, body);
  }),
  transfer(
    'status of an unknown one',
    'Only a definite no lets the platform return the money.',
    async ({ provider }) => {
      const answer = await provider.get(`/v1/transfers/${randomUUID()}`);
      expectAnswer(answer, 200, 'not_found');
    },
  ),
  transfer('funds apart', 'A promotion’s money is not the player’s.', async (context) => {
    const player = context.createPlayer();
    await player.transfer('in', '10.00');
    await player.transfer('in', '5.00', { fundRef: 'promo-7' });
    await player.transfer('out', 'all');
    assert.equal(await getBalance(context, player.playerRef, 'promo-7'), '5.00');
  }),
  transfer('currencies apart', 'Ten dong must not become ten dollars.', async (context) => {
    const player = context.createPlayer();
    await player.transfer('in', '10.00');
    const currency = context.currency === 'EUR' ? 'USD' : 'EUR';
    const answer = await player.transfer('out', '10.00', { currency });
    const isRefused = answer.status >= 400 || answer.body.status === 'rejected';
    assert.ok(isRefused, 'paid in a currency that was never put in');
  }),
];
