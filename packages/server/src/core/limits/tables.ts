export interface RateWindowTable {
  /** `<limit>:<window seconds>:<whom>`. */
  key: string;
  used: number;
  ends_at: Date;
}

export interface LimitTables {
  rate_window: RateWindowTable;
}
