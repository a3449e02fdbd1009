import type { Instant } from '@parlor/api/entities';
import dayjs from 'dayjs';
import { useTexts } from '../languages/use-texts.ts';
import { now } from '../platform/clock.ts';
import { useSite } from './site.ts';
import { daysBetween, parseInstant, useFormatDay } from './time.ts';

const HOUR_MINUTES = 60;
/** A game that ended an hour ago, before midnight, is not "yesterday". */
const NEAR_MINUTES = 6 * HOUR_MINUTES;
/** From then on, the date is shown. */
const FAR_DAYS = 7;

export type RelativeTime =
  | { readonly unit: 'now' | 'yesterday' | 'date' }
  | { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

/** The time since an instant, in the unit to show; days are calendar days of the zone. */
export function getRelativeTime(
  time: number,
  { zone, at }: { zone: string; at: number },
): RelativeTime {
  const minutes = dayjs(at).diff(time, 'minute');
  if (minutes < 1) return { unit: 'now' };
  if (minutes < HOUR_MINUTES) return { unit: 'minutes', count: minutes };
  const days = daysBetween(time, at, zone);
  if (days < 1 || minutes < NEAR_MINUTES)
    return { unit: 'hours', count: Math.floor(minutes / HOUR_MINUTES) };
  if (days === 1) return { unit: 'yesterday' };
  return days < FAR_DAYS ? { unit: 'days', count: days } : { unit: 'date' };
}

/** Formats the time since an instant. The texts are translated here: dayjs writes "a day ago". */
export function useFormatRelativeTime(): (value: Instant) => string {
  const t = useTexts();
  const { countryTimezone: zone } = useSite();
  const formatDay = useFormatDay();
  return (value) => {
    const time = parseInstant(value);
    if (Number.isNaN(time)) return formatDay(value);
    const ago = getRelativeTime(time, { zone, at: now() });
    if (ago.unit === 'date') return formatDay(value);
    return 'count' in ago
      ? t(`home.ago.${ago.unit}`, { count: ago.count })
      : t(`home.ago.${ago.unit}`);
  };
}
