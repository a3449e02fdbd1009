import { categoryMakerGames, hotGames, newGames, searchGames } from '@parlor/api/calls/lobby';
import type { GameSort } from '@parlor/api/entities/game';
import { filterArgs, type GameFilter } from '../../features/games/game-filter.ts';

/**
 * The call that answers a filter. Words are looked for among all games; the new ones and the hot ones
 * are lists of their own, with an order of their own, that are narrowed down like all others.
 */
export function getListCall(filter: GameFilter, sort: GameSort) {
  const args = filterArgs(filter, sort);
  const { keyword, list } = filter;
  if (keyword !== '') {
    const marks = {
      ...(list === 'new' && { isNew: true }),
      ...(list === 'hot' && { isHot: true }),
    };
    return { call: searchGames, args: { ...args, ...marks, keyword } };
  }
  if (list === 'new') return { call: newGames, args };
  if (list === 'hot') return { call: hotGames, args };
  return { call: categoryMakerGames, args };
}
