import { addDays, instantAt, isoDayAt } from '@parlor/api/rules';
import { type Clock, toDate } from '../clock.ts';
import type { Db } from '../database/schema.ts';
import { readMark, writeMark } from './marks.ts';
import type { Scheduler } from './scheduler.ts';

/** A time of day in a zone. */
export interface DailyTime {
  /** `HH:MM`. */
  readonly time: string;
  /** IANA name or an offset. */
  readonly zone: string;
}

/** How often a server checks whether the time has come. */
const CHECK_SECONDS = 20;
const LONGEST_SECONDS = 3_600;

/**
 * Days whose time is after `since` and not after `now`, oldest first. A time that the clocks skip is
 * read an hour later, one that occurs twice counts once.
 */
export function getDueDays({ time, zone }: DailyTime, since: Date, now: number): string[] {
  const days: string[] = [];
  const last = isoDayAt(now, zone);
  for (let day = isoDayAt(since.getTime(), zone); day <= last; day = addDays(day, 1)) {
    const at = instantAt(`${day} ${time}:00`, zone);
    if (at > since.getTime() && at <= now) days.push(day);
  }
  return days;
}

/**
 * Declares a job that runs once a day at a time of the site's zone, on one server, and after downtime
 * for each missed day in order. The first days are those after the first check.
 *
 * @param work gets the day, `2026-11-21`. It may run again after a crash, so it must be idempotent.
 */
export function everyDay(
  { jobs, db, clock }: { readonly jobs: Scheduler; readonly db: Db; readonly clock: Clock },
  name: string,
  getTime: () => Promise<DailyTime>,
  work: (day: string) => Promise<unknown>,
): void {
  jobs.every(name, { seconds: CHECK_SECONDS, longestSeconds: LONGEST_SECONDS }, async () => {
    const now = clock.now();
    const since = await readMark(db, name);
    if (!since) return await writeMark(db, name, toDate(clock));
    const at = await getTime();
    for (const day of getDueDays(at, since, now)) {
      await work(day);
      await writeMark(db, name, new Date(instantAt(`${day} ${at.time}:00`, at.zone)));
    }
  });
}
