import { useCallback, useEffect, useRef, useState } from 'react';

/** Without a scroll event for so long, a scroller has come to rest. In ms. */
const REST_MS = 120;

export interface SliderOptions {
  count: number;
  /** Turns at once instead of gliding. */
  reduced: boolean;
  onIndexChange: ((index: number) => void) | undefined;
}

/** Which slide of a scroller is at its start, and the way to another. */
export function useSlider({ count, reduced, onIndexChange }: SliderOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  // While it glides to a slide that was asked for, those that pass by are not the current one.
  const gliding = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const told = useRef(0);
  useEffect(() => {
    if (told.current !== index) onIndexChange?.(index);
    told.current = index;
  }, [index, onIndexChange]);

  const settle = useCallback(() => {
    gliding.current = false;
    if (viewport.current !== null) setIndex(slideAtStart(viewport.current));
  }, []);

  const waitForRest = useCallback(() => {
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, REST_MS);
  }, [settle]);

  const goTo = useCallback(
    (next: number) => {
      const element = viewport.current;
      if (element === null || next < 0 || next >= count) return;
      gliding.current = true;
      setIndex(next);
      element.scrollTo({
        left: offsetOf(element, next),
        behavior: reduced ? 'instant' : 'smooth',
      });
      waitForRest();
    },
    [count, reduced, waitForRest],
  );

  const onScroll = useCallback(() => {
    if (!gliding.current && viewport.current !== null) setIndex(slideAtStart(viewport.current));
    waitForRest();
  }, [waitForRest]);

  return { viewport, index, goTo, onScroll };
}

/** How far the start of a slide is from that of the first; negative from right to left. */
function offsetOf(viewport: HTMLElement, position: number): number {
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
    const distance = Math.abs(offsetOf(viewport, position) - viewport.scrollLeft);
    if (distance < least) {
      least = distance;
      nearest = position;
    }
  }
  return nearest;
}
