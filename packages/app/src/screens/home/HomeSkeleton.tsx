import { GameGrid } from '@parlor/ui/GameGrid';
import { GameRail } from '@parlor/ui/GameRail';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import * as css from './HomeSkeleton.css.ts';

const rail = Array.from({ length: 8 }, (_, index) => index);
const grid = Array.from({ length: 12 }, (_, index) => index);

/** The shape of home while it loads. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Skeleton className={css.banner} />
      <Skeleton className={css.strip} />
      <GameRail title={t('home.new')} loading>
        {rail.map((index) => (
          <GameTileSkeleton key={index} />
        ))}
      </GameRail>
      <GameGrid label={t('home.allGames')} loading>
        {grid.map((index) => (
          <GameTileSkeleton key={index} />
        ))}
      </GameGrid>
    </>
  );
}
