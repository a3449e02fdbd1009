import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps what is closed in the page until its own animation of leaving is over.
 * `panel` is the ref of what is animated; `there` says whether it is to be drawn.
 */
export function useLeaving(open: boolean) {
  const element = useRef<HTMLElement>(null);
  const panel = useCallback((next: HTMLElement | null) => {
    element.current = next;
  }, []);
  const [left, setLeft] = useState(true);
  // Not while drawing: what opens inside another must come after it into the page.
  useLayoutEffect(() => {
    if (open) setLeft(false);
  }, [open]);

  useEffect(() => {
    if (open || left) return undefined;
    // By the clock, not by their end: a page that nobody sees draws no frames, and none would come.
    const timer = setTimeout(() => setLeft(true), remaining(element.current));
    return () => clearTimeout(timer);
  }, [open, left]);

  return { there: !left, panel };
}

/** How long an element's own animations still take, in ms. */
function remaining(element: HTMLElement | null): number {
  const left = (element?.getAnimations() ?? []).map((animation) => {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    const now = Number(animation.currentTime ?? 0);
    return Number.isFinite(end) ? end - now : 0;
  });
  return Math.max(0, ...left);
}
