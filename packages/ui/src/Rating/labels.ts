export interface RatingLabels {
  /** Accessible name of an option, and of a displayed rating: "4.5 of 5 stars". */
  stars: (value: string, max: number) => string;
  /** Text in place of stars without a rating. */
  none: string;
}

export const english: RatingLabels = {
  stars: (value, max) => `${value} of ${max} stars`,
  none: 'Not rated yet',
};
