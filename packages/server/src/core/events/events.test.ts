import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { post, transfers } from '../../ledger/index.ts';
import { API_PREFIX, buildPlatform } from '../../platform/platform.ts';
import { describeOnDatabases, testCore } from '../../testing/index.ts';
import { withTransaction } from '../database/transaction.ts';
import { hashToken, type Sessions } from '../http/authentication.ts';

const TOKEN = 'a-token-of-the-player';

describeOnDatabases('balance.changed', (database) => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  /** A separate server on the shared database, with one logged-in player. */
  async function server(playerId: string, alive: { value: boolean } = { value: true }) {
    const core = testCore(database().db);
    const sessions: Sessions = {
      find: async (hash) =>
        alive.value && hash === hashToken(TOKEN) ? { playerId, sessionId: 's' } : null,
    };
    const app = await buildPlatform(core, { modules: [], sessions });
    await app.listen({ host: '127.0.0.1', port: 0 });
    closers.push(async () => {
      await app.close();
      await core.events.close();
    });
    const { port } = app.server.address() as AddressInfo;
    return { app, core, url: `http://127.0.0.1:${port}${API_PREFIX}/user/events` };
  }

  async function listen(url: string, token = TOKEN) {
    const aborter = new AbortController();
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: aborter.signal,
    });
    let text = '';
    let ended = false;
    const reading = (async () => {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
      ended = true;
    })().catch(() => undefined);
    closers.unshift(async () => {
      aborter.abort();
      await reading;
    });
    const count = () => text.split('event: balance.changed\ndata: {}\n\n').length - 1;
    return { response, reading, text: () => text, hasEnded: () => ended, count };
  }

  const deposit = (playerId: string, amount: bigint) =>
    withTransaction(database().db, (trx) => {
      const txId = randomUUID();
      const of = { playerId, amount, currency: 'PHP', subject: 'Card', channel: 'card', txId };
      return post(trx, { now: Date.now }, transfers.deposit({ ...of, orderNo: txId }));
    });

  it('reaches a player on every server, without an amount', async () => {
    const player = randomUUID();
    const streams = [
      await listen((await server(player)).url),
      await listen((await server(player)).url),
    ];
    for (const stream of streams) await expect.poll(() => stream.count()).toBe(1);
    await deposit(player, 123_45n);
    for (const stream of streams) {
      await expect.poll(() => stream.count()).toBe(2);
    }
    for (const stream of streams) expect(stream.text()).not.toMatch(/123|12345/);
  });

  it('is sent once per commit, to its player only', async () => {
    const player = randomUUID();
    const { url } = await server(player);
    const stream = await listen(url);
    await expect.poll(() => stream.count()).toBe(1);
    await deposit(player, 1n);
    await deposit(randomUUID(), 1n);
    await deposit(player, 2n);
    await expect.poll(() => stream.count()).toBe(3);
    // Each further poll reads the earlier events again: duplicates would have arrived by then.
    for (const eventId of [4, 5]) {
      await deposit(player, 3n);
      await expect.poll(() => stream.count()).toBeGreaterThanOrEqual(eventId);
      expect(stream.count()).toBe(eventId);
    }
  });

  it('requires a session, and otherwise responds with the envelope', async () => {
    const { url } = await server(randomUUID());
    const refused = await fetch(url, {
      headers: { authorization: 'Bearer some-other-token-here' },
    });
    expect(await refused.json()).toMatchObject({ code: 401, data: { reason: 'session.dead' } });
  });

  describe('an open stream', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      closers.push(async () => vi.useRealTimers());
    });
    const heartbeat = () => vi.advanceTimersByTimeAsync(15_000);

    it('S17 ends with its session', async () => {
      const alive = { value: true };
      const stream = await listen((await server(randomUUID(), alive)).url);
      await expect.poll(() => stream.count()).toBe(1);
      await heartbeat();
      await expect.poll(stream.text).toContain(': \n\n');
      expect(stream.hasEnded()).toBe(false);
      alive.value = false;
      await heartbeat();
      await expect.poll(stream.hasEnded).toBe(true);
    });

    it('ends when its address is blocked, and cannot be reopened (product decision 20)', async () => {
      const { core, url } = await server(randomUUID());
      const stream = await listen(url);
      await expect.poll(() => stream.count()).toBe(1);
      await database()
        .db.insertInto('block_entry')
        .values({
          entry: '127.0.0.1',
          kind: 'address',
          reason: 'scripted sign-ups',
          added_by: 'test',
          added_at: new Date(),
          ends_at: null,
        })
        .execute();
      closers.push(() => database().db.deleteFrom('block_entry').execute());
      core.blocks.forget();
      await heartbeat();
      await expect.poll(stream.hasEnded).toBe(true);
      expect((await listen(url)).response.status).toBe(403);
    });
  });

  it('S30 ends when the server stops, so that it does not delay the stop', async () => {
    const { app, url } = await server(randomUUID());
    const stream = await listen(url);
    await expect.poll(() => stream.count()).toBe(1);
    // The server closes after its last connection: without an end the test would wait here.
    await app.close();
    await stream.reading;
    expect(stream.hasEnded()).toBe(true);
  });
});
