import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { findCalls, isWin } from './calls.ts';
import type { TestPlayer } from './provider.ts';
import { type Context, expectAnswer, type ProviderCase } from './types.ts';

/** More rounds than a player can plausibly win one after the other. */
const MOST_ROUNDS = 60;

/** Plays until a round was lost. @returns its id */
async function playUntilLost(player: TestPlayer): Promise<string> {
  for (let count = 0; count < MOST_ROUNDS; count += 1) {
    const { body } = await player.play();
    assert.equal(body.status, 'OK', `a round was refused: ${JSON.stringify(body)}`);
    if (Number(body.won) === 0) return String(body.roundId);
  }
  throw new Error(`${MOST_ROUNDS} rounds were won one after the other`);
}

const rounds: ProviderCase[] = [
  {
    name: 'round: bet with every field',
    reason: 'The ledger posts what is reported.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const played = await player.play();
      await context.eventually(() =>
        assert.equal(findCalls(context, player, 'bet', played).length, 1),
      );
      const [bet] = findCalls(context, player, 'bet', played);
      const { playerRef, fundRef, launchToken } = player;
      const { txId, ...fields } = { ...bet?.body };
      assert.match(String(txId), /^.{1,140}$/);
      assert.deepEqual(fields, {
        sessionToken: `token-of-${launchToken}`,
        roundId: played.body.roundId,
        playerRef,
        fundRef,
        gameCode: context.game.gameCode,
        amount: context.game.minStake,
        currency: context.currency,
        roundStart: true,
      });
    },
  },
  {
    name: 'round: win refers to its bet and closes the round',
    reason: 'A win without its bet is an alarm, and an open round holds the player’s session.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const played = await player.play();
      await context.eventually(() =>
        assert.equal(findCalls(context, player, 'win', played).length, 1),
      );
      const [bet] = findCalls(context, player, 'bet', played);
      const [win] = findCalls(context, player, 'win', played);
      assert.equal(win?.body.refTxId, bet?.body.txId);
      assert.equal(win?.body.amount, played.body.won);
      assert.equal(win?.body.roundClosed, true);
    },
  },
  {
    name: 'round: a lost round is closed by a win of zero',
    reason: 'Otherwise it counts as unfinished forever.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const roundId = await playUntilLost(player);
      await context.eventually(() => {
        const wins = context.platform.getCalls(player.playerRef, 'win');
        const closing = wins.find(({ body }) => body.roundId === roundId);
        assert.deepEqual([Number(closing?.body.amount), closing?.body.roundClosed], [0, true]);
      });
    },
  },
  {
    name: 'round: bet before its win',
    reason: 'A win that overtakes its bet is refused.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const played = await player.play();
      await context.eventually(() =>
        assert.equal(findCalls(context, player, 'win', played).length, 1),
      );
      const order = context.platform
        .getCalls(player.playerRef, 'bet', 'win')
        .map(({ path }) => path);
      assert.deepEqual(order, ['/smp/v1/bet', '/smp/v1/win']);
    },
  },
  {
    name: 'round: every call signed',
    reason: 'The platform refuses what anybody could have sent.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      await player.play();
      await context.eventually(() =>
        assert.ok(context.platform.getCalls(player.playerRef).some(isWin), 'no report arrived'),
      );
      const unsigned = context.platform.getCalls(player.playerRef).filter(({ signed }) => !signed);
      assert.deepEqual(unsigned, []);
    },
  },
  {
    name: 'round: repeated press',
    reason: 'A double click, or a retry of the game page, must not bet twice.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const pressId = randomUUID();
      const first = await player.play(context.game.minStake, pressId);
      const again = await player.play(context.game.minStake, pressId);
      assert.equal(again.body.roundId, first.body.roundId);
      await context.eventually(() =>
        assert.equal(findCalls(context, player, 'win', first).length, 1),
      );
      assert.equal(findCalls(context, player, 'bet', first).length, 1);
    },
  },
  {
    name: 'round: bets at once',
    reason: 'Races must neither lose nor double a stake.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const answers = await Promise.all(Array.from({ length: 8 }, () => player.play()));
      const accepted = answers.filter(({ body }) => body.status === 'OK');
      assert.ok(accepted.length > 0, 'no bet was accepted');
      await context.eventually(() => {
        const wins = context.platform.getCalls(player.playerRef, 'win');
        assert.equal(new Set(wins.map(({ body }) => body.roundId)).size, accepted.length);
      });
      const bets = context.platform.getCalls(player.playerRef, 'bet');
      assert.equal(new Set(bets.map(({ body }) => body.txId)).size, accepted.length);
    },
  },
  {
    name: 'round: stake above the limit of the session',
    reason: 'The limit is the player’s protection.',
    async run(context) {
      const player = context.createPlayer('100000.00');
      await player.enter('100000.00', {
        limits: { maxStake: context.game.minStake, minSpinMs: 0, autoplay: false },
      });
      expectAnswer(await player.play('5000.00'), 200, 'LIMIT_REACHED');
      assert.deepEqual(context.platform.getCalls(player.playerRef, 'bet'), []);
    },
  },
  {
    name: 'round: stake that nobody can pay',
    reason: 'A game never plays on credit.',
    async run(context) {
      const player = context.createPlayer('0.00');
      await player.enter('0.01');
      expectAnswer(await player.play(), 200, 'NOT_ENOUGH_MONEY');
      assert.deepEqual(context.platform.getCalls(player.playerRef, 'win'), []);
    },
  },
  {
    name: 'round: rollback of a void round',
    reason: 'A round that failed returns its stake.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const roundId = await playUntilLost(player);
      expectAnswer(await context.provider.post(`/test/rounds/${roundId}/void`, {}), 200);
      await context.eventually(() => {
        const [rollback] = context.platform.getCalls(player.playerRef, 'rollback');
        const bet = context.platform
          .getCalls(player.playerRef, 'bet')
          .find(({ body }) => body.roundId === roundId);
        assert.ok(rollback, 'no rollback arrived');
        assert.equal(rollback.body.refTxId, bet?.body.txId);
        assert.equal(rollback.body.roundId, roundId);
      });
    },
  },
];

