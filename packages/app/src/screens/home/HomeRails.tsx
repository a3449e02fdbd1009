import type { HomePage, PlayedGame } from '@parlor/api/entities';
import { GameRail } from '@parlor/ui/GameRail';
import { formatCount } from '@parlor/ui/GameTile';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { Tile } from '../../features/games/GameTiles.tsx';
import { RailLink } from '../../features/games/RailLink.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** Dates load after the first paint: dayjs does not fit into what home loads at once (ADR 0047). */
const playedMeta: Part<{ game: PlayedGame }> = {
  load: () => import('../../features/games/PlayedMeta.tsx'),
};

/** Continue, new and hot: each in its own layout. Empty ones are not shown. */
export function HomeRails({ page }: { page: HomePage }) {
  const t = useTexts();
  const { newGames, newGameCount, hotGames } = page;
  return (
    <>
      {page.recentGames.length > 0 && <ContinueRail games={page.recentGames} />}
      {newGames.length > 0 && (
        <GameRail
          title={t('home.new')}
          action={
            newGameCount > 0 && (
              <RailLink href={getHref('browser', { list: 'new' })}>
                {t('home.allCount', { count: newGameCount })}
              </RailLink>
            )
          }
        >
          {newGames.map((game, index) => (
            <Tile key={game.gameId} game={game} meta={game.makerName} eager={index < 3} />
          ))}
        </GameRail>
      )}
      {hotGames.length > 0 && (
        <GameRail
          title={t('home.hot')}
          shape="rank"
          action={<RailLink href={getHref('browser', { list: 'hot' })}>{t('home.top')}</RailLink>}
        >
          {hotGames.map((game, index) => (
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

/** The games that the player left. Their tiles link to play. */
function ContinueRail({ games }: { games: HomePage['recentGames'] }) {
  const t = useTexts();
  return (
    <GameRail
      title={t('home.continue')}
      shape="wide"
      action={<RailLink href={getHref('recentlyPlaying')}>{t('home.history')}</RailLink>}
    >
      {games.map((game) => (
        <Tile
          key={game.gameId}
          game={game}
          variant="wide"
          straight
          meta={<LazyPart part={playedMeta} props={{ game }} fallback={'\u00a0'} />}
        />
      ))}
    </GameRail>
  );
}
