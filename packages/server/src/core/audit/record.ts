import type { QueryCreator } from 'kysely';
import type { Clock } from '../clock.ts';
import { toDate } from '../clock.ts';
import type { Database, Reader } from '../database/schema.ts';

export interface AuditRecord {
  /** `player:<id>`, `operator:<name>`, `system:<job>` or `party:<name>`. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** Never a secret. Bigints are written as strings. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Records who did what. The database enforces append-only. Called inside the transaction of the
 * action; a refused action, whose transaction is rolled back, is recorded with `db`.
 */
export async function recordAudit(on: Reader, clock: Clock, record: AuditRecord): Promise<void> {
  await insertAudit(on, clock, record).execute();
}

/** The statement of {@link recordAudit}, for a `with` of the statement that it records. */
export function insertAudit(on: QueryCreator<Database>, clock: Clock, record: AuditRecord) {
  const detail = JSON.stringify(record.detail ?? {}, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return on.insertInto('audit_entry').values({
    at: toDate(clock),
    actor: record.actor,
    action: record.action,
    subject: record.subject,
    detail,
  });
}
