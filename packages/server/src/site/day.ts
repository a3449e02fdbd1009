import { toInstant, toWallClock } from '@parlor/api/rules';

/** When the site's current day began: limits a day are counted in its own zone. */
export function startOfDay(now: number, zone: string): Date {
  const wall = toWallClock(now, zone);
  return new Date(toInstant({ ...wall, hour: 0, minute: 0, second: 0 }, zone));
}
