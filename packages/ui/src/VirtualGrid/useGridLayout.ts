import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Width of an element and its distance from the top of the page, in px. */
export interface GridBox {
  readonly width: number;
  readonly top: number;
}

const unknown: GridBox = { width: 0, top: 0 };

/**
 * Measures an element before the first paint.
 * @param initial used until then
 */
export function useGridBox(root: RefObject<HTMLElement | null>, initial: GridBox = unknown) {
  const [box, setBox] = useState(initial);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width, top: Math.round(top + window.scrollY) };
      setBox((last) => (last.width === next.width && last.top === next.top ? last : next));
    };
    measure();
    // Content above may change its height, which changes the page but not the grid.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [root]);

  return box;
}

/**
 * Height of the rows, measured on a rendered one: all have the same height. `observe` is the ref of
 * every row; one at a time is observed, which detects larger text or a loaded font.
 */
export function useRowHeight(estimate: number) {
  const [height, setHeight] = useState<number>();
  const watched = useRef<HTMLElement>(null);
  const isKnown = useRef(false);

  const observe = useCallback((row: HTMLElement | null) => {
    if (row === null || watched.current !== null) return undefined;
    watched.current = row;
    const take = (next: number) => setHeight((last) => (next === 0 ? last : next));
    const observer = new ResizeObserver(([entry]) =>
      take(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)),
    );
    observer.observe(row);
    // Measured at once for a correct first paint; later rows need no forced layout.
    if (!isKnown.current) take(row.offsetHeight);
    isKnown.current = true;
    return () => {
      observer.disconnect();
      watched.current = null;
    };
  }, []);

  return { rowHeight: height ?? estimate, measured: height !== undefined, observe };
}
