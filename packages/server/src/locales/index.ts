import type { Reason } from '@parlor/api';
import { LOCALES, type Locale } from '@parlor/api/constants';
import { en_US } from './en_US/index.ts';
import { ms_MY } from './ms_MY/index.ts';
import { my_MM } from './my_MM/index.ts';
import { th_TH } from './th_TH/index.ts';
import type { LocaleTexts } from './types.ts';
import { zh_CN } from './zh_CN/index.ts';

export type { LocaleTexts, OfferReason, SiteDocument } from './types.ts';

export const texts: Readonly<Record<Locale, LocaleTexts>> = { en_US, zh_CN, my_MM, th_TH, ms_MY };

/** Returns a text of every locale, by locale. */
export function localize<T>(select: (texts: LocaleTexts, locale: Locale) => T): Record<Locale, T> {
  const entries = LOCALES.map((locale) => [locale, select(texts[locale], locale)]);
  return Object.fromEntries(entries) as Record<Locale, T>;
}

/** Replaces `{name}` with the parameter of that name; removes it without one. */
export function interpolate(text: string, params: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
}

/** Returns the text of a reason. */
export function messageFor(
  locale: Locale,
  name: Reason | 'ok',
  params: Readonly<Record<string, string>> = {},
): string {
  return interpolate(texts[locale].errors[name], params);
}
