import { Box } from '@parlor/ui/Box';
import { GameGrid } from '@parlor/ui/GameGrid';
import { GameRail } from '@parlor/ui/GameRail';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Inline } from '@parlor/ui/Inline';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Sticky } from '@parlor/ui/Sticky';
import * as adjust from '../../components/adjust.css.ts';
import * as noticeCss from '../../features/notices/NoticeTicker.css.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './HomeScreen.css.ts';

const rail = Array.from({ length: 8 }, (_, index) => index);
const grid = Array.from({ length: 12 }, (_, index) => index);

export function BannerSkeleton() {
  return (
    <div aria-hidden="true" className={css.bannerRoom}>
      <Skeleton shape="card" className={css.banner} />
    </div>
  );
}

export function StripSkeleton() {
  return (
    <Inline gap={8} className={adjust.clipped}>
      {rail.map((index) => (
        <Skeleton key={index} shape="circle" width={104} height={44} />
      ))}
    </Inline>
  );
}

/** Skeleton of home: a placeholder for each part in its place. */
export function HomeSkeleton() {
  const t = useTexts();
  return (
    <>
      <div className={css.stage}>
        <div className={css.hero}>
          <BannerSkeleton />
        </div>
        <Box only="desktop">
          <Skeleton shape="card" className={css.wins} />
        </Box>
      </div>
      <div className={noticeCss.room} />
      <Sticky edge="top" lines="both">
        <StripSkeleton />
      </Sticky>
      <Stack paddingTop={4}>
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
      </Stack>
    </>
  );
}
