import { startOfDay as startOfDayAt } from '@parlor/api/rules';

/** Start of the site's current day: daily limits count in its zone. */
export const startOfDay = (now: number, zone: string): Date => new Date(startOfDayAt(now, zone));