type FeedEvent = Readonly<Record<string, string>>;

const readFeed = async ({ provider }: Context, roundId: unknown): Promise<FeedEvent[]> => {
  const found: FeedEvent[] = [];
  for (let cursor = '0'; ; ) {
    const { body } = await provider.get(`/v1/rounds?cursor=${cursor}&limit=1000`);
    const events = body.events as FeedEvent[];
    found.push(...events.filter((event) => event.roundId === roundId));
    if (events.length === 0 || body.next === cursor) return found;
    cursor = String(body.next);
  }
};

const feed: ProviderCase[] = [
  {
    name: 'feed: the same events as the reports',
    reason: 'Every day the books of both sides are compared by it.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const played = await player.play();
      await context.eventually(() =>
        assert.equal(findCalls(context, player, 'win', played).length, 1),
      );
      const events = await readFeed(context, played.body.roundId);
      const sent = [
        ...findCalls(context, player, 'bet', played),
        ...findCalls(context, player, 'win', played),
      ];
      assert.deepEqual(
        events.map(({ txId, type, amount }) => ({ txId, type, amount })),
        sent.map(({ body, path }) => ({
          txId: body.txId,
          type: path.replace('/smp/v1/', ''),
          amount: body.amount,
        })),
      );
    },
  },
  {
    name: 'feed: positions increase, and a page goes on where the last one ended',
    reason: 'The platform remembers one position, and must miss nothing.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      for (let count = 0; count < 3; count += 1) await player.play();
      const { provider } = context;
      const whole = (await provider.get('/v1/rounds?cursor=0&limit=5')).body.events as FeedEvent[];
      const positions = whole.map(({ cursor }) => BigInt(cursor ?? ''));
      assert.deepEqual(
        positions,
        positions.toSorted((a, b) => (a < b ? -1 : 1)),
      );
      const first = (await provider.get('/v1/rounds?cursor=0&limit=2')).body;
      const rest = (await provider.get(`/v1/rounds?cursor=${first.next}&limit=3`)).body;
      assert.deepEqual([...(first.events as []), ...(rest.events as [])], whole);
    },
  },
  {
    name: 'record: the full round',
    reason: 'A player may see and verify every round.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const { body } = await player.play();
      const answer = await context.provider.get(`/v1/rounds/${body.roundId}`);
      expectAnswer(answer, 200);
      const { roundId, state, staked, won, playerRef } = answer.body;
      assert.deepEqual(
        { roundId, state, staked, won, playerRef },
        {
          roundId: body.roundId,
          state: 'closed',
          staked: context.game.minStake,
          won: body.won,
          playerRef: player.playerRef,
        },
      );
    },
  },
  {
    name: 'record: unknown round',
    reason: 'A wrong id must not look like a round.',
    run: async ({ provider }) => expectAnswer(await provider.get('/v1/rounds/none'), 404),
  },
  {
    name: 'fairness: the published hash is that of the revealed seed',
    reason: 'Otherwise outcomes could be chosen after the bet.',
    async run({ provider, createPlayer }) {
      const player = createPlayer();
      const path = `/v1/players/${player.playerRef}/seeds`;
      await player.enter();
      const before = (await provider.get(path)).body;
      const played = await player.play();
      expectAnswer(played, 200, 'OK');
      const { revealed } = (await provider.post(path, { clientSeed: 'conformance' })).body as {
        revealed: { serverSeed: string; serverSeedHash: string };
      };
      const seed = Buffer.from(revealed.serverSeed, 'hex');
      assert.equal(revealed.serverSeedHash, before.serverSeedHash);
      assert.equal(createHash('sha256').update(seed).digest('hex'), before.serverSeedHash);
      const after = (await provider.get(path)).body;
      assert.deepEqual([after.clientSeed, after.nonce], ['conformance', 0]);
    },
  },
];

/** Rounds, the feed, records and fairness. */
export const roundCases: readonly ProviderCase[] = [...rounds, ...feed];
