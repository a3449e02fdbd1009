import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPLOAD_MAX_BYTES } from '@parlor/api/constants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildOperatorServer } from '../../operator/server.ts';
import {
  openEmbeddedForTest,
  type TestDatabase,
  type TestPlatform,
  testCore,
  testPlatform,
} from '../../testing/index.ts';
import { readConfig } from '../config.ts';
import { hashToken, newToken } from './authentication.ts';

/** More than loopback sockets buffer, so that a response waits for its reader. */
const LARGE_BYTES = 24_000_000;
const CLOSE_TIMEOUT = { timeout: 15_000, interval: 100 };
const short = {
  HTTP_HEADERS_TIMEOUT_SECONDS: '1',
  HTTP_KEEP_ALIVE_TIMEOUT_SECONDS: '1',
  HTTP_TRANSFER_GRACE_SECONDS: '1',
  HTTP_MIN_BYTES_PER_SECOND: '10000000',
};

describe('slow connections (S30)', () => {
  let database: TestDatabase;
  let folder: string;
  const sockets: Socket[] = [];
  const closers: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    database = await openEmbeddedForTest();
    folder = mkdtempSync(join(tmpdir(), 'parlor-slow-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'assets/large-abc123.bin'), Buffer.alloc(LARGE_BYTES));
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const close of closers.splice(0)) await close();
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  async function serve(env: Record<string, string>) {
    const token = newToken();
    const core = testCore(database.db, { env: { APP_DIST: folder, ...env } });
    const platform: TestPlatform = await testPlatform(core, {
      modules: [],
      sessions: {
        find: async (hash) =>
          hash === hashToken(token) ? { playerId: 'maria', sessionId: 's' } : null,
      },
    });
    await platform.app.listen({ host: '127.0.0.1', port: 0 });
    closers.push(() => platform.close());
    const { server } = platform.app;
    const { port } = server.address() as AddressInfo;
    return {
      token,
      port,
      origin: `http://127.0.0.1:${port}`,
      connections: () =>
        new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    };
  }

  /** A raw connection: sends text at once, and collects the response. */
  async function open(port: number, text: string, { isReading = true } = {}) {
    const socket = connect({ port, host: '127.0.0.1' });
    sockets.push(socket);
    let answer = '';
    socket.on('error', () => undefined);
    if (isReading) {
      socket.on('data', (chunk) => {
        answer += String(chunk);
      });
    }
    await once(socket, 'connect');
    socket.write(text);
    return { socket, answer: () => answer };
  }

  const head = (method: string, path: string, ...headers: string[]) =>
    [`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n');
  const json = (from: string, length: number) =>
    `${head(
      'POST',
      '/user-api/a',
      'content-type: application/json',
      `content-length: ${length}`,
      `x-forwarded-for: ${from}`,
    )}\r\n\r\n`;

  it('closes 450 silent sockets of one address; calls and event streams continue', async () => {
    const { port, origin, token, connections } = await serve({ ...short, TRUST_PROXY: 'loopback' });
    const events = new AbortController();
    const stream = await fetch(`${origin}/user-api/user/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: events.signal,
    });
    const streamed = stream.body?.getReader();
    const attacker = '203.0.113.9';
    const silent = [
      ...Array.from({ length: 140 }, () => open(port, '')),
      ...Array.from({ length: 140 }, () => open(port, head('GET', '/user-api/a'))),
      ...Array.from({ length: 160 }, () => open(port, `${json(attacker, 1_000)}{"a":`)),
      ...Array.from({ length: 10 }, () =>
        open(port, `${head('GET', '/assets/large-abc123.bin')}\r\n\r\n`, { isReading: false }),
      ),
    ];
    await Promise.all(silent);
    const call = await fetch(`${origin}/user-api/a`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    });
    expect(call.status).toBe(404);
    // Only the event stream remains.
    await expect.poll(connections, CLOSE_TIMEOUT).toBe(1);
    let received = '';
    while (!received.includes('balance.changed')) {
      const { value, done } = (await streamed?.read()) ?? { done: true };
      expect(done).toBe(false);
      received += Buffer.from(value ?? []).toString();
    }
    events.abort();
  });

  it('counts a request as running only once its body has arrived', async () => {
    const { port, origin } = await serve({ MAX_CONCURRENT_REQUESTS: '2' });
    const pending = await Promise.all(
      Array.from({ length: 5 }, () => open(port, `${json('', 10)}{"a":`)),
    );
    expect((await fetch(`${origin}/user-api/a`)).status).toBe(404);
    for (const { socket } of pending) socket.write('true}');
    for (const { answer } of pending) await expect.poll(answer).toMatch(/^HTTP\/1.1 404 /);
  });

  it('limits concurrent bodies per address, or per visitor behind a trusted proxy', async () => {
    const { port } = await serve({ MAX_PENDING_BODIES: '2', TRUST_PROXY: 'loopback' });
    const send = (from: string) => open(port, `${json(from, 10)}{"a":`);
    const first = [await send('203.0.113.9'), await send('203.0.113.9')];
    const third = await send('203.0.113.9');
    await expect.poll(third.answer).toMatch(/^HTTP\/1.1 429 /);
    expect(third.answer()).toMatch(/connection: close/i);
    const other = await send('198.51.100.7');
    for (const { socket } of [...first, other]) socket.write('true}');
    for (const { answer } of [...first, other]) {
      await expect.poll(answer).toMatch(/^HTTP\/1.1 404 /);
    }
    const again = await send('203.0.113.9');
    again.socket.write('true}');
    await expect.poll(again.answer).toMatch(/^HTTP\/1.1 404 /);
  });

  it('closes a body below the minimum rate, and accepts a steady one', async () => {
    const { port } = await serve({ ...short, HTTP_MIN_BYTES_PER_SECOND: '50000' });
    const send = async (bytesPerTick: number) => {
      const { socket, answer } = await open(port, `${json('', 200_002)}"`);
      let left = 200_000;
      while (left > 0 && !socket.closed) {
        socket.write('a'.repeat(Math.min(left, bytesPerTick)));
        left -= bytesPerTick;
        await sleep(100);
      }
      if (!socket.closed) socket.write('"');
      await expect.poll(() => socket.closed || answer() !== '', CLOSE_TIMEOUT).toBe(true);
      return answer();
    };
    const [steady, slow] = await Promise.all([send(10_000), send(100)]);
    expect(steady).toMatch(/^HTTP\/1.1 404 /);
    expect(slow).toBe('');
  });

  it('answers a few pipelined requests, and closes a connection with more', async () => {
    const { port } = await serve(short);
    const request = `${head('GET', '/user-api/a')}\r\n\r\n`;
    const few = await open(port, request.repeat(4));
    await expect.poll(() => few.answer().match(/HTTP\/1.1 404 /g)).toHaveLength(4);
    few.socket.write(request);
    await expect.poll(() => few.answer().match(/HTTP\/1.1 404 /g)).toHaveLength(5);
    const many = await open(port, request.repeat(40));
    await expect.poll(() => many.socket.closed).toBe(true);
    expect(many.answer()).toBe('');
  });

  it('accepts the largest upload at 256 kbit/s by default', () => {
    const bytesPerSecond = 256_000 / 8;
    const { timeouts } = readConfig({}).http;
    expect((UPLOAD_MAX_BYTES / bytesPerSecond) * 1_000).toBeLessThan(timeouts.requestMs);
    expect(bytesPerSecond).toBeGreaterThan(timeouts.minBytesPerSecond);
  });

  it('closes silent connections of the operator’s server', async () => {
    const app = buildOperatorServer(testCore(database.db, { env: short }));
    closers.push(() => app.close());
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const silent = [await open(port, ''), await open(port, head('GET', '/operator/site'))];
    for (const { socket } of silent) {
      await expect.poll(() => socket.closed, CLOSE_TIMEOUT).toBe(true);
    }
  });
});
