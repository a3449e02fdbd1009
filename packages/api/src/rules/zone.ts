import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const FIXED_OFFSET = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i;

/** Minutes east of UTC of a zone written as an offset (`UTC+8`, `+06:30`), else undefined. */
const fixedOffset = (zone: string): number | undefined => {
  const match = FIXED_OFFSET.exec(zone.trim());
  if (match === null) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
};

/**
 * An instant in a zone, to be formatted.
 *
 * @param instant milliseconds since 1970-01-01T00:00Z
 * @param zone an IANA name (`Asia/Manila`) or an offset (`UTC+8`), which dayjs does not take as a zone
 * @throws RangeError when the zone is unknown
 */
export const inZone = (instant: number, zone: string): Dayjs => {
  const offset = fixedOffset(zone);
  return offset === undefined ? dayjs(instant).tz(zone) : dayjs.utc(instant).utcOffset(offset);
};

/** Whether a zone is known: an IANA name or an offset. */
export const isZone = (zone: string): boolean => {
  try {
    inZone(0, zone);
    return true;
  } catch {
    return false;
  }
};

/** Whether a date and time exists in the calendar: `2026-11-31 00:00:00` and `24:00:00` do not. */
export const isLocalTime = (local: string): boolean =>
  dayjs.utc(local).format('YYYY-MM-DD HH:mm:ss') === local;

/** The calendar day of an instant in a zone: `2026-11-21`. */
export const isoDayAt = (instant: number, zone: string): string =>
  inZone(instant, zone).format('YYYY-MM-DD');

/** The calendar day this many days later, without a zone. */
export const addDays = (isoDay: string, count: number): string =>
  dayjs.utc(isoDay).add(count, 'day').format('YYYY-MM-DD');

/** The weekday of a calendar day, from Sunday as 0. */
export const getWeekday = (isoDay: string): number => dayjs.utc(isoDay).day();

/**
 * The instant of a local time in a zone. A time skipped by a change of the clocks is read an hour later;
 * of a time that occurs twice, either may be meant.
 *
 * @param local `2026-11-21 18:00:00`
 * @returns milliseconds since 1970-01-01T00:00Z
 */
export const instantAt = (local: string, zone: string): number => {
  const offset = fixedOffset(zone);
  const moment =
    offset === undefined ? dayjs.tz(local, zone) : dayjs.utc(local).subtract(offset, 'minute');
  return moment.valueOf();
};

/** The first instant of the day that an instant is in, in a zone. */
export const startOfDay = (instant: number, zone: string): number =>
  instantAt(`${isoDayAt(instant, zone)} 00:00:00`, zone);
