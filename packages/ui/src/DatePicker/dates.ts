import dayjs from 'dayjs';
import type { DateNames } from './labels.ts';

/** A calendar day, "2026-11-21", without time and zone, so that it is the same day everywhere. */
export type IsoDate = string;

const ISO = 'YYYY-MM-DD';

/** Local midnight of a day; `undefined` for text that is not a calendar day. */
export function toDate(iso: IsoDate | undefined): Date | undefined {
  const day = dayjs(iso ?? '');
  // dayjs rolls 31 February over into March.
  return day.format(ISO) === iso ? day.toDate() : undefined;
}

/** The local day of a date. */
export function toIsoDate(date: Date): IsoDate {
  return dayjs(date).format(ISO);
}

/** Adds a number of days; a negative number gives an earlier day. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  return toDate(iso) ? dayjs(iso).add(days, 'day').format(ISO) : iso;
}

/** The same day in another year; a negative number gives an earlier one. */
export function addYears(iso: IsoDate, years: number): Date {
  return dayjs(iso).add(years, 'year').toDate();
}

/** The number of days from one to the other, both included. */
export function countDays(from: IsoDate, to: IsoDate): number {
  return toDate(from) && toDate(to) ? dayjs(to).diff(from, 'day') + 1 : 0;
}

/** The nearest day within the limits. ISO dates compare as text. */
export function clampDay(
  iso: IsoDate,
  min: IsoDate | undefined,
  max: IsoDate | undefined,
): IsoDate {
  if (min !== undefined && iso < min) return min;
  return max !== undefined && iso > max ? max : iso;
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface WeekInfo {
  /** Monday is 1, Sunday 7. */
  firstDay: number;
}

/** Regions whose weeks begin on a Sunday, for browsers without week data. */
const SUNDAY_REGIONS = [
  'US',
  'PH',
  'TH',
  'MM',
  'JP',
  'KR',
  'TW',
  'HK',
  'IN',
  'ID',
  'BR',
  'MX',
  'CA',
];

/** The first day of the week in a locale, from Sunday as 0. */
export function weekStart(locale: string): Weekday {
  // Newer browsers have a method, some of the older ones a property, Firefox neither.
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } =
    new Intl.Locale(locale);
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  const region = known.maximize().region ?? '';
  const first = info?.firstDay ?? (SUNDAY_REGIONS.includes(region) ? 7 : 1);
  return (first % 7) as Weekday;
}

/** Formats of days, weekdays and months in a language. */
export interface DateFormat {
  /** "21 Nov 2026", in a field. */
  short: (date: Date) => string;
  /** "Saturday, 21 November 2026", for screen readers. */
  full: (date: Date) => string;
  /** "November 2026". */
  month: (date: Date) => string;
  /** "November". */
  monthName: (date: Date) => string;
  /** "Saturday". */
  weekday: (date: Date) => string;
  /** "Sat", or shorter. */
  weekdayShort: (date: Date) => string;
}

/**
 * Formats in the Gregorian calendar and with ASCII digits in every language, as everywhere in the
 * product: a Thai browser would write 2569 by default.
 *
 * @param names for a language without data in the browser, such as Burmese in some
 */
export function createDateFormat(locale: string, names: DateNames | null): DateFormat {
  if (names !== null && Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) {
    const month = (date: Date) => names.months?.[date.getMonth()] ?? '';
    const weekday = (date: Date) => names.weekdays?.[date.getDay()] ?? '';
    const day = (date: Date) => `${date.getDate()} ${month(date)} ${date.getFullYear()}`;
    return {
      short: day,
      full: (date) => `${day(date)}, ${weekday(date)}`,
      month: (date) => `${month(date)} ${date.getFullYear()}`,
      monthName: month,
      weekday,
      weekdayShort: (date) => names.weekdaysShort?.[date.getDay()] ?? '',
    };
  }
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      ...options,
    });
    return (date: Date) => format.format(date);
  };
  return {
    short: by({ day: 'numeric', month: 'short', year: 'numeric' }),
    full: by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: by({ month: 'long', year: 'numeric' }),
    monthName: by({ month: 'long' }),
    weekday: by({ weekday: 'long' }),
    weekdayShort: by({ weekday: 'short' }),
  };
}

/** The language of the page, from its `lang` attribute. */
export function pageLanguage(): string {
  const language = document.documentElement.lang;
  return language === '' ? 'en' : language;
}
