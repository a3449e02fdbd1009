import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox, readSettings } from '../../server.ts';
import { type FakePlatform, startFakePlatform } from '../../testing/fake-platform.ts';
import { LotusPlayer } from '../../testing/lotus-player.ts';
import {
  callSigned,
  type RunningSandbox,
  startSandbox,
  TEST_GAME,
} from '../../testing/start-sandbox.ts';

let many: string;
let platform: FakePlatform;
let sandbox: RunningSandbox;
beforeAll(async () => {
  many = await mkdtemp(join(tmpdir(), 'parlor-many-'));
  platform = await startFakePlatform();
  sandbox = await startSandbox({ PLATFORM_URL: platform.url });
});
afterAll(async () => {
  await sandbox.dispose();
  await platform.close();
  await rm(many, { recursive: true, force: true });
});

const newPlayer = () => new LotusPlayer(sandbox.origin);

describe('GET /v1/games', () => {
  it('lists the catalogue with the odds of its paytables', async () => {
    const { body } = await newPlayer().provider('GET', '/v1/games');
    expect(body.games).toEqual([
      {
        gameCode: TEST_GAME.slug,
        title: 'Lucky Lantern',
        brand: 'pandan',
        brandName: 'Pandan Play',
        category: 'slots',
        tags: ['new'],
        engine: 'slot',
        version: expect.any(String),
        mathHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        rtp: expect.stringMatching(/^9\d\.\d\d$/),
        volatility: expect.stringMatching(/^(low|medium|high)$/),
        minStake: '1.00',
        maxStake: '100.00',
        kinds: ['multi-step'],
        freeSpins: true,
        demo: true,
        locales: ['en_US', 'zh_CN', 'my_MM', 'th_TH', 'ms_MY'],
        status: 'active',
        cover: TEST_GAME.cover,
        coverColor: TEST_GAME.coverColor,
        releasedAt: TEST_GAME.releasedAt,
        popularity: 5_000,
      },
    ]);
  });

  it('lists 10,000 games page by page, those of each maker apart', async () => {
    const settings = readSettings({ SANDBOX_PORT: '0', DATA_DIR: many, CATALOGUE_GAMES: '10000' });
    const large = await buildSandbox({ ...settings, logLevel: 'silent' });
    const origin = await large.listen();
    const codes = new Set<unknown>();
    const pages: number[] = [];
    for (const maker of ['lotus', 'orbit']) {
      for (let cursor: unknown = ''; cursor !== null; ) {
        const path = `/${maker}/v1/games?cursor=${cursor}&limit=1000`;
        const { body } = await callSigned(origin, 'SMP', 'GET', path, undefined, maker);
        const games = body.games as { gameCode: string }[];
        pages.push(games.length);
        for (const { gameCode } of games) codes.add(gameCode);
        cursor = body.next;
      }
    }
    await large.close();
    expect(codes.size).toBe(10_000);
    expect(pages).toHaveLength(11);
    expect(Math.max(...pages)).toBe(1_000);
  });

  it('rejects unsigned requests', async () => {
    for (const path of ['/lotus/v1/games', '/lotus/v1/rounds?cursor=0']) {
      const response = await fetch(sandbox.origin + path);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ status: 'INVALID_SIGNATURE' });
    }
  });
});

describe('POST /v1/sessions', () => {
  it('returns the game’s address; the same launch token returns the same session', async () => {
    const player = newPlayer();
    const body = player.sessionBody();
    const first = await player.provider('POST', '/v1/sessions', body);
    const launch = new URL(String(first.body.launchUrl));
    expect(launch.origin + launch.pathname).toBe(`${sandbox.origin}/games/slot/`);
    expect(Object.fromEntries(launch.searchParams)).toEqual({
      session: first.body.sessionId,
      launch: player.launchToken,
      host: 'http://localhost:8080',
    });
    expect(await player.provider('POST', '/v1/sessions', body)).toEqual(first);
  });

  it('rejects unknown games, the other wallet type, and autoplay', async () => {
    const player = newPlayer();
    const ask = async (changes: Record<string, unknown>) =>
      player.provider('POST', '/v1/sessions', player.sessionBody(changes));
    expect(await ask({ gameCode: 'none' })).toMatchObject({ status: 404 });
    expect((await ask({ gameCode: 'none' })).body.status).toBe('INVALID_GAME');
    expect((await ask({ walletMode: 'seamless' })).status).toBe(400);
    expect((await ask({ limits: { autoplay: true } })).status).toBe(400);
  });

  it('closes a session idempotently: its page is locked out, the balance stays', async () => {
    const player = newPlayer();
    await player.transfer('in', '50.00');
    await player.open();
    const close = () =>
      player.provider('POST', `/v1/sessions/${player.sessionId}/close`, { reason: 'exit' });
    const first = await close();
    expect(first.body).toEqual({ sessionId: player.sessionId, openRounds: [], balance: '50.00' });
    expect(await close()).toEqual(first);
    expect(await player.play('1.00')).toEqual({
      httpStatus: 401,
      body: { status: 'TOKEN_EXPIRED' },
    });
    const mine = () =>
      platform
        .callsTo('/smp/v1/session-event')
        .filter(({ body }) => body.sessionId === player.sessionId)
        .map(({ body }) => body.event);
    await expect.poll(mine).toEqual(['opened', 'closed']);
    const unknown = await player.provider('POST', '/v1/sessions/none/close', { reason: 'exit' });
    expect(unknown.status).toBe(404);
  });
});

