import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOutcome, mathHash, slotDefinition, spin } from '../../games/slot/math.ts';
import { formatAmount, parseAmount } from '../../money.ts';
import { type FakePlatform, startFakePlatform } from '../../testing/fake-platform.ts';
import { LotusPlayer, type Opened, type Played } from '../../testing/lotus-player.ts';
import { type RunningSandbox, startSandbox, TEST_GAME } from '../../testing/start-sandbox.ts';
import { FAIRNESS_ALGORITHM, fairRandom, serverSeedHash } from '../fairness.ts';
import type { RotateSeedAnswer } from './client-api.ts';

let platform: FakePlatform;
let sandbox: RunningSandbox;
/** How far the sandbox's clock is ahead, in milliseconds. */
let ahead = 0;
beforeAll(async () => {
  platform = await startFakePlatform();
  sandbox = await startSandbox({ PLATFORM_URL: platform.url }, () => Date.now() + ahead);
});
afterAll(async () => {
  await sandbox.dispose();
  await platform.close();
});

/** A player with money in a game. */
async function seated(amount = '1000.00', changes: Record<string, unknown> = {}) {
  const player = new LotusPlayer(sandbox.origin);
  await player.transfer('in', amount);
  const opened = await player.open(changes);
  return { player, opened };
}

const minor = (amount: string): bigint => parseAmount(amount, 'PHP') ?? -1n;
const won = (played: Played): bigint => minor(played.round.won);

describe('authenticate', () => {
  it('exchanges the launch token for a client token', async () => {
    const { opened } = await seated('25.00');
    expect(opened).toMatchObject({
      status: 'OK',
      mode: 'real',
      gameCode: TEST_GAME.slug,
      title: 'Lucky Lantern',
      balance: '25.00',
      currency: 'PHP',
      exponent: 2,
      locale: 'en_US',
      theme: 'green',
      limits: { maxStake: '100.00', minSpinMs: 0 },
      activeRound: null,
    });
    expect(opened.bets[0]).toBe('1.00');
    expect(opened.bets.at(-1)).toBe('100.00');
    expect(opened.config.mathHash).toBe(mathHash(slotDefinition(TEST_GAME.slug)));
    expect(opened.fairness).toMatchObject({ algorithm: FAIRNESS_ALGORITHM, nonce: 0 });
  });

  it('keeps a reloaded page in its session by its client token', async () => {
    const { player, opened } = await seated();
    await player.round('1.00');
    const again = { session: player.sessionId, launch: player.launchToken };
    const { body } = await player.page<Opened>('authenticate', again);
    expect(body).toMatchObject({ status: 'OK', token: opened.token, gameCode: TEST_GAME.slug });
    expect(body.activeRound).not.toBeNull();
    const other = (await seated()).player;
    const theirs = { session: other.sessionId, launch: player.launchToken };
    expect((await player.page('authenticate', theirs)).httpStatus).toBe(401);
    await player.provider('POST', `/v1/sessions/${player.sessionId}/close`, { reason: 'exit' });
    expect((await player.page('authenticate', again)).body).toEqual({ status: 'TOKEN_EXPIRED' });
  });

  it('accepts a launch token once, for its session only', async () => {
    const { player } = await seated();
    player.token = '';
    const again = { session: player.sessionId, launch: player.launchToken };
    expect(await player.page('authenticate', again)).toEqual({
      httpStatus: 401,
      body: { status: 'TOKEN_INVALID' },
    });
    const other = { session: player.sessionId, launch: 'something else entirely' };
    expect((await player.page('authenticate', other)).httpStatus).toBe(401);
    expect((await player.page('authenticate', {})).httpStatus).toBe(400);
  });

  it('returns the platform’s refusal, and can be retried after an outage', async () => {
    const player = new LotusPlayer(sandbox.origin);
    await player.openSession();
    const body = { session: player.sessionId, launch: player.launchToken };
    platform.answer(({ path }) =>
      path.endsWith('authenticate') ? { body: { status: 'TOKEN_EXPIRED' } } : undefined,
    );
    expect(await player.page('authenticate', body)).toEqual({
      httpStatus: 401,
      body: { status: 'TOKEN_EXPIRED' },
    });
    platform.answer(({ path }) =>
      path.endsWith('authenticate') ? { code: 502, body: 'bad gateway' } : undefined,
    );
    expect(await player.page('authenticate', body)).toEqual({
      httpStatus: 503,
      body: { status: 'MAINTENANCE' },
    });
    platform.answer(() => undefined);
    expect((await player.page('authenticate', body)).httpStatus).toBe(200);
  });

  it('refuses a session that the platform assigns to another player', async () => {
    const player = new LotusPlayer(sandbox.origin);
    await player.openSession({ launchToken: 'stranger/cash/0123456789' });
    const body = { session: player.sessionId, launch: 'stranger/cash/0123456789' };
    expect((await player.page('authenticate', body)).httpStatus).toBe(401);
  });

  it('refuses a round without a client token', async () => {
    const player = new LotusPlayer(sandbox.origin);
    for (const token of ['', 'x', 'a'.repeat(43)]) {
      player.token = token;
      expect((await player.play('1.00')).httpStatus).toBe(401);
    }
  });
});

