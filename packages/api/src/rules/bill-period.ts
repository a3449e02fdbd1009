import type { BillPeriod } from '../entities/bill.ts';
import { addDays, isoDayAt } from './zone.ts';

/** Days of the site's calendar, both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** Days that a request may have left out. */
export interface PossibleDays {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** A period of days is at most this long. */
export const MOST_PERIOD_DAYS = 366;

/** The days of a period; undefined for custom days that are missing, reversed or too many. */
export function getPeriodDays(
  period: BillPeriod,
  custom: PossibleDays,
  now: number,
  zone: string,
): Days | undefined {
  const today = isoDayAt(now, zone);
  switch (period) {
    case 'today':
      return { from: today, until: today };
    case 'yesterday':
      return { from: addDays(today, -1), until: addDays(today, -1) };
    case 'last7Days':
      return { from: addDays(today, -6), until: today };
    case 'last30Days':
      return { from: addDays(today, -29), until: today };
    case 'lastMonth': {
      const last = addDays(`${today.slice(0, 7)}-01`, -1);
      return { from: `${last.slice(0, 7)}-01`, until: last };
    }
    case 'last3Months':
      return { from: monthsBefore(today, 2), until: today };
    case 'last12Months':
      return { from: monthsBefore(today, 11), until: today };
    case 'custom':
      return isDayPeriod(custom) ? custom : undefined;
  }
}

/** Whether these days exist, are in order and not too many. */
export function isDayPeriod(days: PossibleDays): days is Days {
  const { from, until } = days;
  return (
    from !== undefined &&
    until !== undefined &&
    isDay(from) &&
    isDay(until) &&
    from <= until &&
    until <= addDays(from, MOST_PERIOD_DAYS - 1)
  );
}

/** 30 February matches the pattern of a day and does not exist. */
function isDay(day: string): boolean {
  return addDays(day, 0) === day;
}

/** The first day of the month so many months before a day's own. */
function monthsBefore(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
