/** Shortest time between two activations of a button, in ms. */
export const ACTIVATION_INTERVAL_MS = 1000;

interface Throttle {
  /**
   * Whether an activation counts: the first does, and each one at least `interval` ms after the
   * last that counted. Times are event timestamps, in ms.
   */
  counts(time: number, interval: number): boolean;
  /** Resets the throttle: the next activation counts as the first. */
  forget(): void;
}

/** Decides which activations of a button count. */
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
