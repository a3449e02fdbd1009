import assert from 'node:assert/strict';
import type { Answer } from './provider.ts';
import { type Context, expectAnswer, type ProviderCase } from './types.ts';

const expectRejected = (answer: Answer): void => expectAnswer(answer, 401, 'INVALID_SIGNATURE');

const signatures: ProviderCase[] = [
  {
    name: 'signature: missing',
    reason: 'Anybody could move the money of players.',
    run: async ({ provider }) =>
      expectRejected(await provider.get('/v1/games', { isUnsigned: true })),
  },
  {
    name: 'signature: wrong secret',
    reason: 'Anybody could move the money of players.',
    run: async ({ provider }) => expectRejected(await provider.get('/v1/games', { secret: 'no' })),
  },
  {
    name: 'signature: ten minutes old',
    reason: 'A recorded request could be sent again.',
    run: async ({ provider }) =>
      expectRejected(await provider.get('/v1/games', { ageSeconds: 600 })),
  },
  {
    name: 'signature: of another path',
    reason: 'A signature of a harmless request would open every other.',
    run: async ({ provider }) =>
      expectRejected(await provider.get('/v1/games', { signedPath: '/v1/rounds' })),
  },
  {
    name: 'signature: of another body',
    reason: 'An amount could be changed on its way.',
    run: async (context) => {
      const player = context.createPlayer();
      const fault = { signedBody: '{}' };
      const answer = await context.provider.post('/v1/sessions', player.createOrder(), fault);
      expectRejected(answer);
    },
  },
  {
    name: 'signature: verified before the body is parsed',
    reason: 'A stranger must learn nothing about how requests are parsed.',
    run: async ({ provider }) =>
      expectRejected(await provider.send('POST', '/v1/sessions', '{', { secret: 'no' })),
  },
];

const requiredFields = [
  'gameCode',
  'title',
  'brand',
  'brandName',
  'category',
  'engine',
  'version',
  'mathHash',
  'rtp',
  'volatility',
  'minStake',
  'maxStake',
  'kinds',
  'demo',
  'locales',
  'status',
  'cover',
  'releasedAt',
];

const listAll = async ({ provider }: Context, limit: number): Promise<string[]> => {
  const codes: string[] = [];
  for (let cursor: unknown = ''; cursor !== null && codes.length < 3 * limit; ) {
    const { body } = await provider.get(`/v1/games?cursor=${cursor}&limit=${limit}`);
    const games = body.games as { gameCode: string }[];
    assert.ok(games.length <= limit, `${games.length} games on a page of ${limit}`);
    codes.push(...games.map(({ gameCode }) => gameCode));
    cursor = body.next;
  }
  return codes;
};

const games: ProviderCase[] = [
  {
    name: 'games: every field',
    reason: 'The lobby shows what it is told.',
    async run({ provider }) {
      const { body } = await provider.get('/v1/games');
      const listed = body.games as Record<string, unknown>[];
      assert.ok(listed.length > 0, 'no games are listed');
      for (const game of listed) {
        const missing = requiredFields.filter((field) => game[field] === undefined);
        assert.deepEqual(missing, [], `${game.gameCode} lacks fields`);
        assert.match(String(game.rtp), /^\d{1,3}\.\d{2}$/);
        assert.match(String(game.mathHash), /^[0-9a-f]{64}$/);
      }
    },
  },
  {
    name: 'games: pages without repeats',
    reason: 'A catalogue of thousands is read page by page.',
    async run(context) {
      const codes = await listAll(context, 2);
      assert.equal(new Set(codes).size, codes.length, 'a game is on two pages');
    },
  },
];

