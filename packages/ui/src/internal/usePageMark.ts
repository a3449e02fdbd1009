import { useInsertionEffect } from 'react';

/**
 * Sets an attribute on the page's root element while a component is mounted, for the style sheet. Its
 * value is the number of mounted components that set it. The browser would re-evaluate `:root:has()`
 * whenever an element is added or removed. An insertion effect runs before layout effects measure;
 * otherwise the browser would calculate the styles of the whole page twice.
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
