import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../core/config.ts';
import { migrate } from '../core/database/migrate.ts';
import { openDatabase } from '../core/database/open.ts';
import { describeOnPostgres } from '../testing/index.ts';
import { resetDatabase } from './reset.ts';

describeOnPostgres('pnpm reset', (database) => {
  let dataDir: string;
  let url: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'parlor-reset-'));
    const other = new URL(database().url ?? '');
    other.pathname += '_reset';
    url = other.href;
    await sql.raw(`create database ${other.pathname.slice(1)}`).execute(database().db);
  });
  afterAll(async () => {
    const name = new URL(url).pathname.slice(1);
    await sql.raw(`drop database if exists ${name} with (force)`).execute(database().db);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const reset = (DATABASE_URL: string) =>
    resetDatabase(readConfig({ DATABASE_URL, DATA_DIR: dataDir }));
  const open = () => openDatabase({ url, pool: 2, dataDir });

  async function tables(): Promise<number> {
    const { db, close } = await open();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_tables where schemaname = 'public'`.execute(db);
    await close();
    return rows[0]?.count ?? 0;
  }

  it('refuses to delete a database in use by a server', async () => {
    const { db, close } = await open();
    await migrate(db);
    await expect(reset(url)).rejects.toThrow('in use by a server');
    await close();
    expect(await tables()).toBeGreaterThan(10);
  });

  it('deletes an unused database, and does nothing with an empty one', async () => {
    // The server's connections close a moment after the pool.
    await expect.poll(() => reset(url).then(() => 'done', String)).toBe('done');
    expect(await tables()).toBe(0);
    await reset(url);
  });

  it('refuses to delete a database that is not Parlor’s', async () => {
    const { db, close } = await open();
    await sql`create table somebody_elses (id integer)`.execute(db);
    await close();
    await expect(reset(url)).rejects.toThrow('is not Parlor’s; nothing was changed');
    expect(await tables()).toBe(1);
  });
});
