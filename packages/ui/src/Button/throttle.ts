/** Shortest time between two activations of a button, in ms (specification section 9). */
export const ACTIVATION_INTERVAL_MS = 1000;

/**
 * Tells which activations count: the first, and each that comes at least `interval` ms after the
 * last one that counted. Times are those of the events themselves, in ms.
 */
export function createThrottle(): (time: number, interval: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (time, interval) => {
    if (time - last < interval) return false;
    last = time;
    return true;
  };
}
