import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration of plain SQL statements, in order. */
export function statements(...list: readonly string[]): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of list) await sql.raw(statement).execute(db);
    },
  };
}
