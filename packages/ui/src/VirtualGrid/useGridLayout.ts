import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Width of an element and its distance from the top of the page, in px; measured before the first
 * paint.
 */
export function useGridPlace(root: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ width: 0, top: 0 });

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) };
      setPlace((last) => (last.width === next.width && last.top === next.top ? last : next));
    };
    measure();
    // Content above may change its height, which changes the page but not the grid.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [root]);

  return place;
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
