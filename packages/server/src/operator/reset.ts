import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../core/config.ts';
import { lockDataFolder } from '../core/database/data-folder-lock.ts';
import { openDatabase } from '../core/database/open.ts';
import { StartupError } from '../core/startup-error.ts';
import { tokenFile } from './accounts.ts';

/**
 * Empties the platform's database, and deletes the demo's operator and uploads.
 *
 * @throws StartupError in live mode, while a server uses the database, or if it belongs to another
 * program.
 */
export async function resetDatabase(config: Config): Promise<void> {
  if (config.mode === 'live') {
    throw new StartupError('PARLOR_MODE=live keeps its data: only the demo can be reset');
  }
  const { dataDir, database } = config;
  if (database.url !== undefined) await emptyPostgres(database.url, dataDir);
  if (!existsSync(dataDir)) return;
  const release = lockDataFolder(dataDir);
  try {
    // Deletes known names, never the folder: it could be a home folder.
    rmSync(join(dataDir, 'database'), { recursive: true, force: true });
    rmSync(join(dataDir, 'files'), { recursive: true, force: true });
    rmSync(tokenFile(dataDir), { force: true });
  } finally {
    release();
  }
}

async function emptyPostgres(url: string, dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ url, pool: 2, dataDir });
  try {
    const { rows } = await sql<{ others: number; tables: number; ours: boolean }>`
      select
        (select count(*)::int from pg_stat_activity where datname = current_database()
          and application_name = 'parlor' and pid <> pg_backend_pid()) as others,
        (select count(*)::int from pg_tables where schemaname = 'public') as tables,
        to_regclass('public.schema_migration') is not null as ours`.execute(db);
    const [state] = rows;
    if (!state || state.tables === 0) return;
    if (!state.ours) {
      throw new StartupError('The database of DATABASE_URL is not Parlor’s; nothing was changed');
    }
    if (state.others > 0) {
      throw new StartupError('The database of DATABASE_URL is in use by a server; stop it first');
    }
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  } finally {
    await close();
  }
}
