/** Where a scrolling strip stands, in pixels. */
export interface StripPosition {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Which ways there is more. A pixel is forgiven: zoomed pages scroll by fractions. */
export function stripEnds({ scrollLeft, clientWidth, scrollWidth }: StripPosition) {
  // Right-to-left pages count scrollLeft downwards from 0.
  const travelled = Math.abs(scrollLeft);
  return {
    start: travelled <= 1,
    end: travelled + clientWidth >= scrollWidth - 1,
  };
}

/** How far one press of an arrow goes: a page less the item that was cut, so none is skipped. */
export function stripPage(clientWidth: number, itemWidth: number): number {
  return Math.max(itemWidth, clientWidth - itemWidth);
}
