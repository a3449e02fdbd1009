import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresDialect, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { databaseError } from '../core/database/errors.ts';
import { migrate } from '../core/database/migrate.ts';
import { createPool, kyselyOn, kyselyOnPGlite } from '../core/database/open.ts';
import type { Db } from '../core/database/schema.ts';
import { errorLine } from '../core/startup-error.ts';
import { createMigratedPGlite } from './template.ts';

const DEFAULT_POSTGRES = 'postgres://root@127.0.0.1:5432/test';
const CONNECT_TIMEOUT_MS = 2_000;
const POOL = 24;
const OBJECT_IN_USE = '55006';
const DROP_ATTEMPTS = 100;

/** A migrated, empty database for a test file. */
export interface TestDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  /** Address of a PostgreSQL, for a second server on it; undefined on the embedded one. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

/** An embedded database in memory: always available. */
export async function openEmbeddedForTest(): Promise<TestDatabase> {
  const db = kyselyOnPGlite(await createMigratedPGlite());
  return { db, kind: 'embedded', url: undefined, close: () => db.destroy() };
}

/** A temporary database on the PostgreSQL at `server`, dropped on close. */
async function openPostgresForTest(server: string): Promise<TestDatabase> {
  const name = `parlor_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = kyselyOn(new PostgresDialect({ pool: createPool(url.href, POOL) }));
  await migrate(db);
  return {
    db,
    kind: 'postgres',
    url: url.href,
    async close() {
      await db.destroy();
      await dropWhenFree(server, name);
    },
  };
}

/** Address of the PostgreSQL for tests; undefined if unreachable. */
async function reachablePostgres(): Promise<string | undefined> {
  const url = process.env.TEST_DATABASE_URL || DEFAULT_POSTGRES;
  try {
    await onServer(url, 'select 1');
    return url;
  } catch (error) {
    console.warn(`left out: tests on PostgreSQL, since none answers (${errorLine(error)})`);
    return undefined;
  }
}

/** A pool ends before the server has closed its last connections. */
async function dropWhenFree(server: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onServer(server, `drop database if exists ${name}`);
    } catch (error) {
      if (databaseError(error)?.code !== OBJECT_IN_USE || attempt === DROP_ATTEMPTS) throw error;
      await sleep(50);
    }
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const postgres = await reachablePostgres();

/**
 * Declares the same tests on the embedded database and on PostgreSQL. If PostgreSQL is unreachable,
 * the run reports the skipped tests. Only `kind === 'postgres'` proves correctness under
 * concurrency.
 */
export function describeOnDatabases(
  name: string,
  tests: (database: () => TestDatabase) => void,
): void {
  describe(`${name} (embedded)`, () => declare(openEmbeddedForTest, tests));
  describe.skipIf(postgres === undefined)(`${name} (PostgreSQL)`, () =>
    declare(() => openPostgresForTest(postgres ?? DEFAULT_POSTGRES), tests),
  );
}

/** Tests that require several connections. */
export function describeOnPostgres(
  name: string,
  tests: (database: () => TestDatabase) => void,
): void {
  describe.skipIf(postgres === undefined)(`${name} (PostgreSQL)`, () =>
    declare(() => openPostgresForTest(postgres ?? DEFAULT_POSTGRES), tests),
  );
}

const OPEN_TIMEOUT_MS = 60_000;

function declare(
  open: () => Promise<TestDatabase>,
  tests: (database: () => TestDatabase) => void,
): void {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await open();
    await sql`select 1`.execute(opened.db);
  }, OPEN_TIMEOUT_MS);
  afterAll(async () => {
    await opened?.close();
  }, OPEN_TIMEOUT_MS);
  tests(() => {
    if (!opened) throw new Error('the database is not open yet');
    return opened;
  });
}
