export type { PromotionCardLabels } from './labels.ts';
export { PromotionCard, type PromotionCardProps } from './PromotionCard.tsx';
