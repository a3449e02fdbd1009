import { fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openEmbeddedForTest } from '../../testing/databases.ts';
import { fakeClock } from '../../testing/index.ts';
import { withTransaction } from '../database/transaction.ts';
import {
  createSignedClient,
  OutsideRefusedError,
  OutsideUnavailableError,
} from './signed-client.ts';
import { requireSignature } from './signed-scope.ts';
import { signedHeaders } from './signing.ts';

const clock = fakeClock();
const credentials = { key: 'k', secret: 's' };
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A party that echoes signed requests. */
async function party(answer: (body: unknown) => { status: number; body: unknown }) {
  const app = fastify();
  await app.register(async (scope) => {
    requireSignature(scope, 'PSP', [credentials], clock);
    scope.post('/echo', async (request, reply) => {
      const { status, body } = answer(request.body);
      return reply.code(status).send(body);
    });
    scope.get('/boom', async () => {
      throw new Error('internal detail');
    });
    scope.post('/database-lost', async () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  const to = { ...credentials, url };
  return {
    app,
    client: createSignedClient({ protocol: 'PSP', party: to, clock, fetch, timeoutMs: 300 }),
  };
}

describe('signed HTTP, both sides', () => {
  const echoed = z.object({ got: z.unknown() });

  it('sends what the other side accepts, and parses the response', async () => {
    const { client } = await party((body) => ({ status: 200, body: { got: body } }));
    await expect(client.send('POST', '/echo', echoed, { a: 1 })).resolves.toEqual({
      got: { a: 1 },
    });
  });

  it('distinguishes a definite refusal from timeouts, invalid responses and faults', async () => {
    const { client } = await party((body) =>
      z.object({ kind: z.string() }).parse(body).kind === 'no'
        ? { status: 409, body: { status: 'DUPLICATE' } }
        : { status: 200, body: { other: true } },
    );
    await expect(client.send('POST', '/echo', echoed, { kind: 'no' })).rejects.toMatchObject({
      name: 'OutsideRefusedError',
      status: 'DUPLICATE',
    });
    const strict = z.object({ got: z.string() });
    await expect(client.send('POST', '/echo', strict, { kind: 'odd' })).rejects.toThrow(
      OutsideUnavailableError,
    );
    await expect(client.send('GET', '/boom', echoed)).rejects.toThrow(OutsideUnavailableError);
    await expect(client.send('GET', '/nowhere', echoed)).rejects.toThrow(OutsideRefusedError);
  });

  it('times out if the other side does not respond', async () => {
    const { client } = await party(() => ({ status: 200, body: {} }));
    const silent = createSignedClient({
      protocol: 'PSP',
      party: { ...credentials, url: 'http://127.0.0.1:9' },
      clock,
      fetch: () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 50)),
      timeoutMs: 20,
    });
    expect(client).toBeDefined();
    await expect(silent.send('GET', '/echo', echoed)).rejects.toThrow(OutsideUnavailableError);
  });

  it('S9 refuses a call inside a database transaction', async () => {
    const { client } = await party(() => ({ status: 200, body: { got: 1 } }));
    const database = await openEmbeddedForTest();
    closers.push(() => database.close());
    await expect(
      withTransaction(database.db, () => client.send('POST', '/echo', echoed, {})),
    ).rejects.toThrow(/inside a database transaction/);
  });

  it('refuses all unsigned requests alike, and reports faults without details (S27)', async () => {
    const { app, client } = await party(() => ({ status: 200, body: {} }));
    const bodies = ['{"a":1}', 'not json', 'x'.repeat(300_000)];
    for (const payload of bodies) {
      const answer = await app.inject({ method: 'POST', url: '/echo', payload });
      expect([answer.statusCode, answer.json()]).toEqual([401, { status: 'INVALID_SIGNATURE' }]);
    }
    const fault = await client.send('GET', '/boom', echoed).catch((error: unknown) => error);
    expect(String(fault)).not.toContain('internal detail');
  });

  it('returns 503 with Retry-After when the database is lost (ADR 0036)', async () => {
    const { app } = await party(() => ({ status: 200, body: {} }));
    const signed = { method: 'POST', path: '/database-lost', body: '{}' };
    const answer = await app.inject({
      method: 'POST',
      url: signed.path,
      payload: signed.body,
      headers: {
        'content-type': 'application/json',
        ...signedHeaders('PSP', credentials, signed, clock.now()),
      },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ status: 'UNKNOWN' });
  });
});
