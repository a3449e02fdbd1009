import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Answer } from '../testing/fake-platform.ts';
import { findCalls, isBet } from './calls.ts';
import { type Context, expectAnswer, type ProviderCase } from './types.ts';

const seamless = (
  name: string,
  reason: string,
  run: (context: Context) => Promise<void>,
): ProviderCase => ({ name: `seamless: ${name}`, reason, walletMode: 'seamless', run });

const refusedBet = (status: string): ProviderCase =>
  seamless(`bet refused with ${status}`, 'No round without its stake.', async (context) => {
    const player = context.createPlayer();
    context.platform.behave(player.playerRef, (call) =>
      isBet(call)
        ? { body: { status, balance: context.platform.getBalance(player.playerRef) } }
        : undefined,
    );
    await player.enter();
    const { body } = await player.play();
    assert.notEqual(body.status, 'OK');
    context.platform.behave(player.playerRef, () => undefined);
    const next = await player.play();
    expectAnswer(next, 200, 'OK');
    await context.eventually(() => assert.equal(findCalls(context, player, 'win', next).length, 1));
    assert.equal(context.platform.getCalls(player.playerRef, 'win').length, 1);
  });

const undecidedBet = (name: string, answer: Answer): ProviderCase =>
  seamless(
    `bet without a decision: ${name}`,
    'The stake may have been taken: it is returned.',
    async (context) => {
      const player = context.createPlayer();
      context.platform.behave(player.playerRef, (call) => (isBet(call) ? answer : undefined));
      await player.enter();
      const { body } = await player.play();
      assert.notEqual(body.status, 'OK');
      await context.eventually(() =>
        assert.equal(context.platform.getCalls(player.playerRef, 'rollback').length, 1),
      );
      const bets = context.platform.getCalls(player.playerRef, 'bet');
      const [rollback] = context.platform.getCalls(player.playerRef, 'rollback');
      assert.equal(bets.length, 1, 'the bet was sent again');
      assert.equal(rollback?.body.refTxId, bets[0]?.body.txId);
      assert.deepEqual(context.platform.getCalls(player.playerRef, 'win'), []);
    },
  );

/** The wallet at the platform, which is asked for each stake. */
export const seamlessCases: readonly ProviderCase[] = [
  seamless('wallet of the platform', 'What the player sees is the wallet.', async (context) => {
    const player = context.createPlayer('100.00');
    await player.enter();
    const { body } = await player.play();
    await context.eventually(() =>
      assert.equal(body.balance, context.platform.getBalance(player.playerRef)),
    );
  }),
  ...[
    'NOT_ENOUGH_MONEY',
    'LIMIT_REACHED',
    'USER_DISABLED',
    'TOKEN_EXPIRED',
    'WRONG_CURRENCY',
    'MAINTENANCE',
    // The tombstone of a rollback that has overtaken its bet.
    'ORIGINAL_ROLLED_BACK',
  ].map(refusedBet),
  undecidedBet('HTTP 500', { code: 500, body: {} }),
  undecidedBet('HTTP 503', { code: 503, body: { status: 'UNKNOWN' } }),
  undecidedBet('a cut connection', 'cut'),
  undecidedBet('a timeout', 'silent'),
  seamless(
    'decision after the timeout',
    'The stake is on its way back: the round must not be played as well.',
    async (context) => {
      const player = context.createPlayer();
      const late = Promise.withResolvers<Answer>();
      context.platform.behave(player.playerRef, (call) => {
        if (isBet(call)) return late.promise;
        if (call.path === '/smp/v1/rollback') {
          const balance = context.platform.getBalance(player.playerRef);
          late.resolve({ body: { status: 'ORIGINAL_ROLLED_BACK', balance } });
        }
        return undefined;
      });
      await player.enter();
      const pressId = randomUUID();
      const first = await player.play(context.game.minStake, pressId);
      assert.notEqual(first.body.status, 'OK');
      await context.eventually(() =>
        assert.equal(context.platform.getCalls(player.playerRef, 'rollback').length, 1),
      );
      const again = await player.play(context.game.minStake, pressId);
      assert.notEqual(again.body.status, 'OK', 'the press was played after its rollback');
      assert.equal(context.platform.getCalls(player.playerRef, 'bet').length, 1);
      assert.deepEqual(context.platform.getCalls(player.playerRef, 'win'), []);
    },
  ),
  seamless(
    'rollback repeated until it is acknowledged',
    'The stake may have been taken: it is returned.',
    async (context) => {
      const player = context.createPlayer();
      let failures = 2;
      context.platform.behave(player.playerRef, (call) => {
        if (isBet(call)) return 'cut';
        if (call.path !== '/smp/v1/rollback' || failures === 0) return undefined;
        failures -= 1;
        return 'cut';
      });
      await player.enter();
      await player.play();
      await context.eventually(() =>
        assert.equal(context.platform.getCalls(player.playerRef, 'rollback').length, 3),
      );
      const rollbacks = context.platform.getCalls(player.playerRef, 'rollback');
      assert.equal(new Set(rollbacks.map(({ body }) => body.txId)).size, 1);
    },
  ),
  seamless('press after a bet without a decision', 'One press is one bet.', async (context) => {
    const player = context.createPlayer();
    context.platform.behave(player.playerRef, (call) => (isBet(call) ? 'cut' : undefined));
    await player.enter();
    const pressId = randomUUID();
    await player.play(context.game.minStake, pressId);
    context.platform.behave(player.playerRef, () => undefined);
    const { body } = await player.play(context.game.minStake, pressId);
    assert.notEqual(body.status, 'OK', 'the press was played after its rollback');
  }),
  seamless('no transfers', 'Money in two wallets is counted twice.', async (context) => {
    expectAnswer(await context.createPlayer().transfer('in', '10.00'), 404);
  }),
  seamless('demo without the platform', 'Play money is never in the ledger.', async (context) => {
    const player = context.createPlayer();
    await player.enter('0.00', { mode: 'demo' });
    expectAnswer(await player.play(), 200, 'OK');
    assert.deepEqual(context.platform.getCalls(player.playerRef, 'bet', 'win'), []);
  }),
];
