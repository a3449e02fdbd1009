import type { Locale } from '@parlor/api/constants';
import { type Instant, instantMs } from '@parlor/api/entities';
import { useLocale } from '../languages/use-locale.ts';
import { useSite } from './site.ts';

const SERVER_ZONE = '+08:00';

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

/** `day` is 20 Nov 2026; `moment` adds the time; `deadline` names the zone as well. */
export type TimeStyle = 'day' | 'moment' | 'deadline';

const styles: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  deadline: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
};

/** The tag that `Intl` writes times by: figures look the same as those of amounts, in every language. */
export function timeTag(locale: Locale): string {
  return `${locale.replace('_', '-')}-u-nu-latn`;
}

/** Writes a time in the site's zone, in a language; a dash for what is no time. */
export function showTime(
  value: Instant,
  style: TimeStyle,
  { locale, zone }: { locale: Locale; zone: string },
): string {
  const time = timeOf(value);
  if (Number.isNaN(time)) return '–';
  return new Intl.DateTimeFormat(timeTag(locale), {
    ...styles[style],
    timeZone: zone,
  }).format(time);
}

/** {@link showTime} for the site and the language at hand. */
export function useShowTime(): (value: Instant, style: TimeStyle) => string {
  const { countryTimezone: zone } = useSite();
  const locale = useLocale();
  return (value, style) => showTime(value, style, { locale, zone });
}
