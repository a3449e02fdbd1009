import assert from 'node:assert/strict';
import type { Answer } from '../testing/fake-platform.ts';
import { findCalls, isBet, isWin } from './calls.ts';
import { expectAnswer, type ProviderCase } from './types.ts';

const repeated = (name: string, answer: Answer, times = 2): ProviderCase => ({
  name: `report: repeated after ${name}`,
  reason: 'A win that is reported once only is lost with a lost connection.',
  async run(context) {
    const player = context.createPlayer();
    let failures = times;
    context.platform.behave(player.playerRef, (call) => {
      if (!isWin(call) || failures === 0) return undefined;
      failures -= 1;
      return answer;
    });
    await player.enter();
    const played = await player.play();
    await context.eventually(() =>
      assert.equal(findCalls(context, player, 'win', played).length, times + 1),
    );
    const wins = findCalls(context, player, 'win', played);
    assert.equal(new Set(wins.map(({ body }) => JSON.stringify(body))).size, 1, 'a repeat differs');
  },
});

const finalRefusal = (status: string): ProviderCase => ({
  name: `report: not repeated after ${status}`,
  reason: 'A day of repeats would hide every other report of the player.',
  async run(context) {
    const player = context.createPlayer();
    let isFirst = true;
    context.platform.behave(player.playerRef, (call) => {
      if (!isWin(call) || !isFirst) return undefined;
      isFirst = false;
      return { body: { status } };
    });
    await player.enter();
    const refused = await player.play();
    const next = await player.play();
    // The next report comes after every repeat of the refused one.
    await context.eventually(() => assert.equal(findCalls(context, player, 'win', next).length, 1));
    assert.equal(findCalls(context, player, 'win', refused).length, 1);
  },
});

/** What is reported, how often, and in which order. */
export const reportCases: readonly ProviderCase[] = [
  repeated('HTTP 500', { code: 500, body: { status: 'UNKNOWN' } }),
  repeated('HTTP 429', { code: 429, body: { status: 'UNKNOWN' } }),
  repeated('maintenance', { code: 503, body: { status: 'MAINTENANCE' } }),
  repeated('a cut connection', 'cut'),
  repeated('a timeout', 'silent', 1),
  {
    name: 'report: order kept after a failure',
    reason: 'A win that overtakes its bet is refused.',
    walletMode: 'transfer',
    async run(context) {
      const player = context.createPlayer();
      let failures = 2;
      context.platform.behave(player.playerRef, (call) => {
        if (!isBet(call) || failures === 0) return undefined;
        failures -= 1;
        return { code: 500, body: {} };
      });
      await player.enter();
      await player.play();
      await context.eventually(() =>
        assert.ok(context.platform.getCalls(player.playerRef, 'win').length > 0, 'no win arrived'),
      );
      const order = context.platform
        .getCalls(player.playerRef, 'bet', 'win')
        .map(({ path }) => path);
      assert.deepEqual(order, ['/smp/v1/bet', '/smp/v1/bet', '/smp/v1/bet', '/smp/v1/win']);
    },
  },
  ...['DUPLICATE_CONFLICT', 'ORIGINAL_ROLLED_BACK', 'BET_NOT_FOUND', 'WRONG_CURRENCY'].map(
    finalRefusal,
  ),
  {
    name: 'report: win after the session has ended',
    reason: 'What was won is the player’s, whenever it is reported.',
    async run(context) {
      const player = context.createPlayer();
      let isDown = true;
      context.platform.behave(player.playerRef, (call) =>
        isWin(call) && isDown ? { code: 503, body: {} } : undefined,
      );
      await player.enter();
      const played = await player.play();
      await player.closeSession();
      const before = findCalls(context, player, 'win', played).length;
      isDown = false;
      await context.eventually(() =>
        assert.ok(
          findCalls(context, player, 'win', played).length > before,
          'no win after the end',
        ),
      );
    },
  },
  {
    name: 'report: win after the token has expired',
    reason: 'A token ends play; a round that was paid for is still settled.',
    async run(context) {
      const player = context.createPlayer();
      let isExpired = false;
      let isUp = false;
      context.platform.behave(player.playerRef, (call) => {
        if (isWin(call)) return isUp ? undefined : { code: 503, body: {} };
        const needsToken = call.body.sessionToken !== undefined;
        return isExpired && needsToken ? { body: { status: 'TOKEN_EXPIRED' } } : undefined;
      });
      await player.enter();
      const played = await player.play();
      await context.eventually(() =>
        assert.ok(findCalls(context, player, 'win', played).length > 0, 'no win arrived'),
      );
      isExpired = true;
      // The provider learns of the expiry before the platform accepts the win.
      if (context.walletMode === 'seamless') {
        expectAnswer(await player.play(), 200, 'TOKEN_EXPIRED');
      }
      const before = findCalls(context, player, 'win', played).length;
      isUp = true;
      await context.eventually(() =>
        assert.ok(
          findCalls(context, player, 'win', played).length > before,
          'no win after the expiry',
        ),
      );
    },
  },
  {
    name: 'report: the session is opened and closed',
    reason: 'The platform knows by it where the player is.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      await player.play();
      await player.closeSession();
      await context.eventually(() =>
        assert.deepEqual(
          context.platform
            .getCalls(player.playerRef, 'session-event')
            .map(({ body }) => body.event),
          ['opened', 'closed'],
        ),
      );
    },
  },
];
