import type { DateNames } from './labels.ts';

/** A day of the calendar, "2026-11-21": no time, no zone, and so the same day everywhere. */
export type IsoDate = string;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day as the browser counts it, at its beginning; `undefined` for what is no day. */
export function dateOf(iso: IsoDate | undefined): Date | undefined {
  const [, year, month, day] = ISO.exec(iso ?? '') ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  // 31 February would have become 3 March.
  return isoOf(date) === iso ? date : undefined;
}

/** The day that a moment lies in, by the browser's own clock. */
export function isoOf(date: Date): IsoDate {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day so many days after another, or before it. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  const date = dateOf(iso);
  if (!date) return iso;
  date.setDate(date.getDate() + days);
  return isoOf(date);
}

/** How many days there are from one to the other, both counted. */
export function countDays(from: IsoDate, to: IsoDate): number {
  const [first, last] = [dateOf(from), dateOf(to)];
  if (!first || !last) return 0;
  // Days of 23 and 25 hours, where clocks are changed, round to one.
  return Math.round((last.getTime() - first.getTime()) / 86_400_000) + 1;
}

/** The nearest day that may be chosen. ISO dates compare as they read. */
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

/** Regions whose weeks begin on a Sunday, of those that browsers without week data may meet here. */
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

/** On which day weeks begin there; Sunday is 0. */
export function weekStart(locale: string): Weekday {
  // Newer browsers have a method, some of the older ones a property, Firefox neither.
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } =
    new Intl.Locale(locale);
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  const region = known.maximize().region ?? '';
  const first = info?.firstDay ?? (SUNDAY_REGIONS.includes(region) ? 7 : 1);
  return (first % 7) as Weekday;
}

/** How days, weeks and months are written and said in a language. */
export interface DateWords {
  /** "21 Nov 2026", in a field. */
  short: (date: Date) => string;
  /** "Saturday, 21 November 2026", said of a day. */
  full: (date: Date) => string;
  /** "November 2026". */
  month: (date: Date) => string;
  /** "Saturday". */
  weekday: (date: Date) => string;
  /** "Sat", or less. */
  weekdayShort: (date: Date) => string;
}

/**
 * Years are counted from the birth of Christ and figures are 0 to 9 in every language, as everywhere
 * in the product: a Thai browser would write 2569 by itself.
 *
 * @param names of a language that the browser does not know; else it writes English, or its own
 */
export function dateWords(locale: string, names: DateNames | null): DateWords {
  if (names !== null && Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) {
    const month = (date: Date) => names.months[date.getMonth()] ?? '';
    const weekday = (date: Date) => names.weekdays[date.getDay()] ?? '';
    const day = (date: Date) => `${date.getDate()} ${month(date)} ${date.getFullYear()}`;
    return {
      short: day,
      full: (date) => `${day(date)}, ${weekday(date)}`,
      month: (date) => `${month(date)} ${date.getFullYear()}`,
      weekday,
      weekdayShort: (date) => names.weekdaysShort[date.getDay()] ?? '',
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
    weekday: by({ weekday: 'long' }),
    weekdayShort: by({ weekday: 'short' }),
  };
}

/** The language that the page says it is in. */
export function pageLanguage(): string {
  const language = document.documentElement.lang;
  return language === '' ? 'en' : language;
}
