import type { Locale } from '@parlor/api/constants';
import type { Instant } from '@parlor/api/entities';
import { useSite } from '../../data/site.ts';
import { showTime, timeOf, timeTag } from '../../data/time.ts';
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
 * "Tomorrow, 18:00"; any other with its date, "Mon, Nov 23, 18:00".
 */
export function showWhen(
  value: Instant,
  { locale, zone, at }: { locale: Locale; zone: string; at: number },
): string {
  const time = timeOf(value);
  if (Number.isNaN(time)) return showTime(value, 'moment', { locale, zone });
  const tag = timeTag(locale);
  const clock = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  } as const satisfies Intl.DateTimeFormatOptions;
  const days = daysBetween(at, time, zone);
  if (Math.abs(days) > 1) {
    const isFar = Math.abs(days) > 180;
    const date = isFar
      ? ({ day: 'numeric', month: 'short', year: 'numeric' } as const)
      : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
    return new Intl.DateTimeFormat(tag, { ...date, ...clock }).format(time);
  }
  const day = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  const words = day.charAt(0).toLocaleUpperCase(tag) + day.slice(1);
  return `${words}, ${new Intl.DateTimeFormat(tag, clock).format(time)}`;
}

/** {@link showWhen} for the site and the language at hand. */
export function useShowWhen(): (value: Instant) => string {
  const { countryTimezone: zone } = useSite();
  const locale = useLocale();
  return (value) => showWhen(value, { locale, zone, at: now() });
}
