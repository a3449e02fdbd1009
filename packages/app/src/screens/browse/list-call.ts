import { categoryMakerGames, hotGames, newGames, searchGames } from '@parlor/api/calls/lobby';
import type { GameSort } from '@parlor/api/entities/game';
import { filterArgs, type GameFilter } from '../../features/games/game-filter.ts';

/**
 * The call for a filter. A search covers all games; new and hot games are separate lists with their
 * own order, and accept the other filters.
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
