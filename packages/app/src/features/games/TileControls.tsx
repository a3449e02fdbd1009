import type { GameSummary } from '@parlor/api/entities';
import { GameTileNote } from '@parlor/ui/GameTile';
import { useHasSession } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useCounting } from '../catalog/use-counting.ts';
import FavoriteToggle from './FavoriteToggle.tsx';

export interface TileControlsProps {
  game: GameSummary;
  tabIndex?: number | undefined;
}

/** Over a game's cover: what a bet counts for the player's open promotion, and the favourite button. */
export default function TileControls({ game, tabIndex }: TileControlsProps) {
  const hasSession = useHasSession();
  return (
    <>
      {hasSession && <CountedNote game={game} />}
      <FavoriteToggle game={game} tabIndex={tabIndex} />
    </>
  );
}

/** The most that a bet counts; nothing if it counts for none. */
function CountedNote({ game }: { game: GameSummary }) {
  const t = useTexts();
  const counting = useCounting(game);
  const most = Math.max(0, ...counting.map(({ percent = 0 }) => percent));
  return most > 0 && <GameTileNote>{t('lobby:counts', { percent: most })}</GameTileNote>;
}
