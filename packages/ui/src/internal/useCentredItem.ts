import { media } from '@parlor/tokens';
import { useEffect, useRef } from 'react';
import { centredScroll } from './center.ts';

/**
 * Scrolls the selected item to the centre of an overflowing strip, without scrolling the page. Items
 * have their value as `data-value`.
 *
 * @param value of the selected item; undefined where nothing scrolls
 * @returns a ref of the strip
 */
export function useCentredItem(value: string | undefined) {
  const list = useRef<HTMLDivElement & HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (value === undefined) return;
    const strip = list.current;
    const item = strip?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
    if (!strip || !item) return;
    // A strip starts at its first item: skips the measurement, which would force a layout.
    if (first.current && item === strip.firstElementChild) {
      first.current = false;
      return;
    }
    const fromLeft = item.offsetLeft - strip.offsetLeft;
    // From right to left a strip starts at its right end and has negative scroll offsets.
    const reversed = getComputedStyle(strip).direction === 'rtl';
    const centred = centredScroll({
      width: strip.clientWidth,
      scrollWidth: strip.scrollWidth,
      itemStart: reversed ? strip.clientWidth - fromLeft - item.offsetWidth : fromLeft,
      itemWidth: item.offsetWidth,
    });
    strip.scrollTo({
      left: reversed ? -centred : centred,
      behavior: first.current || matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth',
    });
    first.current = false;
  }, [value]);
  return list;
}
