import type { GameSort } from '@parlor/api/entities/game';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  changeFilter,
  type GameFilter,
  readFilter,
  readSort,
} from '../../features/games/game-filter.ts';

export type Choose = (change: Partial<GameFilter> & { sort?: GameSort }) => void;

/**
 * What the address narrows the games down by, and how to change it in place.
 * @param top where the list begins: from further down, a new choice begins there
 */
export function useBrowseFilter(top: RefObject<HTMLElement | null>) {
  const [search, setSearch] = useSearchParams();
  const choose: Choose = (change) => {
    setSearch(changeFilter(search, change), { replace: true, preventScrollReset: true });
    const head = top.current;
    if (head !== null && head.getBoundingClientRect().top < 0) head.scrollIntoView();
  };
  return { filter: readFilter(search), sort: readSort(search), choose };
}
