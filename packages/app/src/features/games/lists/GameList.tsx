import type { GameSummary } from '@parlor/api/entities';
import { EmptyState } from '@parlor/ui/EmptyState';
import { GameGrid } from '@parlor/ui/GameGrid';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallContent } from '../../../components/CallContent.tsx';
import { MorePages } from '../../../components/MorePages.tsx';
import type { Pages } from '../../../data/use-pages.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { Tile, usePlays } from '../GameTiles.tsx';

const placeholders = Array.from({ length: 12 }, (_, index) => index);

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
  return (
    <CallContent
      result={pages}
      variant="inline"
      titleAs="p"
      loading={
        <GameGrid label={label} loading>
          {placeholders.map((index) => (
            <GameTileSkeleton key={index} />
          ))}
        </GameGrid>
      }
      empty={
        empty ?? (
          <EmptyState
            icon={<Gamepad2 size={28} />}
            title={t('home.emptyTitle')}
            text={t('home.emptyText')}
          />
        )
      }
    >
      {(games) => (
        <>
          <GameGrid label={label} loading={pages.state === 'loading'}>
            {games.map((game) => (
              <Tile key={game.gameId} game={game} meta={plays(game)} />
            ))}
            {pages.state === 'loading' &&
              placeholders.map((index) => <GameTileSkeleton key={index} />)}
          </GameGrid>
          <MorePages pages={pages} align="center" paddingTop={24} />
        </>
      )}
    </CallContent>
  );
}
