import { useEffect, useRef, useState } from 'react';
import { overflows } from './marquee.ts';

/** Measures a line against the available width, again whenever either changes. */
export function useOverflow() {
  const room = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState({ moving: false, width: 0 });

  useEffect(() => {
    const outer = room.current;
    const inner = text.current;
    if (!outer || !inner) return;
    const measure = () => {
      const width = Math.ceil(inner.getBoundingClientRect().width);
      const moving = overflows(width, outer.clientWidth);
      setMeasured((last) =>
        last.moving === moving && last.width === width ? last : { moving, width },
      );
    };
    // The observer reports immediately after layout, so no extra layout is forced.
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return { room, text, ...measured };
}
