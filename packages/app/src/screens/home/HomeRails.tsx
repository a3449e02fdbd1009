import type { HomePage, PlayedGame } from '@parlor/api/entities';
import { GameRail } from '@parlor/ui/GameRail';
import { formatCount, GameTileSkeleton } from '@parlor/ui/GameTile';
import { useEffect } from 'react';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useHasSession } from '../../data/session.ts';
import { Tile } from '../../features/games/GameTiles.tsx';
import { RailLink } from '../../features/games/RailLink.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { mirrorInCookie } from '../../platform/cookies.ts';

/** Dates load after the first paint: dayjs does not fit into what home loads at once (ADR 0047). */
const playedMeta: Part<{ game: PlayedGame }> = {
  load: () => import('../../features/games/PlayedMeta.tsx'),
  texts: ['lobby', 'dates'],
};

/** Home as the server sends it: to a player who has played, without the played games. */
export type LobbyPage = Omit<HomePage, 'recentGames'> & Partial<Pick<HomePage, 'recentGames'>>;

/** Continue, new and hot: each in its own layout. Empty ones are not shown. */
export function HomeRails({ page }: { page: LobbyPage }) {
  const t = useTexts();
  const { newGames, newGameCount, hotGames, recentGames } = page;
  const hasSession = useHasSession();
  const hasPlayed = recentGames && recentGames.length > 0;
  // The server reserves space for them on the next visit.
  useEffect(() => {
    if (hasSession && hasPlayed !== undefined) {
      mirrorInCookie('hasSession', hasPlayed ? 'played' : '1');
    }
  }, [hasSession, hasPlayed]);
  return (
    <>
      {hasPlayed !== false && <ContinueRail games={recentGames} />}
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

const bones = Array.from({ length: 3 }, (_, index) => index);

/** The games that the player left, or placeholders while they are loading. Their tiles link to play. */
function ContinueRail({ games }: { games: HomePage['recentGames'] | undefined }) {
  const t = useTexts();
  return (
    <GameRail
      title={t('home.continue')}
      shape="wide"
      loading={games === undefined}
      action={<RailLink href={getHref('recentlyPlaying')}>{t('home.history')}</RailLink>}
    >
      {games === undefined && bones.map((bone) => <GameTileSkeleton key={bone} variant="wide" />)}
      {games?.map((game) => (
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
