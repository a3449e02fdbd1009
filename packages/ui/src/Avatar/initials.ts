/** Splits text into user-perceived characters: a Thai or Burmese letter includes its marks. */
function graphemes(word: string): string[] {
  // Browsers from before 2024 lack it; a code point is a close approximation there.
  if (typeof Intl.Segmenter !== 'function') return [...word];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(word)].map(({ segment }) => segment);
}

const firstGrapheme = (word: string): string => graphemes(word)[0] ?? '';

const isLetter = (text: string) => /^[\p{L}\p{N}]/u.test(text);

/**
 * One or two initials of a name, by grapheme, so that Burmese and Thai syllables keep their marks.
 * A Latin name gives two (first and last word), a phone number or username its first two
 * characters.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._@-]+/)
    .filter(isLetter);
  const [first, ...rest] = words;
  if (first === undefined) return '';
  const last = rest.at(-1);
  if (last !== undefined) return (firstGrapheme(first) + firstGrapheme(last)).toLocaleUpperCase();
  const wide = /\p{Script=Han}|\p{Script=Myanmar}|\p{Script=Thai}/u.test(first);
  return graphemes(first)
    .slice(0, wide ? 1 : 2)
    .join('')
    .toLocaleUpperCase();
}
