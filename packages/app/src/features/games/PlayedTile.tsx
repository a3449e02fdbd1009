import type { PlayedGame } from '@parlor/api/entities';
import { Tile } from './GameTiles.tsx';
import PlayedMeta from './PlayedMeta.tsx';

/** A game that the player left. Links to play. */
export function PlayedTile({ game }: { game: PlayedGame }) {
  return <Tile game={game} variant="wide" straight meta={<PlayedMeta game={game} />} />;
}
