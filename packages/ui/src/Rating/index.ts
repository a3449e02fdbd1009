export type { RatingLabels } from './labels.ts';
export {
  type GivenRatingProps,
  Rating,
  type RatingProps,
  type ShownRatingProps,
} from './Rating.tsx';
