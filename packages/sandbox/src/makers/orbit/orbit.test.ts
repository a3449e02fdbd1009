import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakePlatform, startFakePlatform } from '../../testing/fake-platform.ts';
import { LotusPlayer } from '../../testing/lotus-player.ts';
import { type RunningSandbox, startSandbox, TEST_GAME } from '../../testing/start-sandbox.ts';

const GAME = { ...TEST_GAME, brand: 'tilt-arcade' } as const;
const PRESS = 'press-0001';

let platform: FakePlatform;
let sandbox: RunningSandbox;
/** The wallet at the platform, in whole units. */
let wallet: number;
beforeEach(async () => {
  wallet = 500;
  platform = await startFakePlatform();
  const accepted = new Set<unknown>();
  platform.answer(({ path, body }) => {
    if (path === '/smp/v1/authenticate') return undefined;
    if (path === '/smp/v1/balance' && typeof body.sessionToken !== 'string') {
      return { body: { status: 'TOKEN_INVALID' } };
    }
    const amount = Number(body.amount ?? 0);
    if (path === '/smp/v1/bet' && amount > wallet) {
      return { body: { status: 'NOT_ENOUGH_MONEY', balance: `${wallet}.00` } };
    }
    const isNew = !accepted.has(body.txId);
    accepted.add(body.txId);
    if (isNew && path === '/smp/v1/bet') wallet -= amount;
    if (isNew && path === '/smp/v1/win') wallet += amount;
    return { body: { status: 'OK', balance: wallet.toFixed(2) } };
  });
  sandbox = await startSandbox({ PLATFORM_URL: platform.url }, Date.now, [GAME]);
});
afterEach(async () => {
  await sandbox.dispose();
  await platform.close();
});

const newPlayer = () => new LotusPlayer(sandbox.origin, undefined, 'orbit');
const callsTo = (call: string) => platform.callsTo(`/smp/v1/${call}`);

it('requests each stake from the platform, and reports the win alone', async () => {
  const player = newPlayer();
  expect((await player.open()).balance).toBe('500.00');
  const { round, balance } = await player.round('10.00');
  const won = Number(round.won);
  expect(Number(balance)).toBe(490 + won);
  await expect.poll(() => callsTo('win')).toHaveLength(1);
  const [bet] = callsTo('bet');
  expect(callsTo('bet')).toHaveLength(1);
  expect(bet).toMatchObject({
    signed: true,
    body: {
      sessionToken: `token-of-${player.launchToken}`,
      playerRef: player.playerRef,
      fundRef: 'cash',
      gameCode: GAME.slug,
      roundId: round.roundId,
      amount: '10.00',
      currency: 'PHP',
    },
  });
  expect(callsTo('win')[0]?.body).toMatchObject({
    refTxId: bet?.body.txId,
    roundId: round.roundId,
    amount: round.won,
    roundClosed: true,
  });
});

it('opens no round for a stake that the platform refuses', async () => {
  const player = newPlayer();
  await player.open();
  wallet = 3;
  expect(await player.play('10.00', PRESS)).toMatchObject({
    body: { status: 'NOT_ENOUGH_MONEY', balance: '3.00' },
  });
  wallet = 100;
  // The press is decided; the next one is another bet.
  expect(await player.play('10.00', PRESS)).toMatchObject({ body: { status: 'NOT_ENOUGH_MONEY' } });
  expect((await player.round('10.00')).balance).toMatch(/^\d/);
  expect(callsTo('bet')).toHaveLength(2);
});

it('rolls a bet back that was not answered, and never bets twice for one press', async () => {
  const player = newPlayer();
  await player.open();
  platform.answer(({ path }) =>
    path === '/smp/v1/bet' ? { code: 503, body: { status: 'UNKNOWN' } } : undefined,
  );
  expect(await player.play('10.00', PRESS)).toMatchObject({ body: { status: 'UNKNOWN' } });
  expect(await player.play('10.00', PRESS)).toMatchObject({ body: { status: 'UNKNOWN' } });
  await expect.poll(() => callsTo('rollback')).toHaveLength(1);
  expect(callsTo('bet')).toHaveLength(1);
  const [bet] = callsTo('bet');
  expect(callsTo('rollback')[0]?.body).toMatchObject({
    refTxId: bet?.body.txId,
    roundId: bet?.body.roundId,
    playerRef: player.playerRef,
    reason: 'NOT_OPENED',
  });
});

