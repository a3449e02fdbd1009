import { useEffect, useInsertionEffect, useState } from 'react';

/** The mounted components that set each attribute. */
const markers = new Map<string, Set<object>>();

/**
 * Sets an attribute on the page's root element while a component is mounted, for the style sheet. Its
 * value is the number of mounted components that set it. The browser would re-evaluate `:root:has()`
 * whenever an element is added or removed. An insertion effect runs before layout effects measure;
 * otherwise the browser would calculate the styles of the whole page twice.
 * @param there whether the attribute is set; default `true`
 */
export function usePageMark(attribute: `data-${string}`, there = true): void {
  const [marker] = useState<object>(() => ({}));
  useInsertionEffect(() => {
    if (there) setMark(attribute, marker, true);
  }, [attribute, marker, there]);
  // Removed after the commit, together with what Radix writes to `body` while a modal is open: in
  // between, the style of every element would change.
  useEffect(() => {
    if (!there) return undefined;
    // Strict mode runs this effect a second time, but no insertion effect.
    setMark(attribute, marker, true);
    return () => setMark(attribute, marker, false);
  }, [attribute, marker, there]);
}

function setMark(attribute: string, marker: object, isSet: boolean): void {
  const root = document.documentElement;
  const all = markers.get(attribute) ?? new Set();
  markers.set(attribute, all);
  if (isSet) all.add(marker);
  else all.delete(marker);
  if (all.size > 0) root.setAttribute(attribute, String(all.size));
  else root.removeAttribute(attribute);
}