describe('transfers', () => {
  it('moves money in and out, once per id', async () => {
    const player = newPlayer();
    const first = await player.transfer('in', '100.00', `${player.playerRef}-1`);
    expect(first.body).toEqual({
      transferId: `${player.playerRef}-1`,
      status: 'completed',
      amount: '100.00',
      balance: '100.00',
      cursor: expect.stringMatching(/^\d+$/),
    });
    expect(await player.transfer('in', '100.00', `${player.playerRef}-1`)).toEqual(first);
    const { body } = await player.transfer('out', '30.00');
    expect(body).toMatchObject({ status: 'completed', amount: '30.00', balance: '70.00' });
  });

  it('moves all or nothing: an uncovered transfer is rejected for good', async () => {
    const player = newPlayer();
    await player.transfer('in', '10.00');
    const id = `${player.playerRef}-out`;
    const rejected = await player.transfer('out', '10.01', id);
    expect(rejected.body).toMatchObject({ status: 'rejected', amount: '0.00', balance: '10.00' });
    await player.transfer('in', '90.00');
    expect(await player.transfer('out', '10.01', id)).toEqual(rejected);
  });

  it('moves everything out with "all", also from an empty balance', async () => {
    const player = newPlayer();
    await player.transfer('in', '12.34');
    const out = await player.transfer('out', 'all');
    expect(out.body).toMatchObject({ status: 'completed', amount: '12.34', balance: '0.00' });
    const nothing = await player.transfer('out', 'all');
    expect(nothing.body).toMatchObject({ status: 'completed', amount: '0.00', balance: '0.00' });
  });

  it('rejects the same id with other terms, and invalid amounts', async () => {
    const player = newPlayer();
    const id = `${player.playerRef}-1`;
    await player.transfer('in', '10.00', id);
    const other = await player.transfer('in', '11.00', id);
    expect(other).toMatchObject({ status: 409, body: { status: 'DUPLICATE_CONFLICT' } });
    for (const amount of ['0', '-1.00', '1.001', 'all']) {
      expect((await player.transfer('in', amount)).status).toBe(400);
    }
  });

  it('returns the status of a transfer, known or not', async () => {
    const player = newPlayer();
    const { body } = await player.transfer('in', '10.00', `${player.playerRef}-1`);
    const known = await player.provider('GET', `/v1/transfers/${player.playerRef}-1`);
    expect(known.body).toEqual(body);
    const unknown = await player.provider('GET', '/v1/transfers/none');
    expect(unknown.body).toMatchObject({ transferId: 'none', status: 'not_found' });
  });

  it('keeps funds separate', async () => {
    const player = newPlayer();
    await player.transfer('in', '10.00');
    await player.provider('POST', '/v1/transfers', {
      transferId: `${player.playerRef}-promo`,
      direction: 'in',
      playerRef: player.playerRef,
      fundRef: 'promo-7',
      amount: '5.00',
      currency: 'PHP',
    });
    const { body } = await player.provider('GET', `/v1/players/${player.playerRef}/balance`);
    expect(body.balances).toEqual([
      { fundRef: 'cash', balance: '10.00', currency: 'PHP' },
      { fundRef: 'promo-7', balance: '5.00', currency: 'PHP' },
    ]);
  });

  it('completes only as many concurrent transfers out as the balance covers', async () => {
    const player = newPlayer();
    await player.transfer('in', '100.00');
    const racing = Array.from({ length: 30 }, () => player.transfer('out', '10.00'));
    const outcomes = (await Promise.all(racing)).map(({ body }) => body.status);
    expect(outcomes.filter((status) => status === 'completed')).toHaveLength(10);
    const { body } = await player.provider('GET', `/v1/players/${player.playerRef}/balance`);
    expect(body.balances).toEqual([{ fundRef: 'cash', balance: '0.00', currency: 'PHP' }]);
  });
});

describe('the round feed', () => {
  it('explains every transfer out up to its cursor', async () => {
    const player = newPlayer();
    const start = await player.provider('GET', '/v1/rounds?cursor=&limit=1000');
    await player.transfer('in', '1000.00');
    await player.open();
    for (let count = 0; count < 5; count += 1) await player.round('10.00');
    const out = await player.transfer('out', 'all');
    await player.transfer('in', '10.00');
    await player.round('1.00');

    const events: Record<string, unknown>[] = [];
    let cursor = String(start.body.next);
    for (;;) {
      const { body } = await player.provider('GET', `/v1/rounds?cursor=${cursor}&limit=3`);
      const page = body.events as Record<string, unknown>[];
      if (page.length === 0) {
        expect(body.next).toBe(cursor);
        break;
      }
      events.push(...page);
      cursor = String(body.next);
    }
    expect(events).toHaveLength(12);
    const explained = events.filter((event) => Number(event.cursor) <= Number(out.body.cursor));
    expect(explained).toHaveLength(10);
    const cents = explained.reduce((sum, event) => {
      const amount = Math.round(Number(event.amount) * 100);
      return event.type === 'bet' ? sum - amount : sum + amount;
    }, 100_000);
    expect((cents / 100).toFixed(2)).toBe(out.body.amount);
    expect(events[0]).toEqual({
      cursor: expect.any(String),
      type: 'bet',
      txId: expect.any(String),
      refTxId: null,
      roundId: expect.any(String),
      roundClosed: false,
      playerRef: player.playerRef,
      fundRef: 'cash',
      gameCode: TEST_GAME.slug,
      amount: '10.00',
      currency: 'PHP',
      at: expect.any(String),
    });
    expect(events[1]).toMatchObject({
      type: 'win',
      roundId: events[0]?.roundId,
      refTxId: events[0]?.txId,
      roundClosed: true,
    });
  });

  it('rejects invalid cursors and limits', async () => {
    for (const query of ['cursor=abc', 'limit=0', 'limit=5000']) {
      expect((await newPlayer().provider('GET', `/v1/rounds?${query}`)).status).toBe(400);
    }
  });
});
