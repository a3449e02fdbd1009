import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import {
  type Dialect,
  Kysely,
  PGliteDialect,
  PGliteDriver,
  PostgresDialect,
  type PostgresPool,
  sql,
} from 'kysely';
import { Pool, types as pgTypes } from 'pg';
import { errorLine, StartupError } from '../startup-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import type { Database, Db } from './schema.ts';
import { transactionGuard } from './transaction.ts';

/** Timeout of a statement and of an idle transaction, on PostgreSQL. */
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  /** Waits for running queries, and releases the data folder. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** A PostgreSQL; undefined opens the embedded database. */
  readonly url: string | undefined;
  readonly pool: number;
  readonly dataDir: string;
  /** A connection of the pool was lost, in use or idle; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Opens the configured database, without migrating it.
 *
 * @throws StartupError if it is unreachable, or the data folder cannot be used.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return options.url === undefined
    ? await openEmbedded(options.dataDir)
    : await openPostgres(options.url, options);
}

/** Both drivers read int8 as bigint, and a date without a time as text. */
const pgliteParsers = {
  [pgliteTypes.INT8]: (value: string) => BigInt(value),
  [pgliteTypes.DATE]: (value: string) => value,
};

/** Opens an embedded database from a folder, or in memory without a folder. */
export async function createPGlite(options: {
  readonly folder?: string;
  readonly loadDataDir?: Blob;
  /** In PostgreSQL's units, such as `16MB`; it is allocated and cleared at the start. */
  readonly sharedBuffers?: string;
}): Promise<PGlite> {
  const { sharedBuffers } = options;
  return await PGlite.create({
    ...(options.folder !== undefined && { dataDir: options.folder }),
    ...(options.loadDataDir && { loadDataDir: options.loadDataDir }),
    ...(sharedBuffers !== undefined && {
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    }),
    parsers: pgliteParsers,
  });
}

export function kyselyOn(dialect: Dialect): Db {
  return new Kysely<Database>({ dialect, plugins: [transactionGuard] });
}

/**
 * The embedded database answers in microtasks. Without a pause, nothing else of the process would run
 * while one function executes queries in a loop: no request, no timer and no other query.
 */
class PausingDriver extends PGliteDriver {
  override async releaseConnection(): Promise<void> {
    await yieldToOthers();
  }
}

export function kyselyOnPGlite(pglite: PGlite): Db {
  const dialect = new PGliteDialect({ pglite });
  return kyselyOn({
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new PausingDriver({ pglite }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  });
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const { pglite, close } = await openDataFolder(dataDir);
  const db = kyselyOnPGlite(pglite);
  return {
    db,
    kind: 'embedded',
    async close() {
      await db.destroy();
      await close();
    },
  };
}

/**
 * Opens the embedded database of a data folder, which is locked until `close`.
 *
 * @throws StartupError if the data folder cannot be used.
 */
export async function openDataFolder(
  dataDir: string,
): Promise<{ readonly pglite: PGlite; close(): Promise<void> }> {
  const release = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    mkdirSync(folder, { recursive: true });
    const pglite = await createPGlite({ folder });
    return {
      pglite,
      async close() {
        if (!pglite.closed) await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw new StartupError(
      `The embedded database in ${dataDir} cannot be opened: ${errorLine(error)}`,
    );
  }
}

/**
 * A pool whose connections read values as the embedded database does, and whose lost connections
 * do not end the process: the query under way fails, and the pool opens another connection.
 */
export function createPool(
  url: string,
  max: number,
  onConnectionLost: (error: Error) => void = () => undefined,
): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'parlor',
    // Compiling a statement takes a third of a second, far longer than any statement of a player.
    options: '-c jit=off',
    // The kernel detects a server that vanished without closing its connections.
    keepAlive: true,
    pipeline: true,
    types: {
      getTypeParser: (oid, format) => {
        if (oid === pgTypes.builtins.INT8) return (value: string) => BigInt(value);
        if (oid === pgTypes.builtins.DATE) return (value: string) => value;
        return pgTypes.getTypeParser(oid, format);
      },
    },
  });
  // pg-pool handles errors of idle connections only, and an unhandled error event ends the process.
  // The pool re-emits errors of idle connections on itself.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => undefined);
  return withPreparedStatements(pool);
}

async function openPostgres(url: string, options: OpenOptions): Promise<OpenDatabase> {
  const pool = createPool(url, options.pool, options.onConnectionLost);
  const db = kyselyOn(new PostgresDialect({ pool }));
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await pool.end();
    throw new StartupError(`DATABASE_URL cannot be reached (${getHost(url)}): ${errorLine(error)}`);
  }
  return { db, kind: 'postgres', close: () => db.destroy() };
}

/** Host and database of an address, without its password. */
function getHost(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
