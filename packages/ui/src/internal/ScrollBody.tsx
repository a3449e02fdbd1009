import { type ComponentProps, useEffect, useRef, useState } from 'react';

/**
 * A scroll container that is focusable while it overflows, since its content may have no focusable
 * element.
 */
export function ScrollBody(props: ComponentProps<'div'>) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () =>
      setScrolls(
        element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1,
      );
    // The observer reports immediately after layout, so no extra layout is forced.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return <div {...props} ref={body} data-part="body" tabIndex={scrolls ? 0 : undefined} />;
}
