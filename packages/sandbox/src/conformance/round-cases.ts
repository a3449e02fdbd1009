import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import type { Answer as PlatformAnswer, ReceivedCall } from '../testing/fake-platform.ts';
import type { Answer, TestPlayer } from './provider.ts';
import { type Context, expectAnswer, type ProviderCase } from './types.ts';

/** More rounds than a player can plausibly win one after the other. */
const MOST_ROUNDS = 60;

const isWin = ({ path }: ReceivedCall): boolean => path === '/smp/v1/win';
const isBet = ({ path }: ReceivedCall): boolean => path === '/smp/v1/bet';

/** Plays until a round was lost. @returns its id */
async function playUntilLost(player: TestPlayer): Promise<string> {
  for (let count = 0; count < MOST_ROUNDS; count += 1) {
    const { body } = await player.play();
    assert.equal(body.status, 'OK', `a round was refused: ${JSON.stringify(body)}`);
    if (Number(body.won) === 0) return String(body.roundId);
  }
  throw new Error(`${MOST_ROUNDS} rounds were won one after the other`);
}

const find = (context: Context, player: TestPlayer, call: string, answer: Answer) =>
  context.platform
    .getCalls(player.playerRef, call)
    .filter(({ body }) => body.roundId === answer.body.roundId);

const rounds: ProviderCase[] = [
  {
    name: 'round: bet with every field',
    reason: 'The ledger posts what is reported.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      const played = await player.play();
      await context.eventually(() => assert.equal(find(context, player, 'bet', played).length, 1));
      const [bet] = find(context, player, 'bet', played);
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
      await context.eventually(() => assert.equal(find(context, player, 'win', played).length, 1));
      const [bet] = find(context, player, 'bet', played);
      const [win] = find(context, player, 'win', played);
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
      await context.eventually(() => assert.equal(find(context, player, 'win', played).length, 1));
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
      await context.eventually(() => assert.equal(find(context, player, 'win', first).length, 1));
      assert.equal(find(context, player, 'bet', first).length, 1);
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

const repeated = (name: string, answer: PlatformAnswer, times = 2): ProviderCase => ({
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
      assert.equal(find(context, player, 'win', played).length, times + 1),
    );
    const wins = find(context, player, 'win', played);
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
    await context.eventually(() => assert.equal(find(context, player, 'win', next).length, 1));
    assert.equal(find(context, player, 'win', refused).length, 1);
  },
});

