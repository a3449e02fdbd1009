import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../books/books.ts';
import { DAY_MS } from '../clock.ts';
import { createFaults } from '../faults/faults.ts';
import { type FakePlatform, startFakePlatform } from '../testing/fake-platform.ts';
import { OUTBOX_TABLE, type Outbox, openOutbox, retryPauseMs } from './outbox.ts';

let platform: FakePlatform;
let books: Books;
let outbox: Outbox;
let now: () => number;

const open = (): Outbox =>
  openOutbox({
    books,
    protocol: 'SMP',
    credentials: { key: 'demo-lotus', secret: 'demo-lotus-secret' },
    clock: () => now(),
    retrySeconds: 0.005,
    faults: createFaults({ timeoutMs: 10_000, slowMs: 0, lateMs: 0 }).of('lotus'),
    judge: ({ status, body }) => {
      if (JSON.stringify(body).includes('REFUSED')) return 'refused';
      return status === 200 ? 'delivered' : 'retry';
    },
    log: Fastify().log,
  });

beforeEach(async () => {
  platform = await startFakePlatform();
  books = openBooks(':memory:', [OUTBOX_TABLE]);
  now = Date.now;
  outbox = open();
});
afterEach(async () => {
  await outbox.stop();
  books.close();
  await platform.close();
});

const put = (lane: string, number: number) =>
  outbox.put({ lane, url: `${platform.url}/smp/v1/bet`, body: { lane, number } });
const numbers = (lane: string) =>
  platform.calls.filter(({ body }) => body.lane === lane).map(({ body }) => body.number);

describe('outbox', () => {
  it('backs off 1, 2, 4, 8, 16, 30, 30 times the unit', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((n) => retryPauseMs(n, 1) / 1_000);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  it('delivers a lane in order, each message acknowledged before the next is sent', async () => {
    let refusals = 0;
    platform.answer(({ body }) => {
      if (body.number !== 2 || refusals >= 3) return undefined;
      refusals += 1;
      return { code: 500, body: {} };
    });
    for (const number of [1, 2, 3, 4]) put('ana', number);
    put('ben', 1);
    outbox.poke();
    await expect.poll(() => outbox.pending()).toBe(0);
    expect(numbers('ana')).toEqual([1, 2, 2, 2, 2, 3, 4]);
    expect(numbers('ben')).toEqual([1]);
  });

  it('continues after a definite refusal', async () => {
    platform.answer(({ body }) =>
      body.number === 1 ? { body: { status: 'REFUSED' } } : undefined,
    );
    put('ana', 1);
    put('ana', 2);
    outbox.poke();
    await expect.poll(() => outbox.pending()).toBe(0);
    expect(numbers('ana')).toEqual([1, 2]);
  });

  it('delivers no message of a rolled back transaction', async () => {
    expect(() =>
      books.transaction(() => {
        put('ana', 1);
        throw new Error('undone');
      }),
    ).toThrow('undone');
    put('ana', 2);
    outbox.poke();
    await expect.poll(() => outbox.pending()).toBe(0);
    expect(numbers('ana')).toEqual([2]);
  });

  it('drops a message after 24 hours and continues the lane', async () => {
    platform.answer(({ body }) => (body.number === 1 ? { code: 500, body: {} } : undefined));
    put('ana', 1);
    put('ana', 2);
    outbox.poke();
    await expect.poll(() => numbers('ana').length).toBeGreaterThan(1);
    expect(numbers('ana')).not.toContain(2);
    now = () => Date.now() + DAY_MS;
    outbox.poke();
    await expect.poll(() => numbers('ana')).toContain(2);
  });

  it('delivers many lanes, and messages added during delivery', async () => {
    for (let lane = 0; lane < 60; lane += 1) for (const n of [1, 2, 3]) put(`player-${lane}`, n);
    outbox.poke();
    put('late', 1);
    outbox.poke();
    await expect.poll(() => outbox.pending()).toBe(0);
    expect(platform.calls).toHaveLength(181);
    for (let lane = 0; lane < 60; lane += 1) expect(numbers(`player-${lane}`)).toEqual([1, 2, 3]);
  });

  it('resumes messages of an earlier run, and retries while the platform is down', async () => {
    const { url } = platform;
    await platform.close();
    outbox.put({ lane: 'ana', url: `${url}/smp/v1/bet`, body: { number: 1 } });
    outbox.poke();
    await new Promise((resolve) => setTimeout(resolve, 40));
    await outbox.stop();
    expect(outbox.pending()).toBe(1);
    platform = await startFakePlatform();
    books.run('UPDATE outbox SET url = ?', `${platform.url}/smp/v1/bet`);
    outbox = open();
    await expect.poll(() => outbox.pending()).toBe(0);
    expect(platform.calls).toHaveLength(1);
  });
});
