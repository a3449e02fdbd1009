/** Position along the reading direction, in shares of the width. */
interface Place {
  insetInlineStart: string;
  inlineSize: string;
}

/** Position of the thumb below the selected option, or undefined when none is selected. */
export function thumbPlace(
  options: readonly { value: string }[],
  value: string | undefined,
): Place | undefined {
  const index = options.findIndex((option) => option.value === value);
  if (index < 0) return undefined;
  const share = 100 / options.length;
  return { insetInlineStart: `${index * share}%`, inlineSize: `${share}%` };
}
