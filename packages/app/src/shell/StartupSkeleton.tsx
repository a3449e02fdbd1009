import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useTexts } from '../languages/use-texts.ts';
import * as css from './Startup.css.ts';

const tiles = Array.from({ length: 9 }, (_, index) => index);

/** The shape of what most visits begin with. */
export function StartupSkeleton() {
  const t = useTexts();
  return (
    <main aria-busy="true" aria-label={t('startup.loading')} className={css.skeleton}>
      <div className={css.top}>
        <Skeleton width={120} height={32} />
        <Skeleton width={132} height={44} />
      </div>
      <Skeleton height={44} />
      <Skeleton ratio="16 / 7" className={css.banner} />
      <Skeleton height={44} />
      <div className={css.tiles}>
        {tiles.map((index) => (
          <GameTileSkeleton key={index} />
        ))}
      </div>
    </main>
  );
}
