/** Default texts of PromotionCard: the labels of requirement, deadline and games. */
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
