import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../core/database/transaction.ts';
import { openEmbeddedForTest, type TestDatabase, testCore } from '../testing/index.ts';
import { setOperator } from './accounts.ts';
import { DOCS_PATH } from './documents.ts';
import { buildOperatorServer } from './server.ts';

describe('the operator’s server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openEmbeddedForTest();
  });
  afterAll(() => database.close());

  it('S30 finishes accepted requests when it stops, and closes its connections', async () => {
    const gate = Promise.withResolvers<void>();
    const app = buildOperatorServer(testCore(database.db));
    let inside = 0;
    app.addHook('preHandler', async () => {
      inside += 1;
      await gate.promise;
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    const asked = request(`${origin}${DOCS_PATH}/json`, { agent }).end();
    await expect.poll(() => inside).toBe(1);
    const stopped = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    gate.resolve();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    expect(JSON.parse(await text(answer))).toHaveProperty('openapi');
    await stopped;
    agent.destroy();
  });

  it('S31 publishes metrics to a named account alone', async () => {
    const core = testCore(database.db);
    const app = buildOperatorServer(core);
    core.metrics.pages.inc({ result: 'failed' });
    expect((await app.inject('/metrics')).statusCode).toBe(401);
    const token = await withTransaction(database.db, (trx) =>
      setOperator(trx, core.clock, { name: 'scraper', roles: ['admin'] }),
    );
    const answer = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toContain('parlor_pages_total{result="failed"} 1');
    await app.close();
  });

  it('S27 reports a fault with its request id only', async () => {
    const own = await openEmbeddedForTest();
    const app = buildOperatorServer(testCore(own.db));
    await sql`drop table operator_account cascade`.execute(own.db);
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    const answer = await app.inject({ url: '/operator/site', headers });
    const { requestId } = answer.json();
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error: `the server failed; its log has request ${requestId}`, requestId },
    ]);
    expect(requestId).toMatch(/\S/);
    await app.close();
    await own.close();
  });
});
