import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { type ServedDatabase, serveEmbedded } from './serve-embedded.ts';
import { withTransaction } from './transaction.ts';

describe('the embedded database, served to another process', () => {
  let folder: string;
  let served: ServedDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parlor-served-'));
    served = await serveEmbedded(folder);
  });
  afterEach(async () => {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const connect = () => openDatabase({ url: served.url, pool: 1, dataDir: folder });

  it('stays open while its client reconnects, with everything that was committed', async () => {
    const text = 'long'.repeat(100_000);
    const first = await connect();
    await migrate(first.db);
    await sql`create table note (id bigint primary key, body text)`.execute(first.db);
    for (const id of [1n, 2n, 3n, 4n]) {
      await withTransaction(first.db, async (trx) => {
        await sql`insert into note values (${id}, ${text})`.execute(trx);
      });
    }
    await first.close();
    const second = await connect();
    for (const id of [1n, 2n, 3n, 4n]) {
      const { rows } = await sql`select id, body from note where id = ${id}`.execute(second.db);
      expect(rows).toEqual([{ id, body: text }]);
    }
    await second.close();
  });

  it('rolls back what a client has not committed, and then serves the next one', async () => {
    const first = new Client({ connectionString: served.url });
    await first.connect();
    await first.query('create table note (id int)');
    await first.query('begin');
    await first.query('insert into note values (1)');
    const next = connect();
    await first.end();
    const second = await next;
    expect((await sql`select * from note`.execute(second.db)).rows).toEqual([]);
    await second.close();
  });

  it('refuses a second process on the folder', async () => {
    await expect(serveEmbedded(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  });
});
