import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';

const BY_COUNTRY: Readonly<Record<string, Locale>> = { TH: 'th_TH', MM: 'my_MM', MY: 'ms_MY' };

/**
 * Parses a language tag in any common spelling (`th`, `th-TH`, `th_TH`); undefined for an
 * unsupported one.
 */
export const readLocale = (text: string | null | undefined): Locale | undefined => {
  const language = text?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return LOCALES.find((locale) => locale.slice(0, 2) === language);
};

/**
 * The interface language: the stored one; else the website's default; else by country (TH Thai, MM
 * Burmese, MY Malay); otherwise English. docs/product.md: States and transitions.
 */
export const chooseLocale = (from: {
  readonly stored?: string | null | undefined;
  readonly websiteDefaultLanguage?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}): Locale =>
  readLocale(from.stored) ??
  readLocale(from.websiteDefaultLanguage) ??
  BY_COUNTRY[from.countryCode?.toUpperCase() ?? ''] ??
  DEFAULT_LOCALE;
