import type { HomePage } from '@parlor/api/entities';
import { GameRail } from '@parlor/ui/GameRail';
import { formatCount } from '@parlor/ui/GameTile';
import { Tile } from '../../features/games/GameTiles.tsx';
import { useTexts } from '../../languages/use-texts.ts';

/** Continue, new and hot: each in its own shape (art direction: tile anatomy). Empty ones do not show. */
export function HomeRails({ page }: { page: HomePage }) {
  const t = useTexts();
  const labels = { previous: t('home.previous'), next: t('home.next') };
  return (
    <>
      {page.recentGames.length > 0 && (
        <GameRail title={t('home.continue')} shape="wide" labels={labels}>
          {page.recentGames.map((game) => (
            <Tile key={game.gameId} game={game} variant="wide" meta={game.makerName} />
          ))}
        </GameRail>
      )}
      {page.newGames.length > 0 && (
        <GameRail title={t('home.new')} labels={labels}>
          {page.newGames.map((game, index) => (
            <Tile key={game.gameId} game={game} meta={game.makerName} eager={index < 3} />
          ))}
        </GameRail>
      )}
      {page.hotGames.length > 0 && (
        <GameRail title={t('home.hot')} shape="rank" labels={labels}>
          {page.hotGames.map((game, index) => (
            <Tile
              key={game.gameId}
              game={game}
              rank={index + 1}
              meta={t('home.playsToday', { shown: formatCount(game.playCount) })}
            />
          ))}
        </GameRail>
      )}
    </>
  );
}
