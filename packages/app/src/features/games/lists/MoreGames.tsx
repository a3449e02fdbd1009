import { categoryGames, categoryMakerGames } from '@parlor/api/calls/lobby';
import type { GameSort, GameSummary, List } from '@parlor/api/entities';
import { usePages } from '../../../data/use-pages.ts';
import { GameList } from './GameList.tsx';

const PAGE_SIZE = 24;

export interface MoreGamesProps {
  label: string;
  /** Default: all games. */
  categoryId: string | undefined;
  sort: GameSort;
  /** The most played games, which were loaded with home. */
  first: List<GameSummary>;
}

/** Games beyond the first page of home: further pages, one category, or another sort order. */
export default function MoreGames({ label, categoryId, sort, first }: MoreGamesProps) {
  const key = `${categoryId} ${sort}`;
  if (categoryId !== undefined) return <OfCategory key={key} {...{ label, categoryId, sort }} />;
  if (sort === 'popular') return <Further label={label} first={first} />;
  return <Sorted key={key} label={label} sort={sort} />;
}

function OfCategory(props: { label: string; categoryId: string; sort: GameSort }) {
  const { label, categoryId, sort } = props;
  const pages = usePages(categoryGames, { categoryId, sort, limit: PAGE_SIZE });
  return <GameList label={label} pages={pages} />;
}

function Sorted({ label, sort }: { label: string; sort: GameSort }) {
  return (
    <GameList label={label} pages={usePages(categoryMakerGames, { sort, limit: PAGE_SIZE })} />
  );
}

function Further({ label, first }: { label: string; first: List<GameSummary> }) {
  const limit = first.rows.length;
  const pages = usePages(categoryMakerGames, limit > 0 ? { limit } : null, { first });
  return <GameList label={label} pages={pages} />;
}
