/** Seconds between two polls: short at first, then longer. */
const SECONDS = [1, 1, 2, 3, 5, 8, 13, 20, 30];

/**
 * Delay before the next poll.
 *
 * @param attempt polls so far, from 0
 * @returns milliseconds, 30 000 at most
 */
export const backoff = (attempt: number): number =>
  (SECONDS[Math.min(Math.max(attempt, 0), SECONDS.length - 1)] ?? 30) * 1000;
