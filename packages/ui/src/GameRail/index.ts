export { GameRail, type GameRailLabels, type GameRailProps } from './GameRail.tsx';
