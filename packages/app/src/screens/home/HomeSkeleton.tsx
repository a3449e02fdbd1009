import { GameGrid } from '@parlor/ui/GameGrid';
import { GameRail } from '@parlor/ui/GameRail';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './HomeSkeleton.css.ts';

const rail = Array.from({ length: 8 }, (_, index) => index);
const grid = Array.from({ length: 12 }, (_, index) => index);

export function BannerSkeleton() {
  return (
    <div aria-hidden="true" className={css.banner}>
      <Skeleton className={css.picture} />
    </div>
  );
}

export function StripSkeleton() {
  return <Skeleton className={css.strip} />;
}

/** The shape of home while it loads. */
export function HomeSkeleton() {
  const t = useTexts();
  return (
    <>
      <BannerSkeleton />
      <StripSkeleton />
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
