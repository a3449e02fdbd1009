import { type RefObject, useEffect, useRef } from 'react';
import { page } from './page.ts';

/**
 * Moves the focus to an element when its content changes, if the focused control was removed with it.
 *
 * @param content names what is shown
 */
export function useCaughtFocus(content: string): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);
  const before = useRef(content);
  useEffect(() => {
    if (before.current === content) return;
    before.current = content;
    page.catchFocus(target.current);
  }, [content]);
  return target;
}
