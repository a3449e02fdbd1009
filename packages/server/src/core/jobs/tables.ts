export interface JobLeaseTable {
  name: string;
  /** The server that holds the job. */
  holder: string;
  /** Until when no other server may take it. */
  leased_until: Date;
  /** When it should run next. */
  next_run_at: Date;
}

/** How far a job has come. */
export interface JobMarkTable {
  name: string;
  at: Date;
}

export interface JobTables {
  job_mark: JobMarkTable;
  job_lease: JobLeaseTable;
}
