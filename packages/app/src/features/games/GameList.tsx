import type { GameSummary } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { GameGrid } from '@parlor/ui/GameGrid';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Stack } from '@parlor/ui/Stack';
import { Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Failure } from '../../components/Failure.tsx';
import type { Pages } from '../../data/use-pages.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { Tile, usePlays } from './GameTiles.tsx';

const skeletons = Array.from({ length: 12 }, (_, index) => index);

interface GameListProps {
  label: string;
  pages: Pages<GameSummary>;
  /** Shown when the list is empty; by default an empty state. */
  empty?: ReactNode;
}

/** A paged grid of games with its loading, empty and failed states. */
export function GameList({ label, pages, empty }: GameListProps) {
  const t = useTexts();
  const plays = usePlays();
  const { rows, total, loading, error } = pages;

  if (total === 0) {
    if (empty !== undefined) return empty;
    return (
      <EmptyState
        icon={<Gamepad2 size={28} />}
        title={t('home.emptyTitle')}
        text={t('home.emptyText')}
      />
    );
  }
  return (
    <>
      <GameGrid label={label} loading={loading}>
        {rows.map((game) => (
          <Tile key={game.gameId} game={game} meta={plays(game)} />
        ))}
        {loading && skeletons.map((index) => <GameTileSkeleton key={index} />)}
      </GameGrid>
      {error !== undefined && (
        <Failure variant="inline" titleAs="p" error={error} onRetry={pages.retry} />
      )}
      {error === undefined && total !== undefined && rows.length < total && (
        <Stack align="center" paddingTop={24}>
          <Button variant="soft" tone="neutral" size="lg" loading={loading} onClick={pages.more}>
            {t('home.more')}
          </Button>
        </Stack>
      )}
    </>
  );
}
