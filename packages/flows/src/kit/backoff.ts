/** Seconds between two questions about something that takes its time: quick at first, then patient. */
const SECONDS = [1, 1, 2, 3, 5, 8, 13, 20, 30];

/**
 * How long to wait before asking again.
 *
 * @param attempt questions asked so far, from 0
 * @returns milliseconds, 30 000 at most
 */
export const backoff = (attempt: number): number =>
  (SECONDS[Math.min(Math.max(attempt, 0), SECONDS.length - 1)] ?? 30) * 1000;