it('repeats a win and a rollback under the same id until they are acknowledged', async () => {
  const player = newPlayer();
  await player.open();
  let failures = 3;
  platform.answer(({ path }) => {
    if (path === '/smp/v1/bet') return { body: { status: 'OK', balance: '490.00' } };
    failures -= path === '/smp/v1/win' ? 1 : 0;
    return failures >= 0 ? { code: 500, body: {} } : undefined;
  });
  await player.round('10.00');
  await expect.poll(() => callsTo('win').length, { timeout: 5_000 }).toBe(4);
  expect(new Set(callsTo('win').map(({ body }) => body.txId)).size).toBe(1);
});

it('delivers a rollback after a restart', async () => {
  const player = newPlayer();
  await player.open();
  platform.answer(() => ({ code: 503, body: { status: 'UNKNOWN' } }));
  await player.play('10.00', PRESS);
  await expect.poll(() => callsTo('rollback').length).toBeGreaterThan(0);
  const { txId } = callsTo('rollback')[0]?.body ?? {};
  sandbox = await sandbox.restart();
  platform.answer(() => undefined);
  const before = callsTo('rollback').length;
  await expect.poll(() => callsTo('rollback').length).toBeGreaterThan(before);
  expect(callsTo('rollback').at(-1)?.body.txId).toBe(txId);
  await expect.poll(() => sandbox.undelivered()).toBe(0);
});

it('requests one bet for a press that is repeated while it is decided', async () => {
  const player = newPlayer();
  await player.open();
  const presses = await Promise.all([1, 2, 3].map(() => player.round('10.00', PRESS)));
  expect(new Set(presses.map(({ round }) => round.roundId)).size).toBe(1);
  expect(callsTo('bet')).toHaveLength(1);
});

it('shows the balance of the platform after a deposit', async () => {
  const player = newPlayer();
  await player.open();
  wallet = 900;
  expect(await player.page('balance')).toMatchObject({ body: { balance: '900.00' } });
});

it('plays a demo without the platform', async () => {
  const player = newPlayer();
  await player.open({ mode: 'demo' });
  await player.round('10.00');
  expect(callsTo('bet')).toEqual([]);
});

it('keeps no wallet of its own: it has no transfers, and opens seamless sessions only', async () => {
  const player = newPlayer();
  expect((await player.transfer('in', '10.00')).status).toBe(404);
  const order = player.sessionBody({ walletMode: 'transfer' });
  expect((await player.provider('POST', '/v1/sessions', order)).status).toBe(400);
});

it('lists the games of its own brands', async () => {
  const { body } = await newPlayer().provider('GET', '/v1/games');
  expect(body.games).toMatchObject([{ gameCode: GAME.slug, brand: 'tilt-arcade' }]);
  const lotus = await new LotusPlayer(sandbox.origin).provider('GET', '/v1/games');
  expect(lotus.body.games).toEqual([]);
});

const FREE = { spins: 2, stake: '1.00' };
const playFree = (player: LotusPlayer, clientRoundId: string) =>
  player.page('play', { stake: FREE.stake, clientRoundId, freeSpin: true });

it('requests a bet of zero for a free spin, and pays its win', async () => {
  const player = newPlayer();
  wallet = 0;
  expect((await player.open({ freeSpins: FREE })).freeSpins).toEqual({ left: 2, stake: '1.00' });
  const { body } = await playFree(player, PRESS);
  expect(body).toMatchObject({
    status: 'OK',
    round: { staked: '0.00', stake: '1.00' },
    freeSpins: { left: 1 },
  });
  await expect.poll(() => callsTo('win')).toHaveLength(1);
  expect(callsTo('bet')[0]?.body).toMatchObject({ amount: '0.00', freeSpin: true });
  expect(callsTo('win')[0]?.body.refTxId).toBe(callsTo('bet')[0]?.body.txId);
});

it('offers no more free spins after the platform has refused one', async () => {
  const player = newPlayer();
  await player.open({ freeSpins: FREE });
  platform.answer(({ path }) =>
    path === '/smp/v1/bet' ? { body: { status: 'LIMIT_REACHED', balance: '5.00' } } : undefined,
  );
  const { body } = await playFree(player, PRESS);
  expect(body).toMatchObject({ status: 'LIMIT_REACHED', balance: '5.00' });
  platform.answer(() => undefined);
  const bets = callsTo('bet').length;
  expect((await playFree(player, 'press-0002')).body).toMatchObject({ status: 'LIMIT_REACHED' });
  expect(callsTo('bet')).toHaveLength(bets);
});

it('passes the platform’s reason on to the player', async () => {
  const player = newPlayer();
  await player.open();
  const message = 'The stake is above the limit of this promotion.';
  platform.answer(({ path }) =>
    path === '/smp/v1/bet'
      ? { body: { status: 'LIMIT_REACHED', balance: '500.00', message } }
      : undefined,
  );
  expect((await player.play('10.00', PRESS)).body).toEqual({
    status: 'LIMIT_REACHED',
    balance: '500.00',
    message,
  });
});
