/** What PromotionCard says by itself: before what it asks, until when, and on which games. */
export interface PromotionCardLabels {
  asks: string;
  until: string;
  games: string;
}

export const english: PromotionCardLabels = {
  asks: 'Requires',
  until: 'Ends',
  games: 'Eligible games',
};
