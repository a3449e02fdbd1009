import type { Locale } from '@parlor/api/constants';
import type { Instant } from '@parlor/api/entities';
import { useSite } from '../../data/site.ts';
import { showTime, timeOf } from '../../data/time.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { now } from '../../platform/clock.ts';

const DAY_MS = 86_400_000;

/** Days of the calendar from one time to another, as a wall clock in the zone counts them. */
function daysBetween(from: number, to: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const day = (time: number) => Date.parse(`${format.format(time)}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / DAY_MS);
}

/**
 * Writes a time near the present as people say it: "Today, 09:42", "Yesterday, 22:31",
 * "Tomorrow, 18:00"; any other with its date.
 */
export function showWhen(
  value: Instant,
  { locale, zone, at }: { locale: Locale; zone: string; at: number },
): string {
  const time = timeOf(value);
  if (Number.isNaN(time)) return showTime(value, 'moment', { locale, zone });
  const days = daysBetween(at, time, zone);
  if (Math.abs(days) > 1) return showTime(value, 'moment', { locale, zone });
  const tag = locale.replace('_', '-');
  const day = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  const clock = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(time);
  return `${day.charAt(0).toLocaleUpperCase(tag)}${day.slice(1)}, ${clock}`;
}

/** {@link showWhen} for the site and the language at hand. */
export function useShowWhen(): (value: Instant) => string {
  const { countryTimezone: zone } = useSite();
  const locale = useLocale();
  return (value) => showWhen(value, { locale, zone, at: now() });
}