describe('play', () => {
  it('posts stake and win before it responds', async () => {
    const { player } = await seated('1000.00');
    const played = await player.round('10.00');
    const expected = 100_000n - 1_000n + won(played);
    expect(played.balance).toBe(formatAmount(expected, 'PHP'));
    expect(played.round).toMatchObject({ staked: '10.00', nonce: 0 });
    expect(played.round.outcome.payout).toBe(played.round.won);
    expect(played.fairness.nonce).toBe(1);
    expect((await player.page('balance')).body).toEqual({ status: 'OK', balance: played.balance });
  });

  it('returns the same round for a repeated id, also under concurrency', async () => {
    const { player } = await seated();
    const id = randomUUID();
    const racing = Array.from({ length: 20 }, () => player.round('10.00', id));
    const rounds = (await Promise.all(racing)).map(({ round }) => round);
    expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(1);
    const { body } = await player.page('balance');
    const balance = 100_000n - 1_000n + minor(rounds[0]?.won ?? '');
    expect(body).toEqual({ status: 'OK', balance: formatAmount(balance, 'PHP') });
    const conflict = await player.play('20.00', id);
    expect(conflict.body).toEqual({ status: 'DUPLICATE_CONFLICT' });
  });

  it('never plays more than the balance covers under concurrent requests', async () => {
    const { player } = await seated('50.00');
    const answers = await Promise.all(Array.from({ length: 60 }, () => player.play('10.00')));
    const played = answers.flatMap(({ body }) => (body.status === 'OK' ? [body] : []));
    const refused = answers.filter(({ body }) => body.status === 'NOT_ENOUGH_MONEY');
    expect(played.length + refused.length).toBe(60);
    const sum = played.reduce((total, each) => total - 1_000n + won(each), 5_000n);
    expect(sum).toBeGreaterThanOrEqual(0n);
    expect((await player.page('balance')).body).toMatchObject({
      balance: formatAmount(sum, 'PHP'),
    });
    if (refused.length > 0) expect(refused[0]?.httpStatus).toBe(200);
  });

  it('refuses a stake above the wallet’s balance', async () => {
    const { player } = await seated('5.00');
    expect((await player.play('10.00')).body).toEqual({
      status: 'NOT_ENOUGH_MONEY',
      balance: '5.00',
    });
  });

  it('rejects stakes that are not offered or above the limit', async () => {
    const { player, opened } = await seated('1000.00', {
      limits: { maxStake: '20.00', minSpinMs: 0 },
    });
    expect(opened.bets.at(-1)).toBe('20.00');
    for (const stake of ['40.00', '3.00', '0']) {
      expect((await player.play(stake)).body).toMatchObject({ status: 'LIMIT_REACHED' });
    }
    expect((await player.play('much')).httpStatus).toBe(400);
    expect((await player.play('1.00', 'short')).httpStatus).toBe(400);
  });

  it('enforces the minimum time between two rounds, except for a repeat', async () => {
    const { player } = await seated('1000.00', { limits: { minSpinMs: 5_000 } });
    const id = randomUUID();
    await player.round('1.00', id);
    const early = (await player.play('1.00')).body;
    expect(early).toMatchObject({ status: 'LIMIT_REACHED', retryAfterMs: expect.any(Number) });
    await expect(player.round('1.00', id)).resolves.toMatchObject({ status: 'OK' });
  });

  it('returns an unfinished round in the next session until the page has shown it', async () => {
    const { player } = await seated();
    const { round } = await player.round('10.00');
    await player.provider('POST', `/v1/sessions/${player.sessionId}/close`, { reason: 'lost' });
    expect((await player.open()).activeRound).toEqual(round);
    const shown = { roundId: round.roundId };
    expect((await player.page('end-round', shown)).body).toMatchObject({ status: 'OK' });
    expect((await player.page('end-round', shown)).body).toMatchObject({ status: 'OK' });
    expect((await player.open()).activeRound).toBeNull();
    const stranger = (await seated()).player;
    expect((await stranger.page('end-round', shown)).body).toEqual({ status: 'BET_NOT_FOUND' });
  });

  it('accepts that a round was shown, after the session was closed', async () => {
    const { player } = await seated();
    const { round } = await player.round('10.00');
    await player.provider('POST', `/v1/sessions/${player.sessionId}/close`, { reason: 'exit' });
    const shown = { roundId: round.roundId };
    expect(await player.page('end-round', shown)).toMatchObject({ httpStatus: 200 });
    expect((await player.open()).activeRound).toBeNull();
  });

  it('plays a demo with play money, and reports nothing', async () => {
    const player = new LotusPlayer(sandbox.origin);
    const opened = await player.open({ mode: 'demo' });
    expect(opened).toMatchObject({ mode: 'demo', balance: '10000.00' });
    const played = await player.round('10.00');
    const { body } = await player.provider('GET', `/v1/players/${player.playerRef}/balance`);
    expect(body.balances).toEqual([]);
    const record = await player.provider('GET', `/v1/rounds/${played.round.roundId}`);
    expect(record.body.events).toEqual([]);
  });
});

