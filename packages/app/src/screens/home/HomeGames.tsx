import type { HomePage } from '@parlor/api/entities';
import type { GameSort } from '@parlor/api/entities/game';
import { Button } from '@parlor/ui/Button';
import { GameGrid } from '@parlor/ui/GameGrid';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useState } from 'react';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { Tile, usePlays } from '../../features/games/GameTiles.tsx';
import type { MoreGamesProps } from '../../features/games/lists/MoreGames.tsx';
import { SortLabel } from '../../features/games/SortLabel.tsx';
import type { SortMenuProps } from '../../features/games/SortMenu.tsx';
import { useTexts } from '../../languages/use-texts.ts';

// Everything beyond the games that came with home: see docs/decisions/0047.
const moreGames: Part<MoreGamesProps> = {
  load: () => import('../../features/games/lists/MoreGames.tsx'),
};
const sortMenu: Part<SortMenuProps> = {
  load: () => import('../../features/games/SortMenu.tsx'),
  texts: ['lobby'],
};

interface Props {
  page: HomePage;
  /** Default: all games. */
  categoryId: string | undefined;
  title: string | undefined;
  sort: GameSort;
  onSortChange: (sort: GameSort) => Promise<void>;
}

/** The grid of all games, or of the selected category. */
export function HomeGames({ page, categoryId, title, sort, onSortChange }: Props) {
  const t = useTexts();
  const [wanted, setWanted] = useState(false);
  const label = title ?? t('home.allGames');
  const first = page.games;
  const isFirst = categoryId === undefined && sort === 'popular' && first.total > 0;
  const grid = isFirst && (
    <FirstGames label={label} first={first} loading={wanted} onMore={() => setWanted(true)} />
  );
  return (
    <Stack as="section" aria-label={label} gap={4}>
      <Inline as="header" justify="between" minHeight="target">
        <h2>
          <Text size={20} weight="semibold">
            {label}
          </Text>
        </h2>
        <LazyPart
          part={sortMenu}
          props={{ value: sort, onValueChange: onSortChange }}
          fallback={<SortLabel>{t('home.popular')}</SortLabel>}
        />
      </Inline>
      {grid && !wanted ? (
        grid
      ) : (
        <LazyPart
          part={moreGames}
          props={{ label, categoryId, sort, first }}
          fallback={grid || <GridSkeleton label={label} />}
        />
      )}
    </Stack>
  );
}

interface FirstGamesProps {
  label: string;
  first: HomePage['games'];
  /** The next page is loading. */
  loading: boolean;
  onMore: () => void;
}

/** The games that came with home, most played first. */
function FirstGames({ label, first, loading, onMore }: FirstGamesProps) {
  const t = useTexts();
  const plays = usePlays();
  return (
    <>
      <GameGrid label={label} loading={loading}>
        {first.rows.map((game) => (
          <Tile key={game.gameId} game={game} meta={plays(game)} />
        ))}
      </GameGrid>
      {first.rows.length < first.total && (
        <Stack align="center" paddingTop={20}>
          <Button variant="soft" tone="neutral" size="lg" loading={loading} onClick={onMore}>
            {t('home.more')}
          </Button>
        </Stack>
      )}
    </>
  );
}

const bones = Array.from({ length: 12 }, (_, index) => index);

function GridSkeleton({ label }: { label: string }) {
  return (
    <GameGrid label={label} loading>
      {bones.map((bone) => (
        <GameTileSkeleton key={bone} />
      ))}
    </GameGrid>
  );
}
