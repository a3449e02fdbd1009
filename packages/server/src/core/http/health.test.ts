import { PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  describeOnDatabases,
  describeOnPostgres,
  testCore,
  testPlatform,
} from '../../testing/index.ts';
import { createPool, kyselyOn } from '../database/open.ts';

const NOT_WRITABLE = { status: 'not ready', reason: 'database not writable' };

describeOnDatabases('/readyz', (database) => {
  it('returns 503 while the database’s disk is full, and checks it once in two seconds', async () => {
    const { db } = database();
    const core = testCore(db);
    const { app, close } = await testPlatform(core, { modules: [] });
    const look = async () => {
      const answer = await app.inject('/readyz');
      return [answer.statusCode, answer.json()];
    };
    await sql`create function refuse_disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`.execute(
      db,
    );
    await sql`create trigger disk_full before insert on write_probe
      execute function refuse_disk_full()`.execute(db);
    expect(await look()).toEqual([503, NOT_WRITABLE]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);

    await sql`drop trigger disk_full on write_probe`.execute(db);
    expect(await look()).toEqual([503, NOT_WRITABLE]);
    core.clock.advance(2_000);
    expect(await look()).toEqual([200, { status: 'ready' }]);
    await close();
  });
});

describeOnPostgres('/readyz', (database) => {
  it('returns 503 while the database is read-only', async () => {
    const url = new URL(database().url ?? '');
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const db = kyselyOn(new PostgresDialect({ pool: createPool(url.href, 2) }));
    const { app, close } = await testPlatform(testCore(db), { modules: [] });
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, NOT_WRITABLE]);
    await close();
    await db.destroy();
  });
});