const reports: ProviderCase[] = [
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
      const before = find(context, player, 'win', played).length;
      isDown = false;
      await context.eventually(() =>
        assert.ok(find(context, player, 'win', played).length > before, 'no win after the end'),
      );
    },
  },
  {
    name: 'report: win after the token has expired',
    reason: 'A token ends play; a round that was paid for is still settled.',
    async run(context) {
      const player = context.createPlayer();
      let isExpired = false;
      context.platform.behave(player.playerRef, (call) => {
        if (isWin(call)) return isExpired ? undefined : { code: 503, body: {} };
        const needsToken = call.body.sessionToken !== undefined;
        return isExpired && needsToken ? { body: { status: 'TOKEN_EXPIRED' } } : undefined;
      });
      await player.enter();
      const played = await player.play();
      await context.eventually(() => assert.ok(find(context, player, 'win', played).length > 0));
      isExpired = true;
      const before = find(context, player, 'win', played).length;
      if (context.walletMode === 'seamless') {
        expectAnswer(await player.play(), 200, 'TOKEN_EXPIRED');
      }
      await context.eventually(() =>
        assert.ok(find(context, player, 'win', played).length > before, 'no win after the expiry'),
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
      await context.eventually(() => assert.equal(find(context, player, 'win', played).length, 1));
      const events = await readFeed(context, played.body.roundId);
      const sent = [
        ...find(context, player, 'bet', played),
        ...find(context, player, 'win', played),
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
    await context.eventually(() => assert.equal(find(context, player, 'win', next).length, 1));
    assert.equal(context.platform.getCalls(player.playerRef, 'win').length, 1);
  });

const undecidedBet = (name: string, answer: PlatformAnswer): ProviderCase =>
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
const seamlessCases: ProviderCase[] = [
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
      const late = Promise.withResolvers<PlatformAnswer>();
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

/** A game of the provider that plays free spins; undefined if none does. */
async function findFreeSpinGame({ provider }: Context) {
  const { body } = await provider.get('/v1/games?limit=1000');
  const games = Array.isArray(body.games) ? body.games : [];
  return games.find(({ freeSpins }) => freeSpins === true) as
    | { readonly gameCode: string; readonly minStake: string }
    | undefined;
}

const SPINS = 3;

/** A case with free spins and an empty wallet; a provider without such games passes it. */
const freeSpins = (
  name: string,
  reason: string,
  run: (context: Context, player: TestPlayer, stake: string) => Promise<void>,
): ProviderCase => ({
  name: `free spins: ${name}`,
  reason,
  async run(context) {
    const game = await findFreeSpinGame(context);
    if (game === undefined) return;
    const player = context.createPlayer('0.00');
    const grant = { spins: SPINS, stake: game.minStake };
    expectAnswer(await player.openSession({ gameCode: game.gameCode, freeSpins: grant }), 200);
    await run(context, player, game.minStake);
  },
});

const freeSpinCases: ProviderCase[] = [
  freeSpins(
    'marked bets of zero, as many as were granted',
    'The promotion that granted them counts each of them.',
    async (context, player, stake) => {
      for (let spin = 0; spin < SPINS; spin += 1) {
        expectAnswer(await player.playFreeSpin(stake), 200, 'OK');
      }
      const { body } = await player.playFreeSpin(stake);
      assert.notEqual(body.status, 'OK', 'more spins were played than were granted');
      await context.eventually(() => {
        const bets = context.platform.getCalls(player.playerRef, 'bet');
        const marks = bets.map(({ body: bet }) => [Number(bet.amount), bet.freeSpin]);
        assert.deepEqual(marks, Array(SPINS).fill([0, true]));
        assert.equal(context.platform.getCalls(player.playerRef, 'win').length, SPINS);
      });
    },
  ),
  freeSpins(
    'a repeated press is one spin',
    'A retry of the game page must not cost the player another one.',
    async (context, player, stake) => {
      const pressId = randomUUID();
      const first = await player.playFreeSpin(stake, pressId);
      const again = await player.playFreeSpin(stake, pressId);
      assert.equal(again.body.roundId, first.body.roundId);
      await context.eventually(() =>
        assert.equal(context.platform.getCalls(player.playerRef, 'bet').length, 1),
      );
    },
  ),
  freeSpins(
    'in the feed and the record',
    'Whichever arrives first is posted, and both must say the same.',
    async (context, player, stake) => {
      const { body } = await player.playFreeSpin(stake);
      const record = (await context.provider.get(`/v1/rounds/${body.roundId}`)).body;
      assert.deepEqual([Number(record.staked), record.stake], [0, stake]);
      const events = record.events as readonly Record<string, unknown>[];
      const bet = events.find(({ type }) => type === 'bet');
      assert.deepEqual([Number(bet?.amount), bet?.freeSpin], [0, true]);
    },
  ),
  freeSpins(
    'end with their session',
    'A promotion that has ended pays for nothing.',
    async (_, player, stake) => {
      expectAnswer(await player.playFreeSpin(stake), 200, 'OK');
      await player.closeSession();
      const { body } = await player.playFreeSpin(stake);
      assert.notEqual(body.status, 'OK', 'a spin was played after the session');
    },
  ),
];

/** Rounds, reports, the feed, records, fairness, the seamless wallet, and free spins. */
export const roundCases: readonly ProviderCase[] = [
  ...rounds,
  ...reports,
  ...feed,
  ...seamlessCases,
  ...freeSpinCases,
];