describe('reports to the platform', () => {
  const getReports = (player: LotusPlayer) =>
    platform.calls.filter(
      ({ path, body }) => /\/(bet|win|rollback)$/.test(path) && body.playerRef === player.playerRef,
    );

  it('sends each round in order: its bet, then its win', async () => {
    const { player } = await seated();
    const rounds = [];
    for (let count = 0; count < 5; count += 1) rounds.push((await player.round('2.00')).round);
    await expect.poll(() => getReports(player)).toHaveLength(10);
    const reports = getReports(player);
    expect(reports.every(({ signed }) => signed)).toBe(true);
    for (const [index, round] of rounds.entries()) {
      const [bet, win] = reports.slice(index * 2);
      expect(bet).toMatchObject({
        path: '/smp/v1/bet',
        body: {
          sessionToken: `token-of-${player.launchToken}`,
          txId: expect.any(String),
          roundId: round.roundId,
          playerRef: player.playerRef,
          fundRef: 'cash',
          gameCode: TEST_GAME.slug,
          amount: '2.00',
          currency: 'PHP',
          roundStart: true,
        },
      });
      expect(win).toMatchObject({
        path: '/smp/v1/win',
        body: {
          roundId: round.roundId,
          refTxId: bet?.body.txId,
          amount: round.won,
          roundClosed: true,
        },
      });
    }
  });

  it('retries with the same txId while the platform is unreachable, and keeps the order', async () => {
    const { player } = await seated();
    let away = true;
    platform.answer(({ path, body }) =>
      away && /bet|win/.test(path) && body.playerRef === player.playerRef
        ? { code: 503, body: { status: 'MAINTENANCE' } }
        : undefined,
    );
    await player.round('1.00');
    await player.round('2.00');
    await expect.poll(() => getReports(player).length).toBeGreaterThan(2);
    const [first] = getReports(player);
    for (const report of getReports(player)) expect(report.body).toEqual(first?.body);
    const tried = getReports(player).length;
    away = false;
    await expect.poll(() => getReports(player)).toHaveLength(tried + 4);
    platform.answer(() => undefined);
    const amounts = getReports(player).slice(tried);
    expect(amounts.map(({ path }) => path.slice(8))).toEqual(['bet', 'win', 'bet', 'win']);
  });

  it('refunds a lost round and reports the rollback; keeps a paid one', async () => {
    const { player } = await seated();
    let lost: Played | undefined;
    let paid: Played | undefined;
    for (let count = 0; count < 200 && (lost === undefined || paid === undefined); count += 1) {
      const played = await player.round('1.00');
      if (won(played) === 0n) lost ??= played;
      else paid ??= played;
    }
    const voided = (played: Played | undefined) =>
      player.provider('POST', `/test/rounds/${played?.round.roundId}/void`, {});
    const before = minor(String((await player.page<{ balance: string }>('balance')).body.balance));
    expect((await voided(lost)).body).toMatchObject({ state: 'void' });
    expect((await voided(lost)).body).toMatchObject({ state: 'void' });
    expect((await voided(paid)).status).toBe(409);
    const after = minor(String((await player.page<{ balance: string }>('balance')).body.balance));
    expect(after - before).toBe(100n);
    const rolledBack = () =>
      getReports(player)
        .filter(({ path }) => path.endsWith('rollback'))
        .map(({ body }) => body.roundId);
    await expect.poll(rolledBack).toEqual([lost?.round.roundId]);
  });

  it('forwards opened, heartbeat and left', async () => {
    const { player } = await seated();
    const events = () =>
      platform
        .callsTo('/smp/v1/session-event')
        .filter(({ body }) => body.sessionId === player.sessionId)
        .map(({ body }) => body.event);
    await expect.poll(() => events()).toEqual(['opened']);
    expect((await player.page('heartbeat')).body).toMatchObject({ status: 'OK' });
    await player.page('leave');
    await expect.poll(() => events()).toContain('left');
    // Within five seconds of the opening a heartbeat says nothing new.
    expect(events()).toEqual(['opened', 'left']);
    ahead = 6_000;
    await Promise.all([player.page('heartbeat'), player.page('heartbeat')]);
    await expect.poll(() => events()).toEqual(['opened', 'left', 'heartbeat']);
    ahead = 0;
  });

  it('accepts left for a closed session, and forwards nothing', async () => {
    const { player } = await seated();
    await player.provider('POST', `/v1/sessions/${player.sessionId}/close`, { reason: 'exit' });
    expect(await player.page('leave')).toMatchObject({ httpStatus: 200, body: { status: 'OK' } });
    expect((await player.page('balance')).body).toEqual({ status: 'TOKEN_EXPIRED' });
    const events = platform
      .callsTo('/smp/v1/session-event')
      .filter(({ body }) => body.sessionId === player.sessionId)
      .map(({ body }) => body.event);
    expect(events).not.toContain('left');
  });
});

