import { Box } from '@parlor/ui/Box';
import { GameGrid } from '@parlor/ui/GameGrid';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Inline } from '@parlor/ui/Inline';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { useTexts } from '../languages/use-texts.ts';

const tiles = Array.from({ length: 9 }, (_, index) => index);

/** A skeleton of home, where most visits start. */
export function StartupSkeleton() {
  const t = useTexts();
  const label = t('startup.loading');
  return (
    <Stack as="main" aria-busy="true" aria-label={label} padding={16}>
      <Inline justify="between">
        <Skeleton width={120} height={32} />
        <Skeleton width={132} height={44} />
      </Inline>
      <Skeleton height={44} />
      <Box only="phone">
        <Skeleton shape="card" ratio="16 / 7" />
      </Box>
      <Box only="desktop">
        <Skeleton shape="card" height="20vw" />
      </Box>
      <Skeleton height={44} />
      <Box aria-hidden="true">
        <GameGrid label={label} loading>
          {tiles.map((index) => (
            <GameTileSkeleton key={index} />
          ))}
        </GameGrid>
      </Box>
    </Stack>
  );
}
