import { makerGames } from '@parlor/api/calls/lobby';
import { GameRail } from '@parlor/ui/GameRail';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { Tile, usePlays } from './GameTiles.tsx';
import { RailLink } from './RailLink.tsx';

interface Props {
  makerId: string;
  makerName: string;
  /** A game to exclude: that of the current page. */
  without?: string | undefined;
}

const RAIL_LENGTH = 12;
const bones = Array.from({ length: 8 }, (_, index) => index);

/**
 * A maker's most played games, with a link to all of them. Renders nothing if they fail to load.
 */
export function MakerRail({ makerId, makerName, without }: Props) {
  const t = useTexts();
  const plays = usePlays();
  const { data, error } = useCall(makerGames, { makerId, limit: RAIL_LENGTH });
  const games = data?.rows.filter(({ gameId }) => gameId !== without);
  if (error !== undefined || games?.length === 0) return null;
  return (
    <GameRail
      title={t('lobby:by', { maker: makerName })}
      loading={games === undefined}
      action={
        data !== undefined && (
          <RailLink href={getHref('browser', { maker: makerId })}>
            {t('home.allCount', { count: data.total })}
          </RailLink>
        )
      }
    >
      {games === undefined
        ? bones.map((bone) => <GameTileSkeleton key={bone} />)
        : games.map((game) => <Tile key={game.gameId} game={game} meta={plays(game)} />)}
    </GameRail>
  );
}
