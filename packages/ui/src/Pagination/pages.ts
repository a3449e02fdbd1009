/** A page, or the placeholder of omitted pages. */
export type PageSlot = number | 'gap';

/**
 * Pages to show around the current one: always the first and the last, its neighbours, and a gap
 * where more than one is omitted. The number of slots is constant, so that the controls do not move
 * between taps.
 */
export function pageSlots(page: number, count: number, around = 1): PageSlot[] {
  // First, last, two gaps, the page and its neighbours.
  const most = 5 + 2 * around;
  if (count <= most) return range(1, count);
  const start = Math.min(Math.max(page - around, 3), count - 2 - 2 * around);
  const end = start + 2 * around;
  return [
    1,
    start > 3 ? 'gap' : 2,
    ...range(start, end),
    end < count - 2 ? 'gap' : count - 1,
    count,
  ];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Clamps a page to the existing ones. */
export function pageWithin(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, count));
}
