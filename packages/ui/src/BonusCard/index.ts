export { BonusCard, type BonusCardProps, type BonusKind, type BonusState } from './BonusCard.tsx';
export type { BonusCardLabels } from './labels.ts';
