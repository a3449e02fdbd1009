/**
 * Blocked addresses and countries, which the players' server answers with HTTP 403
 * (product decision 20).
 */
export interface BlockEntryTable {
  /** `203.0.113.9`, `203.0.113.0/24` or `KP`: always normalized. */
  entry: string;
  kind: 'address' | 'network' | 'country';
  reason: string;
  added_by: string;
  added_at: Date;
  /** Null: until an operator removes it. */
  ends_at: Date | null;
}

export interface BlockTables {
  block_entry: BlockEntryTable;
}
