import type { ColumnType, Generated } from 'kysely';

export interface OutboxEventTable {
  id: Generated<bigint>;
  /** The database's own write time: the order in which servers poll. */
  recorded_at: ColumnType<Date, never, never>;
  topic: string;
  /** The player concerned. */
  player_id: string;
}

export interface EventTables {
  outbox_event: OutboxEventTable;
}
