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
  useDeferredValue,
  useEffect,
  useMemo,
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

/** The cells of a list whose first page is loading. */
const placeholders = Array.from({ length: 24 }, (_, index) => ({ index, row: undefined }));

interface VirtualGameGridProps {
  label: string;
  /** Identifies the list: another one starts at its first row. */
  listKey: string;
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
export function VirtualGameGrid({
  label,
  listKey,
  pages,
  empty,
  initialOffset,
}: VirtualGameGridProps) {
  const t = useTexts();
  const explain = useExplain();
  const isHydrating = useIsHydrating();
  const [showsFirst, setShowsFirst] = useState(isHydrating);
  const [box, setBox] = useState<VirtualGridProps<unknown>['initialBox']>();
  const { cells, total, want, error, retry } = pages;
  const list = useMemo(() => ({ listKey, cells, total, want }), [listKey, cells, total, want]);
  // A response renders all tiles: in slices, so that taps do not wait for them.
  const shown = useDeferredValue(list);

  const draw = useCallback(
    (cell: Cell<GameSummary>, { tabIndex }: VirtualGridPlace) => (
      <Place cell={cell} tabIndex={tabIndex} want={shown.want} />
    ),
    [shown.want],
  );

  // The windowed grid replaces these tiles, and renders in slices where it knows its box.
  const measureBox = useCallback((grid: HTMLElement) => {
    const { width, top } = grid.getBoundingClientRect();
    startTransition(() => {
      setBox({ width, top: Math.round(top + window.scrollY) });
      setShowsFirst(false);
    });
  }, []);

  return (
    <CallState
      data={shown.total}
      error={error}
      isEmpty={(count) => count === 0}
      empty={empty}
      failed={(failure) => <Failure titleAs="h2" error={failure} onRetry={retry} />}
      loading={<PlainTiles label={label} cells={placeholders} loading onMounted={measureBox} />}
    >
      {() => (
        <>
          {showsFirst ? (
            <PlainTiles label={label} cells={shown.cells} onMounted={measureBox} />
          ) : (
            <VirtualGrid
              key={shown.listKey}
              label={label}
              items={shown.cells}
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

interface PlainTilesProps {
  label: string;
  cells: readonly Cell<GameSummary>[];
  loading?: boolean;
  onMounted: (grid: HTMLElement) => void;
}

/** The tiles of a server, which does not know the width that the windowed grid needs, or skeletons. */
const PlainTiles = memo(function PlainTiles({ label, cells, loading, onMounted }: PlainTilesProps) {
  const plays = usePlays();
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (grid.current !== null) onMounted(grid.current);
  }, [onMounted]);
  return (
    <GameGrid ref={grid} label={label} loading={loading}>
      {cells
        .slice(0, placeholders.length)
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
