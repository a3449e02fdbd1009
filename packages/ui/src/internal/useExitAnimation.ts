import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a closed element mounted until its own exit animation is over. It uses a timer, where Radix
 * waits for the end of the animation: a page in the background draws no frames, and the end never
 * comes.
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
  // Not during render: a layer that opens inside another must come after it in the page.
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

/** Remaining time of an element's own animations, in ms. */
function remaining(element: HTMLElement | null): number {
  const left = (element?.getAnimations() ?? []).map((animation) => {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    const now = Number(animation.currentTime ?? 0);
    return Number.isFinite(end) ? end - now : 0;
  });
  return Math.max(0, ...left);
}
