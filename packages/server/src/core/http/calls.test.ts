import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineCall, wallet } from '@parlor/api/calls';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { post, transfers } from '../../ledger/index.ts';
import type { Module } from '../../platform/platform.ts';
import {
  newKey,
  openEmbeddedForTest,
  type TestCore,
  type TestDatabase,
  type TestPlatform,
  testCore,
  testPlatform,
} from '../../testing/index.ts';
import { withTransaction } from '../database/transaction.ts';
import { hashToken, type Sessions } from './authentication.ts';
import { Warned } from './calls.ts';
import { ApiError, refused, tooMany } from './errors.ts';
import { Prepared } from './prepared.ts';

const anything = z.object({ seen: z.unknown() });
const base = { response: anything, summary: 'for tests', origin: 'addition' } as const;
const echo = defineCall({
  ...base,
  id: 'test.echo',
  method: 'POST',
  path: '/test/echo/{id}',
  auth: 'optional',
  in: 'form',
  request: z.object({
    id: z.string(),
    count: z.optional(z.number()),
    flag: z.optional(z.boolean()),
    name: z.optional(z.string()),
    card: z.optional(z.object({ bank: z.string(), isDefault: z.optional(z.boolean()) })),
  }),
});
const update = defineCall({
  ...base,
  id: 'test.update',
  method: 'PUT',
  path: '/test/update',
  auth: 'player',
  in: 'query',
  request: z.object({}),
  activity: true,
});
const pay = defineCall({
  ...base,
  id: 'test.pay',
  method: 'POST',
  path: '/test/pay',
  auth: 'player',
  in: 'body',
  request: z.object({ amount: z.string() }),
  idempotent: true,
});
const fail = defineCall({
  ...base,
  id: 'test.fail',
  method: 'GET',
  path: '/test/fail/{how}',
  auth: 'none',
  in: 'query',
  request: z.object({ how: z.string() }),
});
const token = defineCall({
  ...base,
  id: 'test.token',
  method: 'POST',
  path: '/test/token',
  auth: 'none',
  in: 'body',
  request: z.object({}),
  response: z.object({ token: z.string() }),
  beside: ['token'],
});

const rows = defineCall({
  ...base,
  id: 'test.rows',
  method: 'GET',
  path: '/test/rows',
  auth: 'none',
  in: 'query',
  request: z.object({}),
});

const TOKEN = 'a-living-token-of-a-player';
const PLAYER = randomUUID();

