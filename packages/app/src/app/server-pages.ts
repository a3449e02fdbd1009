import type { Call, RequestOf } from '@parlor/api/calls/define';
import { home } from '@parlor/api/calls/games';
import { navigationTags } from '@parlor/api/calls/lobby';
import { promotionList } from '@parlor/api/calls/promotions';
import { noFilter } from '../features/games/game-filter.ts';
import type { RouteName } from '../navigation/paths.ts';
import { PAGE_SIZE } from '../screens/browse/GameResults.tsx';
import { getListCall } from '../screens/browse/list-call.ts';
import type { LobbyPage } from '../screens/home/HomeRails.tsx';
import { PAGE_SIZE as OFFERS } from '../screens/promotions/PrivilegeScreen.tsx';

/** A call of the contract that needs no player. */
interface ServerCall {
  call: Call;
  args: RequestOf<Call>;
  /** Removes what depends on the player, which the browser then loads. */
  withoutPlayer?: (response: unknown) => unknown;
}

const homeCall: ServerCall = {
  call: home,
  args: {},
  withoutPlayer: (response) => {
    const { recentGames: _, ...shared } = home.response.parse(response);
    return shared satisfies LobbyPage;
  },
};

/** The first games of the page of all games, without a filter. */
function getFirstGames(): ServerCall {
  const { call, args } = getListCall(noFilter, 'popular');
  return { call, args: { ...args, page: 1, limit: PAGE_SIZE } };
}

/**
 * The pages that a server renders, and the calls whose responses they need. All other pages are
 * rendered by the browser.
 */
export const serverPages: Partial<Record<RouteName, readonly ServerCall[]>> = {
  home: [homeCall],
  desktop: [homeCall],
  browser: [homeCall, { call: navigationTags, args: {} }, getFirstGames()],
  accountLogin: [],
  privilege: [{ call: promotionList, args: { page: 1, limit: OFFERS } }],
};
