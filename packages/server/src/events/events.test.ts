import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { withTransaction } from '../database/transaction.ts';
import { hashToken, type Sessions } from '../http/authentication.ts';
import { post, transfers } from '../ledger/index.ts';
import { API_PREFIX, buildPlatform } from '../platform.ts';
import { describeOnDatabases, testCore } from '../testing/index.ts';

const TOKEN = 'a-token-of-the-player';

describeOnDatabases('balance.changed', (database) => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  /** A server of its own on the shared database, with one player who is logged in. */
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
    const reading = (async () => {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    closers.unshift(async () => {
      aborter.abort();
      await reading;
    });
    const count = () => text.split('event: balance.changed\ndata: {}\n\n').length - 1;
    return { response, reading, text: () => text, count };
  }

  const deposit = (playerId: string, amount: bigint) =>
    withTransaction(database().db, (trx) => {
      const txId = randomUUID();
      const of = { playerId, amount, currency: 'PHP', subject: 'Card', channel: 'card', txId };
      return post(trx, { now: Date.now }, transfers.deposit({ ...of, orderNo: txId }));
    });

  it('reaches a player within half a second of the commit, without an amount, on every server', async () => {
    const player = randomUUID();
    const streams = [
      await listen((await server(player)).url),
      await listen((await server(player)).url),
    ];
    for (const stream of streams) await vi.waitFor(() => expect(stream.count()).toBe(1));
    const before = performance.now();
    await deposit(player, 123_45n);
    for (const stream of streams) {
      await vi.waitFor(() => expect(stream.count()).toBe(2), { timeout: 2_000, interval: 10 });
    }
    expect(performance.now() - before).toBeLessThan(900);
    for (const stream of streams) expect(stream.text()).not.toMatch(/123|12345/);
  });

  it('is told once for each commit, and to nobody else', async () => {
    const player = randomUUID();
    const { url } = await server(player);
    const stream = await listen(url);
    await vi.waitFor(() => expect(stream.count()).toBe(1));
    await deposit(player, 1n);
    await deposit(randomUUID(), 1n);
    await deposit(player, 2n);
    await vi.waitFor(() => expect(stream.count()).toBe(3), { timeout: 2_000 });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(stream.count()).toBe(3);
  });

  it('needs a living session, and answers the envelope without one', async () => {
    const { url } = await server(randomUUID());
    const refused = await fetch(url, {
      headers: { authorization: 'Bearer some-other-token-here' },
    });
    expect(await refused.json()).toMatchObject({ code: 401, data: { reason: 'session.dead' } });
  });

  it('S30 ends when the server stops, so that nothing waits for it', async () => {
    const { app, url } = await server(randomUUID());
    const stream = await listen(url);
    await vi.waitFor(() => expect(stream.count()).toBe(1));
    const before = performance.now();
    await app.close();
    await stream.reading;
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
