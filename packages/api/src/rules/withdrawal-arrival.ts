import { WITHDRAWAL_ARRIVAL_HOUR } from '../constants.ts';
import { addDays, getWeekday, instantAt, isoDayAt } from './zone.ts';

/** Days from the request to its arrival, by weekday from Sunday: weekend requests arrive on Monday. */
const DAYS_UNTIL_ARRIVAL = [1, 1, 1, 1, 1, 1, 2];

/** Limits the search if every day is listed as a holiday. */
const MOST_DAYS_SKIPPED = 366;

/**
 * When a withdrawal arrives: at 18:00 in the site's zone, on the day after a request from Monday to
 * Friday, on Monday after one at the weekend; a listed holiday is skipped to the next day that is
 * not a holiday. docs/product.md: Business constants and limits, product decision 34.
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
  const requested = isoDayAt(requestedAt, zone);
  let arrival = addDays(requested, DAYS_UNTIL_ARRIVAL[getWeekday(requested)] ?? 1);
  for (let skipped = 0; closed.has(arrival) && skipped < MOST_DAYS_SKIPPED; skipped += 1) {
    arrival = addDays(arrival, 1);
  }
  return instantAt(`${arrival} ${WITHDRAWAL_ARRIVAL_HOUR}:00:00`, zone);
};