const sessions: ProviderCase[] = [
  {
    name: 'session: opens with an address',
    reason: 'The address is what the player’s frame loads.',
    async run(context) {
      const player = context.createPlayer();
      const answer = await player.openSession();
      expectAnswer(answer, 200);
      assert.ok(player.sessionId.length > 0);
      assert.ok(URL.canParse(String(answer.body.launchUrl)), 'launchUrl is no address');
    },
  },
  {
    name: 'session: replayed launch',
    reason: 'A launch whose answer was lost is sent again, and must not seat the player twice.',
    async run(context) {
      const order = context.createPlayer().createOrder();
      const first = await context.provider.post('/v1/sessions', order);
      assert.deepEqual(await context.provider.post('/v1/sessions', order), first);
    },
  },
  {
    name: 'session: unknown game',
    reason: 'A game that was withdrawn must not open as another one.',
    async run(context) {
      const answer = await context.createPlayer().openSession({ gameCode: 'no-such-game' });
      expectAnswer(answer, 404, 'INVALID_GAME');
    },
  },
  {
    name: 'session: other wallet kind',
    reason: 'Money would be looked for where it is not.',
    async run(context) {
      const other = context.walletMode === 'transfer' ? 'seamless' : 'transfer';
      expectAnswer(await context.createPlayer().openSession({ walletMode: other }), 400);
    },
  },
  {
    name: 'session: currency is no ISO code',
    reason: 'Amounts without a currency are worth anything.',
    run: async (context) =>
      expectAnswer(await context.createPlayer().openSession({ currency: 'pesos' }), 400),
  },
  {
    name: 'session: autoplay',
    reason: 'The platform forbids play without the player.',
    async run(context) {
      const limits = { maxStake: null, minSpinMs: 0, autoplay: true };
      expectAnswer(await context.createPlayer().openSession({ limits }), 400);
    },
  },
  {
    name: 'session: closes twice',
    reason: 'A close whose answer was lost is sent again.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      await player.play();
      const first = await player.closeSession();
      expectAnswer(first, 200);
      assert.deepEqual(first.body.openRounds, []);
      assert.deepEqual(await player.closeSession(), first);
    },
  },
  {
    name: 'session: unknown session',
    reason: 'A wrong id must not look like success.',
    async run(context) {
      expectAnswer(await context.provider.post('/v1/sessions/none/close', { reason: 'x' }), 404);
    },
  },
  {
    name: 'session: no play after its end',
    reason: 'The balance is collected at the end; a later bet would play money that is gone.',
    async run(context) {
      const player = context.createPlayer();
      await player.enter();
      expectAnswer(await player.play(), 200, 'OK');
      await player.closeSession();
      expectAnswer(await player.play(), 200, 'TOKEN_EXPIRED');
    },
  },
  {
    name: 'session: launch token that the platform rejects',
    reason: 'Only the player that was launched may play.',
    async run(context) {
      const player = context.createPlayer();
      context.platform.behave(player.playerRef, ({ path }) =>
        path === '/smp/v1/authenticate' ? { body: { status: 'TOKEN_EXPIRED' } } : undefined,
      );
      await player.enter();
      expectAnswer(await player.play(), 200, 'TOKEN_EXPIRED');
      assert.deepEqual(context.platform.getCalls(player.playerRef, 'bet', 'win'), []);
    },
  },
  {
    name: 'session: token of another player',
    reason: 'A mixed-up answer would play with somebody else’s money.',
    async run(context) {
      const player = context.createPlayer();
      context.platform.behave(player.playerRef, ({ path }) =>
        path === '/smp/v1/authenticate'
          ? {
              body: {
                status: 'OK',
                sessionToken: 't',
                playerRef: 'other',
                fundRef: 'cash',
                currency: context.currency,
              },
            }
          : undefined,
      );
      await player.enter();
      expectAnswer(await player.play(), 200, 'TOKEN_INVALID');
    },
  },
  {
    name: 'session: token in another currency',
    reason: 'Ten dong must not become ten dollars.',
    async run(context) {
      const player = context.createPlayer();
      const currency = context.currency === 'EUR' ? 'USD' : 'EUR';
      context.platform.behave(player.playerRef, ({ path, body }) =>
        path === '/smp/v1/authenticate'
          ? {
              body: {
                status: 'OK',
                sessionToken: `token-of-${body.launchToken}`,
                playerRef: player.playerRef,
                fundRef: 'cash',
                currency,
              },
            }
          : undefined,
      );
      await player.enter();
      expectAnswer(await player.play(), 200, 'WRONG_CURRENCY');
    },
  },
];

/** Signatures, the catalogue and sessions. */
export const requestCases: readonly ProviderCase[] = [...signatures, ...games, ...sessions];
