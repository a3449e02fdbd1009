import { startOfDay as startOfDayAt } from '@parlor/api/rules';

/** When the site's current day began: daily limits are counted in its zone. */
export const startOfDay = (now: number, zone: string): Date => new Date(startOfDayAt(now, zone));
