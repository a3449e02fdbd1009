/** What a person just did to a text input whose content we format while they type. */
export interface Edit {
  /** The input's content after the browser applied the edit, separators included. */
  raw: string;
  /** Caret position in `raw`, in UTF-16 units. */
  caret: number;
  /** The `inputType` of the input event, for example `deleteContentBackward`. */
  inputType?: string | undefined;
  /** The `data` of the input event: what was typed. Of a paste the text itself, in one line. */
  data?: string | null | undefined;
}

/** What the input shows next, and where its caret stands. */
export interface Edited {
  /** What the field is worth to its owner: no separators. */
  value: string;
  /** What the input shows. */
  display: string;
  caret: number;
}

/**
 * Position in `display` that has `count` kept characters before it. Walking by kept characters is
 * what keeps the caret beside the digit that a person is editing while separators come and go.
 *
 * @param keeps whether a character counts (a digit) or is decoration (a dash)
 */
export function caretAfter(
  display: string,
  count: number,
  keeps: (character: string) => boolean,
): number {
  let seen = 0;
  for (let position = 0; position < display.length; position += 1) {
    if (seen === count) return position;
    if (keeps(display.charAt(position))) seen += 1;
  }
  return display.length;
}

/**
 * Where in `display`, the formatted `to`, a caret stands after `from` became `to`: at the end of what
 * changed, which is where a person's eyes are.
 */
export function caretOfChange(from: string, to: string, display: string): number {
  let same = 0;
  const most = Math.min(from.length, to.length);
  while (same < most && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  const count = to.length - same;
  let seen = 0;
  return caretAfter(display, count, (character) => {
    const isOwn = character === to.charAt(seen);
    if (isOwn) seen += 1;
    return isOwn;
  });
}
