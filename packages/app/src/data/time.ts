import { type Instant, instantMs } from '@parlor/api/entities';
import { isoDayAt } from '@parlor/api/rules';
import dayjs from 'dayjs';
import { useSite } from './site.ts';

// The times that home needs. Names of months and days are in `dates.ts`.

const SERVER_ZONE = '+08:00';

/** Shown for an invalid time. */
export const NO_TIME = '–';

/**
 * Milliseconds of a time on the wire: an instant, or a wall-clock string of the server ("2026-11-20
 * 18:00:00"), which is in UTC+8 (product decision 28). NaN for any other value.
 */
export function parseInstant(value: Instant): number {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(value)) {
    return Date.parse(value.replace(' ', 'T') + SERVER_ZONE);
  }
  return instantMs(value);
}

/** Calendar days between two times in a zone. */
export function daysBetween(from: number, to: number, zone: string): number {
  return dayjs(isoDayAt(to, zone)).diff(isoDayAt(from, zone), 'day');
}

/** Formats the day of a time in a zone as `2026-11-20`; an invalid time becomes a dash. */
export function formatDay(value: Instant, zone: string): string {
  const time = parseInstant(value);
  return Number.isNaN(time) ? NO_TIME : isoDayAt(time, zone);
}

/** {@link formatDay} for the current site. */
export function useFormatDay(): (value: Instant) => string {
  const { countryTimezone: zone } = useSite();
  return (value) => formatDay(value, zone);
}
