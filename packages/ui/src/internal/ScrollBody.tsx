import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

/**
 * The part of a dialog that scrolls when it is too tall. Then it can be reached by keyboard, since
 * what it holds may have nothing to stop at.
 */
export function ScrollBody(props: ComponentProps<'div'>) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return <div {...props} ref={body} data-part="body" tabIndex={scrolls ? 0 : undefined} />;
}