describe('calls of the contract', () => {
  let database: TestDatabase;
  let core: TestCore;
  let platform: TestPlatform;
  const finds: unknown[] = [];
  const sessions: Sessions = {
    find: async (hash, options) => {
      finds.push(options);
      return hash === hashToken(TOKEN) ? { playerId: PLAYER, sessionId: 's1' } : null;
    },
  };

  const faults: Record<string, () => unknown> = {
    refused: () => {
      throw refused('amount.belowMinimum', { field: 'amount', params: { limit: '100.00' } });
    },
    tooMany: () => {
      throw tooMany(42);
    },
    warned: () => new Warned({ seen: 1 }, 'deposit.closed'),
    fault: () => {
      throw new Error('select * from players where phone = 09171234567');
    },
    contract: () => ({ unseen: 1 }),
  };

  let reads = 0;
  const long = 'long enough to be compressed '.repeat(100);
  const prepared = new Prepared({
    get seen() {
      reads += 1;
      return long;
    },
    unseen: 'outside of the contract',
  });

  const module: Module = ({ core: { db, clock }, calls }) => {
    calls.public(echo, async ({ args, principal, locale }) => ({
      seen: { args, player: principal?.playerId ?? null, locale },
    }));
    calls.player(update, async ({ principal }) => ({ seen: principal.playerId }));
    calls.money(pay, async ({ idempotencyKey, principal, args }) => {
      const of = { playerId: principal.playerId, currency: 'PHP', subject: 'Card' };
      const hold = { ...of, amount: BigInt(args.amount), withdrawalId: 'w', idempotencyKey };
      const posted = await withTransaction(db, (trx) =>
        post(trx, clock, transfers.withdrawalHold(hold)),
      );
      return { seen: posted.replayed };
    });
    calls.public(fail, async ({ args }) => faults[args.how]?.() as { seen: unknown });
    calls.public(rows, async () => prepared);
    calls.public(token, async () => ({ token: 'abc' }));
  };

  beforeAll(async () => {
    database = await openEmbeddedForTest();
    core = testCore(database.db, { env: { LIMIT_HTTP: '100000/60' } });
    platform = await testPlatform(core, { modules: [module], sessions });
  });
  afterAll(async () => {
    await platform.close();
    await database.close();
  });

  const seen = async (request: InjectOptions) =>
    (await platform.app.inject(request)).json().data?.seen;
  const form = 'application/x-www-form-urlencoded';

  it('accept the same arguments as query, as form in both notations, and as JSON (product decision 1)', async () => {
    const expected = { id: '7', count: 3, flag: true, card: { bank: 'BDO', isDefault: true } };
    const url = '/user-api/test/echo/7';
    const text = 'count=3&flag=true&card.bank=BDO&card.isDefault=true';
    const asJson = { count: 3, flag: true, card: { bank: 'BDO', isDefault: true } };
    for (const request of [
      { url: `${url}?${text}`, method: 'POST' },
      { url, method: 'POST', payload: text, headers: { 'content-type': form } },
      {
        url,
        method: 'POST',
        payload: text.replaceAll(/card\.(\w+)/g, 'card[$1]'),
        headers: { 'content-type': form },
      },
      { url, method: 'POST', payload: asJson },
    ] as const) {
      expect(await seen(request)).toMatchObject({ args: expected });
    }
  });

  it('keep numeric text as text if the contract says so', async () => {
    expect(await seen({ url: '/user-api/test/echo/007?name=0012', method: 'POST' })).toMatchObject({
      args: { id: '007', name: '0012' },
    });
  });

  it('S20 ignore arguments that the contract does not name; the path takes precedence', async () => {
    const url = '/user-api/test/echo/7?id=8&isAdmin=true&__proto__.x=1';
    const { args } = (await seen({ url, method: 'POST', payload: { id: '9', level: 3 } })) as {
      args: object;
    };
    expect(args).toEqual({ id: '7' });
  });

  it('S21 reject invalid arguments with the field', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/user-api/test/echo/7',
      payload: { card: { bank: 5 } },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      code: 422,
      data: { reason: 'arguments.invalid', field: 'card.bank' },
    });
  });

  it.each([
    ['?lang=th_TH', 'zh-CN', 'th_TH'],
    ['', 'fr;q=0.9, ms-MY;q=0.5, en;q=0.4', 'ms_MY'],
    ['?lang=xx', undefined, 'en_US'],
  ])(
    'respond in lang, else Accept-Language, else the site’s language (%s, %s)',
    async (query, accept, locale) => {
      const headers = accept === undefined ? {} : { 'accept-language': accept };
      const found = await seen({ method: 'POST', url: `/user-api/test/echo/7${query}`, headers });
      expect(found).toMatchObject({ locale });
    },
  );

  it('S17 authenticate by the bearer token’s hash only, and record activity', async () => {
    const url = '/user-api/test/update';
    const headers = { authorization: `Bearer ${TOKEN}` };
    finds.length = 0;
    expect(await seen({ method: 'PUT', url, headers })).toBe(PLAYER);
    expect(finds).toEqual([{ activity: true }]);
    for (const odd of [
      {},
      { authorization: 'Bearer other-token-that-is-dead' },
      { cookie: `token=${TOKEN}` },
    ]) {
      const answer = await platform.app.inject({ method: 'PUT', url, headers: odd });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { code: 401, data: { reason: 'session.dead' } },
      ]);
    }
    expect(await seen({ method: 'PUT', url: `${url}?token=${TOKEN}` })).toBeUndefined();
  });

  it('accept POST in place of PUT, and visitors if a token is optional', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(await seen({ method: 'POST', url: '/user-api/test/update', headers })).toBe(PLAYER);
    const visitor = { authorization: 'Bearer a-token-that-is-unknown' };
    expect(
      await seen({ method: 'POST', url: '/user-api/test/echo/1', headers: visitor }),
    ).toMatchObject({ player: null });
  });

  it('S4 require an idempotency key to move money; replay and conflict differ', async () => {
    const options = { token: TOKEN };
    expect(await platform.call(pay, { amount: '5' }, options)).toMatchObject({
      code: 422,
      data: { reason: 'idempotency.missing' },
    });
    const keyed = { ...options, idempotencyKey: newKey() };
    expect(await platform.call(pay, { amount: '5' }, keyed)).toMatchObject({
      code: 422,
      data: { reason: 'insufficientBalance' },
    });
    await withTransaction(database.db, (trx) =>
      post(
        trx,
        core.clock,
        transfers.deposit({
          playerId: PLAYER,
          amount: 100n,
          currency: 'PHP',
          subject: 'Card',
          channel: 'card',
          txId: 'first',
          orderNo: 'first',
        }),
      ),
    );
    expect(await platform.call(pay, { amount: '5' }, keyed)).toMatchObject({
      code: 200,
      data: { seen: false },
    });
    expect(await platform.call(pay, { amount: '5' }, keyed)).toMatchObject({
      code: 200,
      data: { seen: true },
    });
    expect(await platform.call(pay, { amount: '6' }, keyed)).toMatchObject({
      code: 409,
      data: { reason: 'idempotency.conflict' },
    });
  });

  it('return refusals in the requested language, with parameters', async () => {
    const at = async (how: string) =>
      (await platform.app.inject(`/user-api/test/fail/${how}?lang=zh_CN`)).json();
    expect(await at('refused')).toMatchObject({
      code: 422,
      msg: '最低金额为 100.00。',
      data: { reason: 'amount.belowMinimum', field: 'amount', params: { limit: '100.00' } },
    });
    expect(await at('tooMany')).toMatchObject({
      code: 429,
      msg: expect.stringContaining('42'),
      data: { seconds: 42 },
    });
    expect(await at('warned')).toMatchObject({ code: 10400, data: { seen: 1 } });
  });

  it('S27 report a fault with its request id only', async () => {
    for (const how of ['fault', 'contract']) {
      const answer = await platform.app.inject(`/user-api/test/fail/${how}`);
      const { code, data } = answer.json();
      expect([answer.statusCode, code, data.reason]).toEqual([200, 500, 'internal']);
      expect(data.requestId).toBe(answer.headers['x-request-id']);
      expect(answer.body).not.toMatch(/select|0917|Error|stack/);
    }
  });

  it('return 404 for an unknown call, and a message for an unreadable body', async () => {
    const post = { method: 'POST', url: '/user-api/test/token' } as const;
    const json = { 'content-type': 'application/json' };
    expect((await platform.app.inject('/user-api/nothing')).statusCode).toBe(404);
    expect((await platform.app.inject({ ...post, payload: '{', headers: json })).json().code).toBe(
      422,
    );
    expect(
      (await platform.app.inject({ ...post, payload: '[1]', headers: json })).json().code,
    ).toBe(422);
    const large = await platform.app.inject({
      ...post,
      payload: `"${'x'.repeat(1_100_000)}"`,
      headers: json,
    });
    expect(large.statusCode).toBe(413);
  });

  it('repeat fields beside data like docs/product.md (Calls), and disable caching', async () => {
    const answer = await platform.app.inject({ method: 'POST', url: '/user-api/test/token' });
    expect(answer.json()).toEqual({ code: 200, msg: 'OK', token: 'abc', data: { token: 'abc' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('serialize and compress a prepared response once for each encoding', async () => {
    const get = (accepted?: string) =>
      platform.app.inject({
        url: '/user-api/test/rows',
        headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
      });
    const decoders = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (body: Buffer) => body,
    };
    for (const [encoding, accepted] of [
      ['br', 'gzip, deflate, br, zstd'],
      ['gzip', 'gzip, deflate'],
      ['identity', undefined],
    ] as const) {
      const answer = await get(accepted);
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(answer.headers.vary).toContain('accept-encoding');
      expect(JSON.parse(decoders[encoding](answer.rawPayload).toString())).toEqual({
        code: 200,
        msg: 'OK',
        data: { seen: long },
      });
    }
    const before = reads;
    await Promise.all([get('br'), get('gzip'), get()]);
    expect(reads).toBe(before);
  });

  it('reject a handler at start whose authentication differs from the contract', async () => {
    const wrong: Module = ({ calls }) =>
      calls.player(wallet.withdraw, async () => Promise.reject(new ApiError(500, 'internal')));
    await expect(testPlatform(testCore(database.db), { modules: [wrong] })).rejects.toThrow(
      'wallet.withdraw is not a player call',
    );
  });
});
