/** Scroll position of a strip, in pixels. */
export interface StripPosition {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** The directions with more content. One pixel is tolerated: zoomed pages scroll by fractions. */
export function stripEnds({ scrollLeft, clientWidth, scrollWidth }: StripPosition) {
  // On right-to-left pages scrollLeft is 0 at the start and negative beyond.
  const travelled = Math.abs(scrollLeft);
  return {
    start: travelled <= 1,
    end: travelled + clientWidth >= scrollWidth - 1,
  };
}

/** Distance of one arrow press: a page less the clipped item, so that none is skipped. */
export function stripPage(clientWidth: number, itemWidth: number): number {
  return Math.max(itemWidth, clientWidth - itemWidth);
}
