import type { Locale } from '@parlor/api/entities';
import { readLocale } from '@parlor/api/rules';

/**
 * The locale of a response: the `lang` parameter, else the browser's languages, else the site's
 * (product decision 5).
 */
export function getLocale(
  lang: unknown,
  acceptLanguage: string | undefined,
  siteDefault: Locale,
): Locale {
  return (
    (typeof lang === 'string' ? readLocale(lang) : undefined) ??
    preferredLocale(acceptLanguage) ??
    siteDefault
  );
}

/** The first supported locale among the browser's languages, by weight. */
function preferredLocale(header: string | undefined): Locale | undefined {
  if (!header) return undefined;
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { locale: readLocale(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .find(({ locale }) => locale !== undefined)?.locale;
}
