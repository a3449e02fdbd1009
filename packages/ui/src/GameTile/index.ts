export { formatCount } from './count.ts';
export { type GameCover, GameTile, type GameTileProps } from './GameTile.tsx';
export { GameTileSkeleton, type GameTileSkeletonProps } from './GameTileSkeleton.tsx';
