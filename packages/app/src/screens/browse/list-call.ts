import { categoryMakerGames, hotGames, newGames, searchGames } from '@parlor/api/calls/lobby';
import { promotionGames } from '@parlor/api/calls/promotions';
import type { GameSort } from '@parlor/api/entities/game';
import { filterArgs, type GameFilter } from '../../features/games/game-filter.ts';

/**
 * The call for a filter. A search covers all games; new and hot games are separate lists with their
 * own order, and accept the other filters. The games of a promotion accept every filter.
 */
export function getListCall(filter: GameFilter, sort: GameSort) {
  const args = filterArgs(filter, sort);
  const { keyword, list, promotion } = filter;
  const marks = {
    ...(list === 'new' && { isNew: true }),
    ...(list === 'hot' && { isHot: true }),
  };
  if (promotion !== '') {
    const search = keyword === '' ? {} : { keyword };
    return { call: promotionGames, args: { ...args, ...marks, ...search, id: promotion } };
  }
  if (keyword !== '') {
    return { call: searchGames, args: { ...args, ...marks, keyword } };
  }
  if (list === 'new') return { call: newGames, args };
  if (list === 'hot') return { call: hotGames, args };
  return { call: categoryMakerGames, args };
}
