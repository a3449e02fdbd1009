import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps what is closed mounted until its own exit animation is over. By the clock, where Radix waits
 * for the end of the animation: a page in the background draws no frames, and the end never comes.
 */
export function useExitAnimation(open: boolean): {
  mounted: boolean;
  ref: RefCallback<HTMLElement>;
} {
  const element = useRef<HTMLElement>(null);
  const ref = useCallback((next: HTMLElement | null) => {
    element.current = next;
  }, []);
  const [mounted, setMounted] = useState(false);
  // Not while rendering: what opens inside another must come after it in the page.
  useLayoutEffect(() => {
    if (open) setMounted(true);
  }, [open]);

  useEffect(() => {
    if (open || !mounted) return undefined;
    const timer = setTimeout(() => setMounted(false), remaining(element.current));
    return () => clearTimeout(timer);
  }, [open, mounted]);

  return { mounted, ref };
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
