import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isStalePlan } from './errors.ts';
import { takeCommit } from './transaction.ts';

/**
 * A statement is prepared from this use on. Statements whose text differs in each use, such as bulk
 * inserts, are never prepared.
 */
const PREPARE_FROM_USE = 3;
/** Each connection keeps the plans of its prepared statements in memory. */
const MAX_PREPARED = 500;
const MAX_COUNTED = 5_000;

/**
 * A pool for kysely whose connections prepare the statements that are used repeatedly. `begin` is
 * sent together with the first statement of a transaction, and `commit` with the last one, if
 * `commitWith` runs it (ADR 0053). The pool must be pipelined.
 */
export function withPreparedStatements(pool: Pool): PostgresPool {
  const names = createNames();
  // Kysely identifies connections by their clients.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? prepare(client, names);
      clients.set(client, known);
      return known;
    },
  };
}

interface Names {
  /** The statement's name once it is used repeatedly; otherwise undefined. */
  find(text: string): string | undefined;
  /** The next use of the statement prepares it under a new name. */
  renew(text: string): void;
}

function createNames(): Names {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let last = 0;
  function add(text: string): string {
    last += 1;
    const name = `s${last}`;
    names.set(text, name);
    return name;
  }
  return {
    find(text) {
      const known = names.get(text);
      if (known !== undefined || names.size === MAX_PREPARED) return known;
      const count = (uses.get(text) ?? 0) + 1;
      if (count >= PREPARE_FROM_USE) {
        uses.delete(text);
        return add(text);
      }
      if (uses.size === MAX_COUNTED) uses.clear();
      uses.set(text, count);
      return undefined;
    },
    renew: (text) => void add(text),
  };
}

/** A result of the protocol's own statements, as kysely reads it. */
function done(command: 'BEGIN' | 'COMMIT' | 'ROLLBACK') {
  return { command, rowCount: 0, rows: [] };
}

function prepare(client: PoolClient, names: Names): PostgresPoolClient {
  /** A transaction was begun, and nothing was sent yet. */
  let isBeginDue = false;
  /** The end of a transaction whose last statement was sent. */
  let end: Promise<{ command: string }> | undefined;

  async function send(text: string, values: unknown[] = []) {
    const name = values.length > 0 ? names.find(text) : undefined;
    return await client.query(name === undefined ? { text, values } : { name, text, values });
  }

  async function query(text: string, parameters: readonly unknown[]) {
    if (text === 'begin') {
      isBeginDue = true;
      return done('BEGIN');
    }
    if (text === 'commit' || text === 'rollback') {
      const ending = end ?? (isBeginDue ? done('COMMIT') : send(text));
      isBeginDue = false;
      end = undefined;
      return await ending;
    }
    if (end) throw new Error('a statement followed the last one of its transaction');
    return await (takeCommit() ? runLast(text, [...parameters]) : run(text, [...parameters]));
  }

  async function run(text: string, values: unknown[]) {
    if (isBeginDue) {
      isBeginDue = false;
      // If it fails, the connection is lost, and so is the statement behind it.
      send('begin').catch(() => undefined);
    }
    try {
      return await send(text, values);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      names.renew(text);
      // Inside a transaction, which is aborted, `withTransaction` retries the whole.
      if (client.getTransactionStatus() !== 'I') throw error;
      return await send(text, values);
    }
  }

  /** A statement that is alone in its transaction needs neither `begin` nor `commit`. */
  async function runLast(text: string, values: unknown[]) {
    const statement = send(text, values);
    end = isBeginDue
      ? statement.then(() => done('COMMIT')).catch(() => done('ROLLBACK'))
      : send('commit');
    end.catch(() => undefined);
    try {
      return await statement;
    } catch (error) {
      if (isStalePlan(error)) names.renew(text);
      throw error;
    }
  }

  return Object.assign(Object.create(client), { query });
}
