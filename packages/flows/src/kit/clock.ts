/** Where a machine learns the time: machines never ask the system themselves. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now(): number;
}
