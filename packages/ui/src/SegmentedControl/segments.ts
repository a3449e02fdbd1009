/** Where a thing stands along the reading direction, in shares of the width. */
interface Place {
  insetInlineStart: string;
  inlineSize: string;
}

/** Place of the thumb under the chosen option, or undefined when none of them is chosen. */
export function thumbPlace(
  options: readonly { value: string }[],
  value: string | undefined,
): Place | undefined {
  const index = options.findIndex((option) => option.value === value);
  if (index < 0) return undefined;
  const share = 100 / options.length;
  return { insetInlineStart: `${index * share}%`, inlineSize: `${share}%` };
}
