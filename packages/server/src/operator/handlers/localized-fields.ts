import { LOCALES, type Locale } from '@parlor/api/constants';
import type { Localised } from '../../domains/site/index.ts';

/** One field of a localized object: `{ en_US: { title, text } }` as `{ en_US: title }`. */
export function pickField<Field extends string>(
  texts: Localised<Readonly<Record<Field, string>>>,
  field: Field,
): Localised<string> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => (texts[locale] ? [[locale, texts[locale][field]]] : [])),
  );
}

/** Merges the given texts into the stored ones; locales that are not given stay as they are. */
export function mergeTexts<Field extends string>(
  before: Localised<Readonly<Record<Field, string>>>,
  fields: readonly Field[],
  given: Partial<Record<Field, Localised<string> | undefined>>,
): Localised<Record<Field, string>> {
  const getText = (locale: Locale, field: Field) =>
    given[field]?.[locale] ?? before[locale]?.[field] ?? '';
  const touched = LOCALES.filter(
    (locale) =>
      before[locale] !== undefined || fields.some((field) => given[field]?.[locale] !== undefined),
  );
  return Object.fromEntries(
    touched.map((locale) => [
      locale,
      Object.fromEntries(fields.map((field) => [field, getText(locale, field)])),
    ]),
  ) as Localised<Record<Field, string>>;
}
