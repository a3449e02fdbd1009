import { type ComponentProps, useEffect, useRef, useState } from 'react';

/**
 * What scrolls when it is too tall or too wide for its place. Then it can be reached by keyboard, since
 * what it holds may have nothing to stop at.
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
    // It measures at once, when the page has been laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return <div {...props} ref={body} data-part="body" tabIndex={scrolls ? 0 : undefined} />;
}
