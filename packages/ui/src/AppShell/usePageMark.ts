import { useLayoutEffect } from 'react';

/**
 * Marks the root of the page with an attribute while something stands on it, for the style sheet.
 * `:root:has()` would be asked again with each element that comes or goes anywhere.
 * @param there whether it stands there; default `true`
 */
export function usePageMark(attribute: `data-${string}`, there = true): void {
  useLayoutEffect(() => {
    if (!there) return undefined;
    const root = document.documentElement;
    root.setAttribute(attribute, '');
    return () => root.removeAttribute(attribute);
  }, [attribute, there]);
}
