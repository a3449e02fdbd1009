/** As a person counts them: a flag, a family, or a Burmese stack of signs is one character. */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : undefined;

function split(text: string): string[] {
  // Browsers without a segmenter (Firefox before 125) count code points, which is near enough.
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/** How many characters a person would count. */
export function countGraphemes(text: string): number {
  return split(text).length;
}

/** The first `max` characters, none of them cut in two. */
export function clipGraphemes(text: string, max: number): string {
  return split(text).slice(0, Math.max(0, max)).join('');
}

export interface Fitted {
  text: string;
  caret: number;
}

/**
 * Makes an edit fit: what was just put in before the caret is cut, never what stood there already
 * after it. A text that was too long before (from its owner) may stay so, but not grow.
 *
 * @param previous text before the edit
 * @param next text after it
 * @param caret position in `next` behind what was put in, in UTF-16 units
 */
export function fitEdit(previous: string, next: string, caret: number, max: number): Fitted {
  const limit = Math.max(max, countGraphemes(previous));
  if (countGraphemes(next) <= limit) return { text: next, caret };
  const after = next.slice(caret);
  const before = clipGraphemes(next.slice(0, caret), limit - countGraphemes(after));
  return { text: before + after, caret: before.length };
}

/** When what is left is announced: a word on each key would talk over the typing. */
const STEPS = [0, 5, 10, 20];

/** Whether the way from `before` to `after` characters left passed one of the steps, downwards. */
export function passesStep(before: number, after: number): boolean {
  return STEPS.some((step) => before > step && after <= step);
}
