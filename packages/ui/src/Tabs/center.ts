/** Where a strip must be scrolled to for one of its items to stand in its middle, in px. */
export function centredScroll(strip: {
  /** Of the part that is seen. */
  width: number;
  /** Of all that can be scrolled. */
  scrollWidth: number;
  itemStart: number;
  itemWidth: number;
}): number {
  const wanted = strip.itemStart + strip.itemWidth / 2 - strip.width / 2;
  return Math.min(Math.max(0, wanted), Math.max(0, strip.scrollWidth - strip.width));
}
