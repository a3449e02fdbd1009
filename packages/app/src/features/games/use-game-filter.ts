import type { GameSort } from '@parlor/api/entities/game';
import { type RefObject, use } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CurrentLocationContext } from '../../navigation/current-location.ts';
import { changeFilter, type GameFilter, readFilter, readSort } from './game-filter.ts';

/** Resolves when the address has the choice; its page may be rendered later. */
export type Choose = (change: Partial<GameFilter> & { sort?: GameSort }) => Promise<void>;

/**
 * The filter and the order in the address, and how to change them in place.
 * @param top start of the list: from further down, another filter scrolls there
 */
export function useGameFilter(top?: RefObject<HTMLElement | null>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const getLocation = use(CurrentLocationContext);
  const choose: Choose = async (change) => {
    // A choice that is not yet rendered is kept.
    const current = new URLSearchParams(getLocation().search);
    const navigation = navigate(
      { search: changeFilter(current, change).toString() },
      { replace: true, preventScrollReset: true },
    );
    const head = top?.current;
    // The sort menu is at the start of the list already.
    if (head && change.sort === undefined && head.getBoundingClientRect().top < 0) {
      head.scrollIntoView();
    }
    await navigation;
  };
  return { filter: readFilter(search), sort: readSort(search), choose };
}
