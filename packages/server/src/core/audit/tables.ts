import type { ColumnType, Generated } from 'kysely';

export interface AuditEntryTable {
  id: Generated<bigint>;
  at: Date;
  /** The actor: `player:<id>`, `operator:<name>`, `system:<job>` or `party:<name>`. */
  actor: string;
  /** The action, such as `withdrawal.approved` or `login.failed`. */
  action: string;
  /** The subject: `player:<id>`, `withdrawal:<id>` ... */
  subject: string;
  /** Facts for a reviewer; never a secret. */
  detail: ColumnType<Record<string, unknown>, string, never>;
}

export interface AuditTables {
  audit_entry: AuditEntryTable;
}
