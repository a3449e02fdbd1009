import type { Instant } from '@parlor/api/entities';
import { useTexts } from '../languages/use-texts.ts';
import { now } from '../platform/clock.ts';
import { useSite } from './site.ts';
import { daysBetween, timeOf, useShowDay } from './time.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** A game that ended before midnight an hour ago was not left yesterday. */
const NEAR_MINUTES = 6 * HOUR_MINUTES;
/** From then on a date says more than a number of days. */
const FAR_DAYS = 7;

export type Ago =
  | { readonly unit: 'now' | 'yesterday' | 'date' }
  | { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

/** How long ago something was, in the unit that people say it in; days are those of the zone. */
export function agoOf(time: number, { zone, at }: { zone: string; at: number }): Ago {
  const minutes = Math.floor((at - time) / MINUTE_MS);
  if (minutes < 1) return { unit: 'now' };
  if (minutes < HOUR_MINUTES) return { unit: 'minutes', count: minutes };
  const days = daysBetween(time, at, zone);
  if (days < 1 || minutes < NEAR_MINUTES)
    return { unit: 'hours', count: Math.floor(minutes / HOUR_MINUTES) };
  if (days === 1) return { unit: 'yesterday' };
  return days < FAR_DAYS ? { unit: 'days', count: days } : { unit: 'date' };
}

/**
 * Writes how long ago something was. The words are ours: browsers do not know all of our languages.
 */
export function useShowAgo(): (value: Instant) => string {
  const t = useTexts();
  const { countryTimezone: zone } = useSite();
  const showDay = useShowDay();
  return (value) => {
    const time = timeOf(value);
    if (Number.isNaN(time)) return showDay(value);
    const ago = agoOf(time, { zone, at: now() });
    if (ago.unit === 'date') return showDay(value);
    return 'count' in ago
      ? t(`home.ago.${ago.unit}`, { count: ago.count })
      : t(`home.ago.${ago.unit}`);
  };
}
