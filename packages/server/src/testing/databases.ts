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
import { createMigratedPGlite, getMigrationsFingerprint } from './template.ts';

const DEFAULT_POSTGRES = 'postgres://root@127.0.0.1:5432/test';
const CONNECT_TIMEOUT_MS = 2_000;
const POOL = 24;
const OBJECT_IN_USE = '55006';
const USED_ATTEMPTS = 100;
/** Prefix of the databases that new ones are copied from. */
const TEMPLATE = 'parlor_template_';
/** An advisory lock, held while a template is prepared. */
const TEMPLATE_LOCK = 480_105;

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
  template ??= prepareTemplate(server);
  await onServer(server, `create database ${name} template ${await template}`);
  const url = getAddress(server, name);
  const db = kyselyOn(new PostgresDialect({ pool: createPool(url, POOL) }));
  return {
    db,
    kind: 'postgres',
    url,
    async close() {
      await db.destroy();
      await dropWhenFree(server, name);
    },
  };
}

let template: Promise<string> | undefined;

/**
 * The name of a migrated, empty database: to migrate takes a second, to copy it a fraction. It is
 * kept until the migrations change; unused ones are dropped after a week.
 */
async function prepareTemplate(server: string): Promise<string> {
  const name = `${TEMPLATE}${getMigrationsFingerprint()}`;
  const client = await connect(server);
  try {
    // Test files of several processes may come here at once.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query<{ name: string; isOld: boolean }>(
      `select datname as name,
        shobj_description(oid, 'pg_database')::date < current_date - 7 as "isOld"
      from pg_database where datname like $1 || '%'`,
      [TEMPLATE],
    );
    if (!rows.some((row) => row.name === name)) {
      const unfinished = `${TEMPLATE}unfinished`;
      await client.query(`drop database if exists ${unfinished}`);
      await client.query(`create database ${unfinished}`);
      const pool = createPool(getAddress(server, unfinished), 4);
      const db = kyselyOn(new PostgresDialect({ pool }));
      await migrate(db).finally(() => db.destroy());
      await repeatWhileUsed(() => client.query(`alter database ${unfinished} rename to ${name}`));
    }
    await client.query(`comment on database ${name} is '${new Date().toISOString().slice(0, 10)}'`);
    for (const row of rows) {
      if (row.isOld && row.name !== name) await client.query(`drop database ${row.name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}

function getAddress(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
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

const dropWhenFree = (server: string, name: string) =>
  repeatWhileUsed(() => onServer(server, `drop database if exists ${name}`));

/** A pool ends before the server has closed its last connections. */
async function repeatWhileUsed(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await change();
      return;
    } catch (error) {
      if (databaseError(error)?.code !== OBJECT_IN_USE || attempt === USED_ATTEMPTS) throw error;
      await sleep(50);
    }
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  return client;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = await connect(url);
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
