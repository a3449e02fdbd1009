/** Shortest time between two activations of a button, in ms (specification: Business constants and limits). */
export const ACTIVATION_INTERVAL_MS = 1000;

interface Throttle {
  /**
   * Whether an activation counts: the first does, and each that comes at least `interval` ms after
   * the last one that counted. Times are those of the events themselves, in ms.
   */
  counts(time: number, interval: number): boolean;
  /** The next activation is a first one again. */
  forget(): void;
}

/** Tells which activations of a button count. */
export function createThrottle(): Throttle {
  let last = Number.NEGATIVE_INFINITY;
  return {
    counts(time, interval) {
      if (time - last < interval) return false;
      last = time;
      return true;
    },
    forget() {
      last = Number.NEGATIVE_INFINITY;
    },
  };
}
