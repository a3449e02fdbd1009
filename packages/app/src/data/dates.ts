import type { Locale } from '@parlor/api/constants';
import type { Instant } from '@parlor/api/entities';
import { inZone } from '@parlor/api/rules';
import type { Dayjs } from 'dayjs';
import type { Translate } from '../languages/translate.ts';
import { useLocale } from '../languages/use-locale.ts';
import { useTexts } from '../languages/use-texts.ts';
import { now } from '../platform/clock.ts';
import { useSite } from './site.ts';
import { daysBetween, NO_TIME, parseInstant } from './time.ts';

/**
 * Dates and times in the site's zone and the current language. Their texts and the names of months
 * are in the namespace `dates`, which a screen that shows times lists in its route. Digits are
 * those of amounts, and years are those of the common era, in every language.
 */
interface Place {
  locale: Locale;
  /** The site's zone, such as `Asia/Manila`. */
  zone: string;
}

/** The default format of docs/product.md (Business constants and limits), to the minute. */
const MOMENT = 'YYYY-MM-DD HH:mm';

const dayjsLocales: Readonly<Record<Locale, string>> = {
  en_US: 'en',
  zh_CN: 'zh-cn',
  my_MM: 'my',
  th_TH: 'th',
  ms_MY: 'ms',
};

/** Formats of a day within half a year, without the year: alone, and with the time. */
const nearFormats: Readonly<Record<Locale, { day: string; time: string }>> = {
  en_US: { day: 'ddd, MMM D', time: 'ddd, MMM D, HH:mm' },
  zh_CN: { day: 'M月D日 ddd', time: 'M月D日 ddd HH:mm' },
  my_MM: { day: 'MMMM D၊ dddd', time: 'MMMM D၊ dddd၊ HH:mm' },
  th_TH: { day: 'ddd D MMM', time: 'ddd D MMM HH:mm' },
  ms_MY: { day: 'ddd, D MMM', time: 'ddd, D MMM, HH:mm' },
};
const NEAR_DAYS = 180;

function localTime(time: number, { locale, zone }: Place): Dayjs {
  return inZone(time, zone).locale(dayjsLocales[locale]);
}

/** Formats a time with its day, `2026-11-20 18:00`; an invalid time becomes a dash. */
export function formatDateTime(value: Instant, place: Place): string {
  const time = parseInstant(value);
  return Number.isNaN(time) ? NO_TIME : localTime(time, place).format(MOMENT);
}

/** {@link formatDateTime} for the current site and language. */
export function useFormatDateTime(): (value: Instant) => string {
  const { countryTimezone: zone } = useSite();
  const locale = useLocale();
  return (value) => formatDateTime(value, { locale, zone });
}

const daysNear = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const;

/**
 * Formats a time near the present in relative terms: "Today, 09:42", "Yesterday, 22:31", "Tomorrow,
 * 18:00"; any other with its day, "Mon, Nov 23, 18:00", and from half a year on with its year.
 */
export function formatNearDate(
  value: Instant,
  { at, t, ...place }: Place & { at: number; t: Translate },
): string {
  const time = parseInstant(value);
  if (Number.isNaN(time)) return NO_TIME;
  const wall = localTime(time, place);
  const days = daysBetween(at, time, place.zone);
  if (Math.abs(days) > NEAR_DAYS) return wall.format(MOMENT);
  const day = daysNear[String(days) as keyof typeof daysNear];
  if (day === undefined) return wall.format(nearFormats[place.locale].time);
  return t(`dates:${day}`, { time: wall.format('HH:mm') });
}

/** {@link formatNearDate} for the current site, language and time. */
export function useFormatNearDate(): (value: Instant) => string {
  const { countryTimezone: zone } = useSite();
  const locale = useLocale();
  const t = useTexts();
  return (value) => formatNearDate(value, { locale, zone, at: now(), t });
}

/**
 * Formats a calendar day, `2026-11-20`: "Fri, Nov 20", from half a year on unchanged; an invalid day
 * becomes a dash.
 */
export function formatNearDay(day: string, { locale, at }: { locale: Locale; at: number }): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(noon)) return NO_TIME;
  if (Math.abs(daysBetween(at, noon, 'UTC')) > NEAR_DAYS) return day;
  return localTime(noon, { locale, zone: 'UTC' }).format(nearFormats[locale].day);
}

/** {@link formatNearDay} for the current language and time. */
export function useFormatNearDay(): (day: string) => string {
  const locale = useLocale();
  return (day) => formatNearDay(day, { locale, at: now() });
}

/** Formats of one step of a chart. */
const stepFormats: Readonly<Record<'hour' | 'day' | 'month', Readonly<Record<Locale, string>>>> = {
  hour: { en_US: 'HH:mm', zh_CN: 'HH:mm', my_MM: 'HH:mm', th_TH: 'HH:mm', ms_MY: 'HH:mm' },
  day: { en_US: 'MMM D', zh_CN: 'M月D日', my_MM: 'M/D', th_TH: 'D MMM', ms_MY: 'D MMM' },
  month: { en_US: 'MMM', zh_CN: 'M月', my_MM: 'MMMM', th_TH: 'MMM', ms_MY: 'MMM' },
};

/** Formats the start of a step of a chart: "18:00", "Nov 20", "Nov". */
export function useFormatStep(): (value: Instant, step: 'hour' | 'day' | 'month') => string {
  const { countryTimezone: zone } = useSite();
  const locale = useLocale();
  return (value, step) => {
    const time = parseInstant(value);
    if (Number.isNaN(time)) return NO_TIME;
    return localTime(time, { locale, zone }).format(stepFormats[step][locale]);
  };
}
