import type { GameSort } from '@parlor/api/entities/game';
import { type RefObject, use } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  changeFilter,
  type GameFilter,
  readFilter,
  readSort,
} from '../../features/games/game-filter.ts';
import { CurrentLocationContext } from '../../navigation/current-location.ts';

export type Choose = (change: Partial<GameFilter> & { sort?: GameSort }) => void;

/**
 * The filter in the address, and how to change it in place.
 * @param top start of the list: from further down, a new choice scrolls there
 */
export function useBrowseFilter(top: RefObject<HTMLElement | null>) {
  const [search, setSearch] = useSearchParams();
  const getLocation = use(CurrentLocationContext);
  const choose: Choose = (change) => {
    // A choice that is not yet rendered is kept.
    const current = new URLSearchParams(getLocation().search);
    setSearch(changeFilter(current, change), { replace: true, preventScrollReset: true });
    const head = top.current;
    if (head !== null && head.getBoundingClientRect().top < 0) head.scrollIntoView();
  };
  return { filter: readFilter(search), sort: readSort(search), choose };
}
