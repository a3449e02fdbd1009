import unhomoglyph from 'unhomoglyph';
import type { Reader } from '../../core/database/schema.ts';
import { readSite } from '../site/index.ts';

/**
 * Digits and signs that replace letters; `i` and `l` are equal, since they look alike in
 * capitals.
 */
const LETTER_LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '!': 'l',
  '|': 'l',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
};

/** Combining marks and invisible characters. Thai and Burmese marks are part of the text. */
const DECORATION = /\p{Script=Inherited}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

/**
 * The skeleton of a text, similar to Unicode's UTS #39: two texts that look alike have the same
 * one. In addition, case, digits for letters and repeated letters are ignored. Signs and spaces
 * stay.
 */
function getSkeleton(text: string): string {
  const plain = text.normalize('NFKD').replace(DECORATION, '').toLowerCase();
  return unhomoglyph(plain)
    .toLowerCase()
    .replace(/[^\p{M}\p{Z}\s]/gu, (sign) => LETTER_LOOKALIKES[sign] ?? sign)
    .replace(/(\p{L})\1+/gu, '$1');
}

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;
const joined = (text: string) => getSkeleton(text).split(SEPARATORS).join('');

/** Scripts without spaces: a reserved name matches anywhere in a nickname. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}\p{Script=Myanmar}]/u;

/**
 * Whether a nickname contains a reserved name or looks like one: on its own, split (`a d m i n`,
 * `ad-min`), or joined with others (`ParlorSupport99`). A match inside a longer term (`badminton`)
 * does not count.
 */
export function looksReserved(name: string, words: readonly string[]): boolean {
  const reserved = [...new Set(words.map(joined))].filter((word) => word !== '');
  if (reserved.length === 0) return false;
  const anywhere = reserved.filter((word) => UNSPACED.test(word));
  if (anywhere.some((word) => joined(name).includes(word))) return true;
  // Only letters, marks and digits: no escaping is needed.
  const composed = new RegExp(`^(?:(?:${reserved.join('|')})s?)+$`, 'u');
  return [name, name.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')].some((spelling) =>
    // Digits after a term number it (`admin99`), and replace letters within it (`adm1n`).
    [
      spelling,
      spelling.replaceAll(/(?<=\p{L})\d+(?!\p{L}|\d)|(?<!\p{L}|\d)\d+(?=\p{L})/gu, ' '),
    ].some((figured) =>
      hasRun(getSkeleton(figured).split(SEPARATORS), (run) => composed.test(run)),
    ),
  );
}

/** Whether some adjacent parts, joined, equal the term. */
function hasRun(parts: readonly string[], is: (run: string) => boolean): boolean {
  return parts.some((_, from) =>
    parts.slice(from).some((_, count) => {
      const run = parts.slice(from, from + count + 1).join('');
      return is(run.replaceAll(/(\p{L})\1+/gu, '$1'));
    }),
  );
}

/** Whether a nickname impersonates staff or the site itself. */
export async function isReservedName(on: Reader, name: string): Promise<boolean> {
  const rows = await on.selectFrom('reserved_name').select('word').execute();
  const { websiteName } = await readSite(on);
  return looksReserved(name, [...rows.map(({ word }) => word), websiteName]);
}
