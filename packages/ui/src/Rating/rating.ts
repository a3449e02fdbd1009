/** How much of a star is drawn. */
export type Fill = 'empty' | 'half' | 'full';

/** The stars of a rating, first to last, rounded to the nearest half. Nothing known is no star. */
export function starFills(value: number | null, max: number): Fill[] {
  const halves = value === null || Number.isNaN(value) ? 0 : Math.round(value * 2);
  return Array.from({ length: max }, (_, index) => {
    if (halves >= (index + 1) * 2) return 'full';
    return halves === index * 2 + 1 ? 'half' : 'empty';
  });
}

/** A rating as it is said and written: one decimal at most, "4.5", "5". */
export function ratingText(value: number): string {
  return String(Math.round(value * 10) / 10);
}
