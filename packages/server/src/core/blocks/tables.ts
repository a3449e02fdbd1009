/** What the players' server answers HTTP 403 to (product decision 20). */
export interface BlockEntryTable {
  /** `203.0.113.9`, `203.0.113.0/24` or `KP`: written in one way alone. */
  entry: string;
  kind: 'address' | 'network' | 'country';
  reason: string;
  added_by: string;
  added_at: Date;
  /** Null: until somebody lifts it. */
  ends_at: Date | null;
}

export interface BlockTables {
  block_entry: BlockEntryTable;
}
