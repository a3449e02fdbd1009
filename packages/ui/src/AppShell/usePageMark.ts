import { useLayoutEffect } from 'react';

/**
 * Sets an attribute on the page's root element while a component is mounted, for the style sheet.
 * The browser would re-evaluate `:root:has()` with each element that is added or removed anywhere.
 * @param there whether the attribute is set; default `true`
 */
export function usePageMark(attribute: `data-${string}`, there = true): void {
  useLayoutEffect(() => {
    if (!there) return undefined;
    const root = document.documentElement;
    root.setAttribute(attribute, '');
    return () => root.removeAttribute(attribute);
  }, [attribute, there]);
}
