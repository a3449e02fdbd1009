import type { Clock } from '../core/clock.ts';

/** A fake clock that advances only on request. */
export interface FakeClock extends Clock {
  /** Advances the clock by this many milliseconds. */
  advance(ms: number): void;
  set(instant: Date | string): void;
}

export function fakeClock(start: Date | string = '2026-11-18T02:00:00Z'): FakeClock {
  let now = new Date(start).getTime();
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    set: (instant) => {
      now = new Date(instant).getTime();
    },
  };
}
