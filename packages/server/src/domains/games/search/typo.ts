/** Shorter terms are too close to too many others. */
const SHORTEST = 4;
/** From this length on two typos are accepted, not one. */
const LONG = 8;

/**
 * The nearest known term of a mistyped one, by letters that are wrong, missing, extra or swapped.
 * The missing end of a term that is still being typed is no typo.
 *
 * @returns undefined if none is near enough.
 */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  if (typed.length < SHORTEST) return undefined;
  const allowed = typed.length < LONG ? 1 : 2;
  let nearest: { readonly word: string; readonly slips: number; readonly rest: number } | undefined;
  for (const word of known) {
    if (word.length < typed.length - allowed) continue;
    const slips = Math.min(
      ...[-1, 0, 1].map((more) => distance(typed, word.slice(0, typed.length + more))),
      distance(typed, word.slice(0, typed.length + 2)),
    );
    const rest = Math.abs(word.length - typed.length);
    if (slips > allowed) continue;
    if (!nearest || slips < nearest.slips || (slips === nearest.slips && rest < nearest.rest)) {
      nearest = { word, slips, rest };
    }
  }
  return nearest?.word;
}

/**
 * Optimal string alignment: substitutions, deletions, insertions and swaps of neighbours cost one
 * each.
 */
function distance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
