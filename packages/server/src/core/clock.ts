/** Where every instant of the platform comes from, so that tests decide what time it is. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The clock's instant as a `Date`, which is what the database takes for a `timestamptz`. */
export function toDate(clock: Clock, offsetMs = 0): Date {
  return new Date(clock.now() + offsetMs);
}
