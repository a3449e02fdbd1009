import type { Clock } from '../clock.ts';
import { toDate } from '../clock.ts';
import type { Reader } from '../database/schema.ts';

export interface AuditRecord {
  /** `player:<id>`, `operator:<name>`, `system:<job>` or `party:<name>`. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** Never a secret. Bigints are written as strings. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Writes down who did what. Append-only by the database. Inside the transaction of the act itself;
 * a refused act, whose transaction is gone, is recorded with `db`.
 */
export async function recordAudit(on: Reader, clock: Clock, record: AuditRecord): Promise<void> {
  const detail = JSON.stringify(record.detail ?? {}, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  await on
    .insertInto('audit_entry')
    .values({
      at: toDate(clock),
      actor: record.actor,
      action: record.action,
      subject: record.subject,
      detail,
    })
    .execute();
}
