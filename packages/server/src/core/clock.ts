/** The source of every instant of the platform, so that tests control the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The clock's instant as a `Date`, the type that the database driver takes for a `timestamptz`. */
export function toDate(clock: Clock, offsetMs = 0): Date {
  return new Date(clock.now() + offsetMs);
}