describe('provably fair', () => {
  it('reveals a seed that reproduces every round', async () => {
    const { player, opened } = await seated();
    const rounds = [];
    for (let count = 0; count < 6; count += 1) rounds.push((await player.round('2.00')).round);
    const { body } = await player.page<RotateSeedAnswer>('rotate-seed', { clientSeed: 'my-own' });
    const { revealed, fairness } = body;
    if (revealed === null) throw new Error('no seed was revealed');
    expect(serverSeedHash(revealed.serverSeed)).toBe(opened.fairness.serverSeedHash);
    expect(revealed).toMatchObject({ clientSeed: opened.fairness.clientSeed, rounds: 6 });
    expect(fairness).toMatchObject({ clientSeed: 'my-own', nonce: 0 });
    expect(fairness.serverSeedHash).not.toBe(revealed.serverSeedHash);

    const definition = slotDefinition(TEST_GAME.slug);
    for (const round of rounds) {
      const random = fairRandom(revealed.serverSeed, revealed.clientSeed, Number(round.nonce));
      const outcome = clientOutcome(spin(definition, 200n, random), (m) => formatAmount(m, 'PHP'));
      expect(round.outcome).toEqual(outcome);
      const record = await player.provider('GET', `/v1/rounds/${round.roundId}`);
      expect(record.body).toMatchObject({
        roundId: round.roundId,
        sessionId: player.sessionId,
        state: 'closed',
        staked: '2.00',
        won: round.won,
        outcome,
        proof: {
          algorithm: FAIRNESS_ALGORITHM,
          mathVersion: definition.version,
          mathHash: mathHash(definition),
          source: {
            kind: 'seeds',
            serverSeedHash: revealed.serverSeedHash,
            serverSeed: revealed.serverSeed,
            clientSeed: revealed.clientSeed,
            nonce: round.nonce,
          },
        },
      });
    }
    const next = await player.round('2.00');
    const record = await player.provider('GET', `/v1/rounds/${next.round.roundId}`);
    expect(record.body).toMatchObject({ proof: { source: { serverSeed: null } } });
    expect((await player.provider('GET', '/v1/rounds/none')).status).toBe(404);
  });
});

