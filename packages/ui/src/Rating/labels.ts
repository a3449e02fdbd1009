export interface RatingLabels {
  /** Names a star that can be chosen, and the whole when it is only shown: "4.5 of 5 stars". */
  stars: (value: string, max: number) => string;
  /** In place of stars that nobody has given yet. */
  none: string;
}

export const english: RatingLabels = {
  stars: (value, max) => `${value} of ${max} stars`,
  none: 'Not rated yet',
};
