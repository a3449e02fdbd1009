export { LevelCard, type LevelCardProps, type NextLevel } from './LevelCard.tsx';
export type { LevelCardLabels } from './labels.ts';
