const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstGrapheme = (word: string): string => {
  for (const { segment } of segmenter.segment(word)) return segment;
  return '';
};

const isLetter = (text: string) => /^[\p{L}\p{N}]/u.test(text);

/**
 * One or two initials of a name, by grapheme, so that Burmese and Thai syllables keep their marks.
 * Latin names give two (first and last word), a phone number or username its first two characters.
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
  const graphemes = [...segmenter.segment(first)].map(({ segment }) => segment);
  return graphemes
    .slice(0, wide ? 1 : 2)
    .join('')
    .toLocaleUpperCase();
}
