import type { Clock } from '../kit/clock.ts';

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

/** Fake clock: advances on request and fires one timer after the other. */
export interface SimulatedClock extends Clock {
  setTimeout(run: () => void, delay: number): number;
  clearTimeout(id: number): void;
  /**
   * Advances the time. Timers fire in order, at their own instants, including the timers that they set:
   * a chain of one-second timers fires sixty times in a minute.
   */
  advance(milliseconds: number): void;
  /** Advances to the next timer and fires it; returns false if none is set. */
  runNext(): boolean;
  /** Advances the time while timers are suspended, as in a background tab: they fire late, at the end. */
  sleep(milliseconds: number): void;
}

/** Creates a clock that starts at an instant, in milliseconds since 1970. */
export const createSimulatedClock = (start = Date.UTC(2026, 10, 18, 2)): SimulatedClock => {
  let now = start;
  let lastId = 0;
  const timers = new Map<number, Timer>();

  const next = (): Timer | undefined =>
    [...timers.values()].sort((left, right) => left.at - right.at || left.id - right.id)[0];

  const fire = (timer: Timer): void => {
    timers.delete(timer.id);
    now = Math.max(now, timer.at);
    timer.run();
  };

  const advance = (milliseconds: number): void => {
    const end = now + milliseconds;
    for (let timer = next(); timer !== undefined && timer.at <= end; timer = next()) fire(timer);
    now = end;
  };

  return {
    now: () => now,
    setTimeout(run, delay) {
      lastId += 1;
      timers.set(lastId, { id: lastId, at: now + delay, run });
      return lastId;
    },
    clearTimeout(id) {
      timers.delete(id);
    },
    advance,
    runNext() {
      const timer = next();
      if (timer !== undefined) fire(timer);
      return timer !== undefined;
    },
    sleep(milliseconds) {
      now += milliseconds;
      advance(0);
    },
  };
};
