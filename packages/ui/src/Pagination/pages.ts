/** A page, or what stands for those left out. */
export type PageSlot = number | 'gap';

/**
 * Pages to show around the one that is open: the first and the last always, its neighbours, and a
 * gap where more than one is left out. The number of slots stays the same, so that nothing moves
 * under the finger.
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

/** A page that exists. */
export function pageWithin(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, count));
}
