/**
 * Splits names and queries into terms, so that they match in every supported script, independent of
 * the database's locale (product decision 47). Latin text splits at spaces. Chinese, Burmese and
 * Thai text, which has none, splits into groups of a few characters.
 */

/** A sequence of characters of one kind of script. */
export interface Run {
  /** Latin letters and digits; anything else is written without spaces. */
  readonly isLatin: boolean;
  readonly text: string;
}

const GRAM = 3;
/** Invisible spaces, and marks that only change a letter's shape. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const APOSTROPHES = /['’‘`´]/g;
/** Of Latin letters alone: in Thai and Burmese, marks are vowels and tones. */
const LATIN_ACCENTS = /(?<=\p{Script=Latin})\p{Script=Inherited}+/gu;
const RUNS = /(?<latin>[\p{Script=Latin}\p{Nd}]+)|(?<dense>[\p{L}\p{M}]+)/gu;
const FOREIGN_DIGITS = /\p{Nd}/gu;

/** One spelling for all that look the same: width, case, accents, digits, punctuation. */
export function getRuns(text: string): Run[] {
  const plain = text
    .replaceAll(INVISIBLE, '')
    .normalize('NFKD')
    .replaceAll(LATIN_ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(APOSTROPHES, '')
    .replaceAll(FOREIGN_DIGITS, (digit) => String(getFigure(digit)));
  const runs: Run[] = [];
  for (const { groups, index, 0: found } of plain.matchAll(RUNS)) {
    const isLatin = groups?.latin !== undefined;
    const before = runs.at(-1);
    // A space within Thai or Burmese is a matter of taste, not the end of a word.
    if (!isLatin && before && !before.isLatin && plain.slice(0, index).endsWith(' ')) {
      runs[runs.length - 1] = { isLatin, text: before.text + found };
    } else runs.push({ isLatin, text: found });
  }
  return runs;
}

/** Decimal digits of any script stand in blocks of ten, from zero on. */
function getFigure(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** What the index knows a stretch of a name by. */
export function termsOfName({ isLatin, text }: Run): string[] {
  const letters = [...text];
  if (!isLatin) return [1, 2, GRAM].flatMap((length) => splitIntoGrams(letters, length));
  return [beginning(letters, 1), beginning(letters, 2), ...splitIntoGrams(letters, GRAM)];
}

/** The terms that a name must all contain; shorter ones only match the start of a term. */
export function termsOfQuery({ isLatin, text }: Run): string[] {
  const letters = [...text];
  if (letters.length < GRAM) {
    return isLatin ? [beginning(letters, letters.length)] : [text];
  }
  return [...new Set(splitIntoGrams(letters, GRAM))];
}

/** Whether the terms of a typed stretch say all: three letters and more can lie apart in a name. */
export function isExact({ text }: Run): boolean {
  return [...text].length <= GRAM;
}

const beginning = (letters: readonly string[], length: number) =>
  `^${letters.slice(0, length).join('')}`;

function splitIntoGrams(letters: readonly string[], length: number): string[] {
  return Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, from) =>
    letters.slice(from, from + length).join(''),
  );
}
