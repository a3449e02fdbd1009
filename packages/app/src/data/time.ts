import { type Instant, instantMs } from '@parlor/api/entities';
import { useSite } from './site.ts';

// What home needs of times; all that takes names of months and days is in `dates.ts`.

const SERVER_ZONE = '+08:00';
const DAY_MS = 86_400_000;

/** What stands where a time should, and none is known. */
export const NO_TIME = '–';

/**
 * Milliseconds of a time on the wire: an instant, or a wall-clock string of the server
 * ("2026-11-20 18:00:00"), which is in UTC+8 (decisions 28). NaN when it is neither.
 */
export function timeOf(value: Instant): number {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(value)) {
    return Date.parse(value.replace(' ', 'T') + SERVER_ZONE);
  }
  return instantMs(value);
}

/** The day of a time on the wall of a zone, `2026-11-20`: the default format of section 9. */
function dayOf(time: number, zone: string): string {
  // This language writes it so; no other is asked, since every one of ours takes this format.
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(time);
}

/** Days of the calendar from one time to another, as a wall clock in the zone counts them. */
export function daysBetween(from: number, to: number, zone: string): number {
  const day = (time: number) => Date.parse(`${dayOf(time, zone)}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / DAY_MS);
}

/** Writes the day of a time in a zone; a dash for what is no time. */
export function showDay(value: Instant, zone: string): string {
  const time = timeOf(value);
  return Number.isNaN(time) ? NO_TIME : dayOf(time, zone);
}

/** {@link showDay} for the site at hand. */
export function useShowDay(): (value: Instant) => string {
  const { countryTimezone: zone } = useSite();
  return (value) => showDay(value, zone);
}
