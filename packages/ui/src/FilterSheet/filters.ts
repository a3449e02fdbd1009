/** The values of a filter: one option, several, a switch, a number, or none (`undefined`). */
export type Filters = Record<string, unknown>;

/**
 * The number of active filters: each of several options counts, and every other value counts once
 * where it differs from the empty filter. The order of several options is ignored.
 */
export function countActive<F extends object>(value: F, empty: F): number {
  return Object.entries(value).reduce((sum, [name, chosen]) => {
    const none = (empty as Filters)[name];
    if (Array.isArray(chosen)) {
      const known = Array.isArray(none) ? none : [];
      return sum + chosen.filter((each) => !known.includes(each)).length;
    }
    return Object.is(chosen, none) ? sum : sum + 1;
  }, 0);
}

/** Whether two filters are equal. */
export function sameFilters<F extends object>(one: F, other: F): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const first = (one as Filters)[name];
    const second = (other as Filters)[name];
    if (Array.isArray(first) && Array.isArray(second)) {
      return first.length === second.length && first.every((each) => second.includes(each));
    }
    return Object.is(first, second);
  });
}
