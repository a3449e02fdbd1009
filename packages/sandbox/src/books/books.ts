import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { z } from 'zod';

/** One party's own SQLite database. Integers are returned as bigint. */
export interface Books {
  /** The first row, parsed with `schema`, or null. */
  one<Row>(schema: z.ZodType<Row>, sql: string, ...values: SQLInputValue[]): Row | null;
  all<Row>(schema: z.ZodType<Row>, sql: string, ...values: SQLInputValue[]): Row[];
  /** Executes a statement; returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /**
   * Runs `work` in a transaction. Takes the write lock first, so that no other connection or process
   * can change what it has read. Nested calls join the outer transaction.
   */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/**
 * Opens the books in `file` and creates them if they do not exist.
 *
 * Committed data survives a killed process and a power cut (WAL with `synchronous=FULL`).
 *
 * @param migrations scripts in order; each is applied once. Append, never edit.
 * @throws Error if a newer version has written the books.
 */
export function openBooks(file: string, migrations: readonly string[]): Books {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { readBigInts: true, timeout: 5_000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');

  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };

  const books: Books = {
    one(schema, sql, ...values) {
      const row = prepare(sql).get(...values);
      return row === undefined ? null : schema.parse(row);
    },
    all(schema, sql, ...values) {
      return prepare(sql)
        .all(...values)
        .map((row) => schema.parse(row));
    },
    run(sql, ...values) {
      return Number(prepare(sql).run(...values).changes);
    },
    transaction(work) {
      if (db.isTransaction) return work();
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    close() {
      statements.clear();
      if (db.isOpen) db.close();
    },
  };

  try {
    migrate(db, books, file, migrations);
  } catch (error) {
    books.close();
    throw error;
  }
  return books;
}

function migrate(db: DatabaseSync, books: Books, file: string, scripts: readonly string[]): void {
  books.transaction(() => {
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > scripts.length) {
      throw new Error(`${file} was written by a newer version of the sandbox (${version})`);
    }
    for (const script of scripts.slice(version)) db.exec(script);
    db.exec(`PRAGMA user_version = ${scripts.length}`);
  });
}
