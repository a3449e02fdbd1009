export interface JobLeaseTable {
  name: string;
  /** Which server holds it. */
  holder: string;
  /** Until when nobody else may take it. */
  leased_until: Date;
  /** When it should run next. */
  next_run_at: Date;
}

export interface JobTables {
  job_lease: JobLeaseTable;
}
