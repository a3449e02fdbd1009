export interface JobLeaseTable {
  name: string;
  /** The server that holds the job. */
  holder: string;
  /** Until when no other server may take it. */
  leased_until: Date;
  /** When it should run next. */
  next_run_at: Date;
}

export interface JobTables {
  job_lease: JobLeaseTable;
}
