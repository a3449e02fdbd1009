import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { errorLine, StartupError } from '../startup-error.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

const MIGRATION_TABLE = 'schema_migration';

/**
 * Migrates the database to this version. Several servers may call it concurrently; one does the
 * work.
 *
 * @throws StartupError if a newer version has written the database, or a migration fails, in which
 * case all of them are rolled back.
 */
export async function migrate(db: Db): Promise<void> {
  const applied = await appliedMigrations(db);
  refuseNewer(applied);
  // The migrator reads the columns of all tables, which is slow on the embedded database.
  if (isComplete(applied)) return;
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: `${MIGRATION_TABLE}_lock`,
    // Each domain has its own range, so a lower number may be added later.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new StartupError(
    `The database cannot be brought to this version${failed ? ` (${failed})` : ''}: ${errorLine(error)}`,
  );
}

/** Whether every migration of this version has been applied, and none of a newer one. */
export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await appliedMigrations(db);
  return isComplete(applied) && getUnknown(applied).length === 0;
}

function isComplete(applied: readonly string[]): boolean {
  return applied.length === Object.keys(migrations).length;
}

function refuseNewer(applied: readonly string[]): void {
  const unknown = getUnknown(applied);
  if (unknown.length > 0) {
    throw new StartupError(
      `The database belongs to a newer version of Parlor (it has ${unknown.join(', ')}); nothing was changed`,
    );
  }
}

function getUnknown(applied: readonly string[]): string[] {
  return applied.filter((name) => !Object.hasOwn(migrations, name));
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass(${MIGRATION_TABLE})::text as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.id(MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map((row) => row.name);
}