describe('free spins', () => {
  const grant = { spins: 2, stake: '1.00' };
  const playFree = (player: LotusPlayer, clientRoundId: string = randomUUID()) =>
    player.page<Played>('play', { stake: '1.00', clientRoundId, freeSpin: true });

  it('are played with an empty wallet, which keeps their wins', async () => {
    const player = new LotusPlayer(sandbox.origin);
    expect((await player.open({ freeSpins: grant })).freeSpins).toEqual({
      left: 2,
      stake: '1.00',
    });
    const id = randomUUID();
    const { body } = await playFree(player, id);
    expect(body.round).toMatchObject({ staked: '0.00', stake: '1.00' });
    expect(body.freeSpins).toEqual({ left: 1, stake: '1.00' });
    expect((await playFree(player, id)).body.round.roundId).toBe(body.round.roundId);
    let balance = won(body);
    let last = body;
    while (last.round.state === 'open') {
      const request = { roundId: last.round.roundId, step: last.round.steps + 1 };
      last = (await player.page<Played>('step', { ...request, action: { spin: true } })).body;
      balance = won(last);
    }
    const next = (await playFree(player)).body;
    expect(next.freeSpins).toBeNull();
    expect(minor(next.balance)).toBe(balance + won(next));
    const { freeSpins, ...paid } = (await playFree(player)).body;
    expect([freeSpins, paid.status]).toEqual([undefined, 'LIMIT_REACHED']);
  });

  it('are given back when their round is void', async () => {
    const player = new LotusPlayer(sandbox.origin);
    let left = 100;
    await player.open({ freeSpins: { spins: left, stake: '1.00' } });
    let lost: Played | undefined;
    while (lost === undefined) {
      const { body } = await playFree(player);
      left -= 1;
      if (body.round.state === 'closed' && won(body) === 0n) lost = body;
      else if (body.round.state === 'open')
        await player.open({ freeSpins: { spins: left, stake: '1.00' } });
    }
    await player.provider('POST', `/test/rounds/${lost.round.roundId}/void`, {});
    const again = (await playFree(player)).body;
    expect(again.freeSpins).toEqual({ left, stake: '1.00' });
  });

  it('are refused for a game without them, and at a stake that it does not offer', async () => {
    const player = new LotusPlayer(sandbox.origin);
    const order = (freeSpins: unknown) =>
      player.provider('POST', '/v1/sessions', player.sessionBody({ freeSpins }));
    expect((await order({ spins: 2, stake: '3.00' })).status).toBe(400);
    expect((await order({ spins: 0, stake: '1.00' })).status).toBe(400);
    expect((await order(grant)).status).toBe(200);
    await player.open({ freeSpins: grant });
    const cheap = { stake: '2.00', clientRoundId: randomUUID(), freeSpin: true };
    expect((await player.page('play', cheap)).httpStatus).toBe(400);
  });
});
