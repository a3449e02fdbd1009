import { categoryGames, categoryMakerGames } from '@parlor/api/calls/games';
import type { GameSummary, List } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { ErrorState } from '@parlor/ui/ErrorState';
import { GameGrid } from '@parlor/ui/GameGrid';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Gamepad2 } from 'lucide-react';
import { useState } from 'react';
import { useExplain } from '../../data/errors.ts';
import { type Pages, usePages } from '../../data/use-pages.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './GamesOf.css.ts';
import { Tile, usePlays } from './GameTiles.tsx';

const PAGE_SIZE = 24;
const skeletons = Array.from({ length: 12 }, (_, index) => index);

interface AllGamesProps {
  label: string;
  /** The first page, which came with home. */
  first: List<GameSummary>;
}

/** All games, most played first: the first page is there already, the others follow when asked for. */
export function AllGames({ label, first }: AllGamesProps) {
  const [wanted, setWanted] = useState(false);
  const limit = first.rows.length;
  const further = usePages(categoryMakerGames, wanted && limit > 0 ? { limit } : null, 2);
  return (
    <GameList
      label={label}
      pages={{
        ...further,
        rows: [...first.rows, ...further.rows],
        total: first.total,
        more: () => (wanted ? further.more() : setWanted(true)),
      }}
    />
  );
}

/** The games of one category, most played first. */
export function GamesOfCategory({ label, categoryId }: { label: string; categoryId: string }) {
  return (
    <GameList label={label} pages={usePages(categoryGames, { categoryId, limit: PAGE_SIZE })} />
  );
}

function GameList({ label, pages }: { label: string; pages: Pages<GameSummary> }) {
  const t = useTexts();
  const explain = useExplain();
  const plays = usePlays();
  const { rows, total, loading, error } = pages;

  if (total === 0) {
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
        <ErrorState
          layout="inline"
          titleAs="h3"
          title={t('failure.title')}
          text={explain(error).text}
          requestId={error.requestId}
          onRetry={pages.retry}
          labels={{ retry: t('actions.retry') }}
        />
      )}
      {error === undefined && total !== undefined && rows.length < total && (
        <div className={css.more}>
          <Button variant="soft" tone="neutral" size="lg" loading={loading} onClick={pages.more}>
            {t('home.more')}
          </Button>
        </div>
      )}
    </>
  );
}
