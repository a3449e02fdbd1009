import { GameGrid } from '@parlor/ui/GameGrid';
import { GameRail } from '@parlor/ui/GameRail';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Skeleton } from '@parlor/ui/Skeleton';
import * as noticeCss from '../../features/notices/NoticeLine.css.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as screen from './HomeScreen.css.ts';
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
  return (
    <div data-sticky="" className={css.strip}>
      {rail.map((index) => (
        <Skeleton key={index} className={css.chip} />
      ))}
    </div>
  );
}

/** The shape of home while it loads: each part where it will stand. */
export function HomeSkeleton() {
  const t = useTexts();
  return (
    <>
      <div className={screen.stage}>
        <div className={screen.hero}>
          <BannerSkeleton />
        </div>
        <Skeleton className={css.wins} />
      </div>
      <div className={noticeCss.room} />
      <div className={screen.strip}>
        <StripSkeleton />
      </div>
      <div className={screen.lists}>
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
      </div>
    </>
  );
}
