/** Counts graphemes: a flag, a family emoji, or a stacked Burmese syllable is one character. */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : undefined;

function split(text: string): string[] {
  // Browsers without a segmenter (Firefox before 125) count code points, a close approximation.
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/** The number of user-perceived characters. */
export function countGraphemes(text: string): number {
  return split(text).length;
}

/** The first `max` graphemes, none of them split. */
export function clipGraphemes(text: string, max: number): string {
  return split(text).slice(0, Math.max(0, max)).join('');
}

export interface Fitted {
  text: string;
  caret: number;
}

/**
 * Limits an edit to the maximum: the inserted text before the caret is truncated, never the
 * existing text after it. A text that was too long before (from its owner) may stay so, but not
 * grow.
 * @param previous text before the edit
 * @param next text after it
 * @param caret position in `next` after the inserted text, in UTF-16 units
 */
export function fitEdit(previous: string, next: string, caret: number, max: number): Fitted {
  const limit = Math.max(max, countGraphemes(previous));
  if (countGraphemes(next) <= limit) return { text: next, caret };
  const after = next.slice(caret);
  const before = clipGraphemes(next.slice(0, caret), limit - countGraphemes(after));
  return { text: before + after, caret: before.length };
}

/**
 * Remaining characters at which the count is announced: on every key it would interrupt the typing.
 */
const STEPS = [0, 5, 10, 20];

/**
 * Whether a change from `before` to `after` remaining characters passed one of the steps,
 * downwards.
 */
export function passesStep(before: number, after: number): boolean {
  return STEPS.some((step) => before > step && after <= step);
}
