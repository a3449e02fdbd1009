import { WITHDRAWAL_ARRIVAL_HOUR } from '../constants.ts';
import { toInstant, toIsoDay, toWallClock, type WallClock } from './zone.ts';

/** Days from the request to its arrival, by weekday from Sunday: Saturday and Sunday lead to Monday. */
const DAYS_UNTIL_ARRIVAL = [1, 1, 1, 1, 1, 1, 2];

/** A list of nothing but holidays must end somewhere. */
const MOST_DAYS_SKIPPED = 366;

const addDays = (day: WallClock, count: number): WallClock => {
  const moved = new Date(Date.UTC(day.year, day.month - 1, day.day + count));
  return {
    ...day,
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
};

/**
 * When a withdrawal arrives: at 18:00 in the site's zone, on the day after a request from Monday to
 * Friday, on Monday after one at the weekend; a listed holiday is skipped to the next day that is none.
 * Section 9, decision 34.
 *
 * @param requestedAt milliseconds since 1970-01-01T00:00Z
 * @param zone the site's zone: an IANA name or an offset
 * @param holidays days of the site's calendar, as `2026-12-25`
 * @returns milliseconds since 1970-01-01T00:00Z
 */
export const withdrawalArrival = (
  requestedAt: number,
  zone: string,
  holidays: Iterable<string> = [],
): number => {
  const closed = new Set(holidays);
  const requested = toWallClock(requestedAt, zone);
  const weekday = new Date(
    Date.UTC(requested.year, requested.month - 1, requested.day),
  ).getUTCDay();
  let arrival = addDays(requested, DAYS_UNTIL_ARRIVAL[weekday] ?? 1);
  for (
    let skipped = 0;
    closed.has(toIsoDay(arrival)) && skipped < MOST_DAYS_SKIPPED;
    skipped += 1
  ) {
    arrival = addDays(arrival, 1);
  }
  return toInstant({ ...arrival, hour: WITHDRAWAL_ARRIVAL_HOUR, minute: 0, second: 0 }, zone);
};
