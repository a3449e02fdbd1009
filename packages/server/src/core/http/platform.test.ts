import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wallet } from '@parlor/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Module } from '../../platform/platform.ts';
import {
  openEmbeddedForTest,
  type TestDatabase,
  type TestPlatform,
  testCore,
  testPlatform,
} from '../../testing/index.ts';
import { hashToken, newToken } from './authentication.ts';

const PAGE = `<!doctype html><html><head><script>document.documentElement.dataset.theme = 'green'</script>
<script type="module" src="/assets/index-abc123.js"></script></head><body></body></html>`;
const navigate = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

describe('the players’ server', () => {
  let database: TestDatabase;
  let folder: string;
  const open: TestPlatform[] = [];

  beforeAll(async () => {
    database = await openEmbeddedForTest();
    folder = mkdtempSync(join(tmpdir(), 'parlor-app-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(join(folder, 'assets/index-abc123.js'), `export default ${'1;'.repeat(2_000)}`);
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  });
  afterAll(async () => {
    for (const platform of open) await platform.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  async function serve(env: Record<string, string> = {}): Promise<TestPlatform> {
    const core = testCore(database.db, { env: { APP_DIST: folder, ...env } });
    const platform = await testPlatform(core, { modules: [] });
    open.push(platform);
    return platform;
  }

  it('sends no header that a browser rejects outside a secure context (product decision 48)', async () => {
    const headersAt = async (PUBLIC_ORIGIN: string) => {
      const { app } = await serve({ PUBLIC_ORIGIN });
      return (await app.inject({ url: '/', headers: navigate })).headers;
    };
    const onTheNetwork = await headersAt('http://192.168.1.20:8080');
    expect(onTheNetwork).not.toHaveProperty('cross-origin-opener-policy');
    expect(onTheNetwork['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(await headersAt('http://localhost:8080')).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it('S22 sends the page with a policy that allows its inline script by hash only', async () => {
    const { app } = await serve();
    const { headers } = await app.inject({ url: '/', headers: navigate });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "frame-src 'self' http://localhost:8081",
      "img-src 'self' data: http://localhost:8081 https://www.facebook.com",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|\*/);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('S22 allows framing of the games’ return page only, by its own origin only', async () => {
    const { app } = await serve();
    const page = await app.inject({
      url: '/pages/index/gamePostMessagePage?x=1',
      headers: navigate,
    });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('S23 sets security headers on every response, HSTS behind TLS only, and no CORS', async () => {
    const plain = await serve();
    const tls = await serve({ PUBLIC_ORIGIN: 'https://play.example' });
    for (const url of ['/', '/user-api/none', '/healthz', '/assets/index-abc123.js']) {
      const { headers } = await plain.app.inject({
        url,
        headers: { origin: 'https://evil.example' },
      });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
      const preflight = await plain.app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(Object.keys(preflight.headers).filter((name) => /^access-control/.test(name))).toEqual(
        [],
      );
      const secure = await tls.app.inject(url);
      expect(secure.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    }
  });

  it('caches hashed files forever and the page never, for every route', async () => {
    const { app } = await serve();
    const asset = await app.inject('/assets/index-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const zipped = await app.inject({
      url: '/assets/index-abc123.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    for (const url of ['/', '/index.html', '/pages/index/index?id=1', '/pages/user/user.profile']) {
      const page = await app.inject({ url, headers: navigate });
      expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([
        200,
        PAGE,
        'no-cache',
      ]);
    }
  });

  it('returns 404 instead of the page for files that are missing, other methods and unknown calls', async () => {
    const { app } = await serve();
    for (const [method, url, headers] of [
      ['GET', '/assets/gone-123.js', { accept: '*/*' }],
      ['GET', '/missing.png', { accept: 'image/*', 'sec-fetch-mode': 'no-cors' }],
      ['POST', '/pages/index/index', navigate],
      ['GET', '/../../etc/passwd', { accept: '*/*', 'sec-fetch-mode': 'no-cors' }],
      ['GET', '/user-api/unknown', navigate],
    ] as const) {
      const answer = await app.inject({ method, url, headers });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.body, url).not.toContain('<html');
    }
  });

  it('returns the page, and no other file, to link previews, which accept anything', async () => {
    const { app } = await serve();
    for (const url of ['/pages/index/gameDetail?id=lucky-sevens', '/../../etc/passwd']) {
      for (const headers of [{ accept: '*/*' }, {}]) {
        const { statusCode, body } = await app.inject({ url, headers });
        expect([statusCode, body], url).toEqual([200, PAGE]);
      }
    }
  });

  it.each(['/user-api/none/%ff', '/user-api/%E0%A4%A?x=1', '/assets/%ff.js', '/%'])(
    'returns 404 for the malformed address %s',
    async (url) => {
      const { app } = await serve();
      const { statusCode, headers, body } = await app.inject({ url, headers: { accept: '*/*' } });
      if (url.startsWith('/user-api')) expect(JSON.parse(body)).toMatchObject({ code: 404 });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body).not.toMatch(/FST_ERR|<html/);
      expect([statusCode, body === PAGE]).toEqual([404, false]);
    },
  );

  it('explains what to do if the app is not built', async () => {
    const { app } = await serve({ APP_DIST: join(folder, 'nowhere') });
    const answer = await app.inject({ url: '/pages/index/index', headers: navigate });
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('pnpm build')]);
  });

  it('is healthy while it runs, and ready while its database is reachable', async () => {
    const own = await openEmbeddedForTest();
    const core = testCore(own.db);
    const { app } = await testPlatform(core, { modules: [] });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await own.close();
    core.clock.advance(3_000);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json().status]).toEqual([503, 'not ready']);
    await app.close();
  });

  it('S30 refuses a flood with 429, and sheds load with 503 when too many requests run', async () => {
    const flood = await serve({ LIMIT_HTTP: '3/60' });
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await flood.app.inject('/user-api/none'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429, 429]);
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers[4]?.json()).toMatchObject({ code: 429, data: { reason: 'tooMany' } });
    const other = await flood.app.inject({ url: '/user-api/none', remoteAddress: '10.0.0.9' });
    expect(other.statusCode).toBe(404);

    const gate = Promise.withResolvers<void>();
    const core = testCore(database.db, { env: { MAX_CONCURRENT_REQUESTS: '2' } });
    const busy = await testPlatform(core, { modules: [], siteLocale: () => 'en_US' });
    open.push(busy);
    let inside = 0;
    busy.app.addHook('preHandler', async (request) => {
      if (!request.url.startsWith('/user-api')) return;
      inside += 1;
      await gate.promise;
    });
    const waiting = [busy.app.inject('/user-api/a'), busy.app.inject('/user-api/b')];
    await expect.poll(() => inside).toBe(2);
    const shed = await busy.app.inject('/user-api/c');
    expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '2']);
    expect(shed.json()).toMatchObject({ code: 503, data: { reason: 'overloaded' } });
    gate.resolve();
    await Promise.all(waiting);
    expect((await busy.app.inject('/user-api/d')).statusCode).toBe(404);
  });

  it('S15, S30: a flood from an address locks out neither its players nor others', async () => {
    const tokens: Record<string, string> = {};
    const core = testCore(database.db, { env: { APP_DIST: folder, LIMIT_HTTP: '3/60' } });
    const module: Module = ({ calls }) => {
      calls.player(wallet.getDepositAmountList, async () => []);
    };
    const { app } = await testPlatform(core, {
      modules: [module],
      sessions: {
        async find(tokenHash) {
          const playerId = tokens[tokenHash];
          return playerId === undefined ? null : { playerId, sessionId: tokenHash };
        },
      },
    });
    const ask = async (token = '') => {
      const answer = await app.inject({
        method: wallet.getDepositAmountList.method,
        url: `/user-api${wallet.getDepositAmountList.path}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.json().code;
    };
    const logIn = (playerId: string) => {
      const token = newToken();
      tokens[hashToken(token)] = playerId;
      return token;
    };
    const [maria, again, jun] = [logIn('maria'), logIn('maria'), logIn('jun')];
    const first = [await ask(maria), await ask(again), await ask(jun)];
    expect([...first, await ask(), await ask(newToken())]).toEqual([200, 200, 200, 429, 429]);
    // Two sessions of one player count together.
    expect([await ask(maria), await ask(again), await ask(maria)]).toEqual([200, 200, 200]);
    expect([await ask(maria), await ask(again), await ask(jun)]).toEqual([429, 429, 200]);
    // After a logout, requests count for the address again.
    for (const token of Object.keys(tokens)) delete tokens[token];
    expect([await ask(jun), await ask(jun)]).toEqual([401, 429]);
    await app.close();
  });

  it('S30 finishes accepted requests when it stops, and accepts no new ones', async () => {
    const gate = Promise.withResolvers<void>();
    const { app } = await testPlatform(testCore(database.db), { modules: [] });
    let inside = 0;
    app.addHook('preHandler', async ({ url }) => {
      if (url !== '/user-api/a') return;
      inside += 1;
      await gate.promise;
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const accepted = fetch(`${origin}/user-api/a`);
    await expect.poll(() => inside).toBe(1);
    const stopped = app.close();
    const ask = () =>
      fetch(`${origin}/user-api/b`, { headers: { connection: 'close' } }).then(
        ({ status }) => status,
        () => 'nobody listens',
      );
    await expect.poll(ask).toBe('nobody listens');
    gate.resolve();
    expect((await accepted).status).toBe(404);
    await stopped;
  });
});
