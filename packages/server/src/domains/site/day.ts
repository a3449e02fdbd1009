import { addDays, instantAt, startOfDay as startOfDayAt } from '@parlor/api/rules';

/** Start of the site's current day: daily limits count in its zone. */
export const startOfDay = (now: number, zone: string): Date => new Date(startOfDayAt(now, zone));

/** The instants of a day of the site's calendar. */
export function getDay(day: string, zone: string): { from: Date; until: Date } {
  const start = (iso: string) => new Date(instantAt(`${iso} 00:00:00`, zone));
  return { from: start(day), until: start(addDays(day, 1)) };
}
