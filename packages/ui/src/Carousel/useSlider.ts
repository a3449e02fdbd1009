import { useCallback, useEffect, useRef, useState } from 'react';

export interface SliderOptions {
  count: number;
  /** Jumps instead of scrolling smoothly. */
  reduced: boolean;
  onIndexChange: ((index: number) => void) | undefined;
}

/** Tracks the slide at the start of a scroller, and scrolls to another one. */
export function useSlider({ count, reduced, onIndexChange }: SliderOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  // The target of a programmatic scroll: slides that pass by are not the current one.
  const goal = useRef<number>(undefined);

  const reportedIndex = useRef(0);
  useEffect(() => {
    if (reportedIndex.current !== index) onIndexChange?.(index);
    reportedIndex.current = index;
  }, [index, onIndexChange]);

  const goTo = useCallback(
    (next: number) => {
      const element = viewport.current;
      if (element === null || next < 0 || next >= count) return;
      setIndex(next);
      element.scrollTo({
        left: getOffset(element, next),
        behavior: reduced ? 'instant' : 'smooth',
      });
      // Does not scroll when already there.
      goal.current = standsAt(element, next) ? undefined : next;
    },
    [count, reduced],
  );

  const onScroll = useCallback(() => {
    const element = viewport.current;
    if (element === null) return;
    if (goal.current !== undefined && !standsAt(element, goal.current)) return;
    goal.current = undefined;
    setIndex(slideAtStart(element));
  }, []);

  /** User interaction cancels the programmatic target. */
  const onHold = useCallback(() => {
    goal.current = undefined;
  }, []);

  return { viewport, index, goTo, onScroll, onHold };
}

/** Whether a slide is as far as it can be scrolled; the last may not reach the start. */
function standsAt(viewport: HTMLElement, position: number): boolean {
  const room = viewport.scrollWidth - viewport.clientWidth;
  const place = Math.min(Math.abs(getOffset(viewport, position)), room);
  return Math.abs(Math.abs(viewport.scrollLeft) - place) < 2;
}

/** Distance of a slide's start from that of the first; negative from right to left. */
function getOffset(viewport: HTMLElement, position: number): number {
  const [first] = viewport.children;
  const slide = viewport.children[position];
  return first instanceof HTMLElement && slide instanceof HTMLElement
    ? slide.offsetLeft - first.offsetLeft
    : 0;
}

/** The slide whose start is nearest to that of the viewport. */
function slideAtStart(viewport: HTMLElement): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let position = 0; position < viewport.children.length; position += 1) {
    const distance = Math.abs(getOffset(viewport, position) - viewport.scrollLeft);
    if (distance < least) {
      least = distance;
      nearest = position;
    }
  }
  return nearest;
}
