import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { BIRTHDAY_EARLIEST_YEAR } from '../constants.ts';
import { toAsciiDigits } from './digits.ts';
import { passes, type RuleResult, violates } from './result.ts';

dayjs.extend(utc);

/** The input for checking a birthday. */
export interface BirthdayContext {
  /** The current day in the site's zone, `YYYY-MM-DD`: `isoDayAt(now, zone)`. */
  readonly today: string;
  /** Minimum age on this site, in years (product decision 38); absent without one. */
  readonly minimumAge?: number | undefined;
  /** The birthday that is already set, `YYYY-MM-DD`; empty or absent before it is set. */
  readonly current?: string | undefined;
}

/** The possible violations of {@link checkBirthday}. */
export type BirthdayViolationCode =
  | 'birthday.required'
  | 'birthday.incorrect'
  | 'birthday.inFuture'
  | 'birthday.tooYoung'
  | 'birthday.alreadySet';

const readDay = (text: string): Dayjs | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = dayjs.utc(text);
  // dayjs rolls 30 February over to March.
  return day.format('YYYY-MM-DD') === text ? day : undefined;
};

/**
 * Age in whole years on a day; a person born on 29 February is a year older on 1 March.
 *
 * @param birthday and `today` as `YYYY-MM-DD`
 * @returns NaN if either is not a calendar day
 */
export const ageOn = (birthday: string, today: string): number => {
  const [born, now] = [readDay(birthday), readDay(today)];
  if (born === undefined || now === undefined) return Number.NaN;
  // Compared as text: dayjs would count 28 February as the birthday of a person born on the 29th.
  const beforeBirthday = today.slice(5) < birthday.slice(5);
  return now.year() - born.year() - (beforeBirthday ? 1 : 0);
};

/**
 * Checks a birthday: a day of the calendar since 1900, before today, old enough for the site, and
 * never another one than is set already (docs/product.md: Entities and their fields; Validation rules). The one that is set passes again, so that
 * a profile can be saved as a whole.
 *
 * @param text `YYYY-MM-DD`
 * @returns the day in that form
 */
export const checkBirthday = (
  text: string,
  { today, minimumAge, current = '' }: BirthdayContext,
): RuleResult<string, BirthdayViolationCode> => {
  const birthday = toAsciiDigits(text).trim();
  if (current !== '')
    return birthday === current ? passes(current) : violates('birthday.alreadySet');
  if (birthday === '') return violates('birthday.required');
  const born = readDay(birthday);
  if (born === undefined || born.year() < BIRTHDAY_EARLIEST_YEAR)
    return violates('birthday.incorrect');
  if (birthday >= today) return violates('birthday.inFuture');
  if (minimumAge !== undefined && ageOn(birthday, today) < minimumAge) {
    return violates('birthday.tooYoung', { limit: String(minimumAge), bound: 'minimum' });
  }
  return passes(birthday);
};
