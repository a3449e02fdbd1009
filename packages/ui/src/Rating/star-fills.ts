/** Fill of one star. */
export type Fill = 'empty' | 'half' | 'full';

/** The fills of a rating's stars, rounded to the nearest half. Without a rating, all are empty. */
export function starFills(value: number | null, max: number): Fill[] {
  const halves = value === null || Number.isNaN(value) ? 0 : Math.round(value * 2);
  return Array.from({ length: max }, (_, index) => {
    if (halves >= (index + 1) * 2) return 'full';
    return halves === index * 2 + 1 ? 'half' : 'empty';
  });
}

/** A rating as text: one decimal at most, "4.5", "5". */
export function ratingText(value: number): string {
  return String(Math.round(value * 10) / 10);
}
