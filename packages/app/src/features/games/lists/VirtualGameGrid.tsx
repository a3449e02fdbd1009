import type { GameSummary } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { CallState } from '@parlor/ui/CallState';
import { GameGrid } from '@parlor/ui/GameGrid';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Inline } from '@parlor/ui/Inline';
import { Sticky } from '@parlor/ui/Sticky';
import { Text } from '@parlor/ui/Text';
import { VirtualGrid, type VirtualGridPlace, type VirtualGridProps } from '@parlor/ui/VirtualGrid';
import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Failure } from '../../../components/Failure.tsx';
import { useExplain } from '../../../data/errors.ts';
import type { Cell } from '../../../data/sparse-list.ts';
import type { SparsePages } from '../../../data/use-sparse-list.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { useIsHydrating } from '../../../platform/use-is-hydrating.ts';
import { Tile, usePlays } from '../GameTiles.tsx';
import TileControls from '../TileControls.tsx';

/** Covers that are loaded with priority: those on the first screen of a phone. */
const FIRST_COVERS = 6;

const bones = Array.from({ length: 24 }, (_, index) => index);

interface VirtualGameGridProps {
  label: string;
  pages: SparsePages<GameSummary>;
  /** Shown when there are no games. */
  empty: ReactNode;
  /** Initial scroll position, in px: see `useInitialScroll`. */
  initialOffset?: number | undefined;
}

/**
 * A windowed grid of any number of games: mounts only the visible rows and the overscan, and loads only
 * the visible pages. A failure is shown in the viewport.
 */
export function VirtualGameGrid({ label, pages, empty, initialOffset }: VirtualGameGridProps) {
  const t = useTexts();
  const explain = useExplain();
  const isHydrating = useIsHydrating();
  const [showsFirst, setShowsFirst] = useState(isHydrating);
  const [box, setBox] = useState<VirtualGridProps<unknown>['initialBox']>();
  const { cells, total, error, want, retry } = pages;

  const draw = useCallback(
    (cell: Cell<GameSummary>, { tabIndex }: VirtualGridPlace) => (
      <Place cell={cell} tabIndex={tabIndex} want={want} />
    ),
    [want],
  );

  // The windowed grid renders all tiles again: in slices, so that taps and frames do not wait for them.
  const replaceFirst = useCallback((first: HTMLElement) => {
    const { width, top } = first.getBoundingClientRect();
    startTransition(() => {
      setBox({ width, top: Math.round(top + window.scrollY) });
      setShowsFirst(false);
    });
  }, []);

  return (
    <CallState
      data={total}
      error={error}
      isEmpty={(count) => count === 0}
      empty={empty}
      failed={(failure) => <Failure titleAs="h2" error={failure} onRetry={retry} />}
      loading={
        <GameGrid label={label} loading>
          {bones.map((index) => (
            <GameTileSkeleton key={index} />
          ))}
        </GameGrid>
      }
    >
      {() => (
        <>
          {showsFirst ? (
            <FirstTiles label={label} cells={cells} onHydrated={replaceFirst} />
          ) : (
            <VirtualGrid
              label={label}
              items={cells}
              itemKey={getKey}
              initialOffset={initialOffset}
              initialBox={box}
            >
              {draw}
            </VirtualGrid>
          )}
          {error !== undefined && (
            // In the viewport: at the end of a long list the player would not see it.
            <Sticky edge="bottom" role="alert">
              <Inline
                justify="between"
                paddingX={16}
                paddingY={8}
                background="raised"
                border="default"
                radius="card"
              >
                <Text>{explain(error).text}</Text>
                <Button variant="soft" onClick={retry}>
                  {t('actions.retry')}
                </Button>
              </Inline>
            </Sticky>
          )}
        </>
      )}
    </CallState>
  );
}

interface FirstTilesProps {
  label: string;
  cells: readonly Cell<GameSummary>[];
  onHydrated: (grid: HTMLElement) => void;
}

/** The tiles of a server, which does not know the width that the windowed grid needs. */
const FirstTiles = memo(function FirstTiles({ label, cells, onHydrated }: FirstTilesProps) {
  const plays = usePlays();
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (grid.current !== null) onHydrated(grid.current);
  }, [onHydrated]);
  return (
    <GameGrid ref={grid} label={label}>
      {cells
        .slice(0, bones.length)
        .map(({ index, row }) =>
          row === undefined ? (
            <GameTileSkeleton key={index} />
          ) : (
            <Tile key={index} game={row} meta={plays(row)} eager={index < FIRST_COVERS} />
          ),
        )}
    </GameGrid>
  );
});

/** A position keeps its key when its game is loaded: both have one height, so the row stays mounted. */
const getKey = ({ index }: Cell<GameSummary>) => String(index);

interface PlaceProps {
  cell: Cell<GameSummary>;
  tabIndex: 0 | -1;
  want: (index: number) => void;
}

/** How many positions ahead are loaded: two screens of a phone. */
const AHEAD = 36;

/** A cell of the grid: its game, or a skeleton until the game is loaded. */
const Place = memo(function Place({ cell: { index, row }, tabIndex, want }: PlaceProps) {
  const plays = usePlays();
  useEffect(() => {
    if (row === undefined) want(index);
    else if (index % AHEAD === 0) want(index + AHEAD);
  }, [index, row, want]);
  if (row === undefined) return <GameTileSkeleton still />;
  return (
    <Tile
      game={row}
      meta={plays(row)}
      tabIndex={tabIndex}
      action={<TileControls game={row} tabIndex={tabIndex} />}
    />
  );
});
