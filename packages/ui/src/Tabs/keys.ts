/**
 * The place to which a key leads among `count` tabs, from `current` on; -1 for keys that lead
 * nowhere. Arrows go around the ends, and follow the eye from right to left (ARIA practices, tabs).
 */
export function nextTab(key: string, current: number, count: number, rtl: boolean): number {
  if (count === 0) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key];
  if (step === undefined) return -1;
  // From nowhere among them, back leads to the last.
  return current < 0 && step < 0 ? count - 1 : (current + step + count) % count;
}
