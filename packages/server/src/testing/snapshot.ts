import { sql } from 'kysely';
import type { Db } from '../core/database/schema.ts';

/** What a refused call may write: limit counters, attempts at a code, a session's last activity. */
const IGNORED = ['audit_entry', 'captcha', 'job_lease', 'rate_window'];
const COUNTED = ['player_session', 'sms_code'];

/**
 * Row count and checksum of every table by name: two snapshots are equal if nothing changed in
 * between. Sessions and codes count by number of rows only; limits, captchas and the audit log are
 * left out.
 */
export async function getSnapshot(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(
    db,
  );
  const parts = tables
    .filter(({ name }) => !IGNORED.includes(name) && !name.startsWith('kysely_'))
    .map(({ name }) => {
      const content = COUNTED.includes(name)
        ? sql`''`
        : sql`md5(coalesce(string_agg(t::text, ',' order by t::text), ''))`;
      return sql`select ${sql.lit(name)} as name, count(*) || ' ' || ${content} as sum
        from ${sql.table(name)} as t`;
    });
  const { rows } = await sql<{ name: string; sum: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
