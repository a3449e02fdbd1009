import { LOCALES, type Locale } from '@parlor/api/constants';
import type { Localised } from '../../domains/site/index.ts';

/** One field of a localized object: `{ en_US: { title, text } }` as `{ en_US: title }`. */
export function getDeviceLabel<Word extends string>(
  texts: Localised<Readonly<Record<Word, string>>>,
  word: Word,
): Localised<string> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => (texts[locale] ? [[locale, texts[locale][word]]] : [])),
  );
}

/** Merges the given texts into the stored ones; locales that are not given stay as they are. */
export function mergeTexts<Word extends string>(
  before: Localised<Readonly<Record<Word, string>>>,
  words: readonly Word[],
  given: Partial<Record<Word, Localised<string> | undefined>>,
): Localised<Record<Word, string>> {
  const wordIn = (locale: Locale, word: Word) =>
    given[word]?.[locale] ?? before[locale]?.[word] ?? '';
  const touched = LOCALES.filter(
    (locale) =>
      before[locale] !== undefined || words.some((word) => given[word]?.[locale] !== undefined),
  );
  return Object.fromEntries(
    touched.map((locale) => [
      locale,
      Object.fromEntries(words.map((word) => [word, wordIn(locale, word)])),
    ]),
  ) as Localised<Record<Word, string>>;
}
