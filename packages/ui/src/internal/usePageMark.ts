import { useInsertionEffect } from 'react';

/**
 * Sets an attribute on the page's root element while a component is mounted, for the style sheet: the
 * number of such components. The browser would re-evaluate `:root:has()` with each element that is
 * added or removed anywhere. It is set before any layout effect measures; otherwise the style of the
 * whole page would be computed twice.
 * @param there whether the attribute is set; default `true`
 */
export function usePageMark(attribute: `data-${string}`, there = true): void {
  useInsertionEffect(() => {
    if (!there) return undefined;
    count(attribute, 1);
    return () => count(attribute, -1);
  }, [attribute, there]);
}

function count(attribute: string, change: number): void {
  const root = document.documentElement;
  const next = Number(root.getAttribute(attribute)) + change;
  if (next > 0) root.setAttribute(attribute, String(next));
  else root.removeAttribute(attribute);
}
