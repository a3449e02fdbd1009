/** Scroll offset that centres an item of a strip, in px. */
export function centredScroll(strip: {
  /** Visible width. */
  width: number;
  /** Scrollable width. */
  scrollWidth: number;
  itemStart: number;
  itemWidth: number;
}): number {
  const wanted = strip.itemStart + strip.itemWidth / 2 - strip.width / 2;
  return Math.min(Math.max(0, wanted), Math.max(0, strip.scrollWidth - strip.width));
}
