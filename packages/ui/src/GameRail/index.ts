export { GameRail, type GameRailProps } from './GameRail.tsx';
export type { GameRailLabels } from './labels.ts';
