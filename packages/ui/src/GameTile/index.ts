export { formatCount } from './count.ts';
export { type GameCover, GameTile, type GameTileProps } from './GameTile.tsx';
export { GameTileNote, type GameTileNoteProps } from './GameTileNote.tsx';
export { GameTileSkeleton, type GameTileSkeletonProps } from './GameTileSkeleton.tsx';
