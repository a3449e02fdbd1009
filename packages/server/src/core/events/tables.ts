import type { ColumnType, Generated } from 'kysely';

export interface OutboxEventTable {
  id: Generated<bigint>;
  /** The database's own time of writing: the order in which servers look. */
  recorded_at: ColumnType<Date, never, never>;
  topic: string;
  /** Whom it concerns. */
  player_id: string;
}

export interface EventTables {
  outbox_event: OutboxEventTable;
}
