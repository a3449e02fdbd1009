import type { RouteRow } from '../../navigation/route.ts';

/** Browsing, promotions and my games: the tabs and their pages. */
export const lobbyRoutes = {
  browser: {
    access: 'public',
    layout: 'tab',
    title: 'titles.browser',
    texts: ['lobby'],
    screen: () => import('../../screens/browse/BrowseScreen.tsx'),
  },
  privilege: {
    access: 'public',
    layout: 'tab',
    title: 'titles.privilege',
    texts: ['promotions', 'dates'],
    screen: () => import('../../screens/promotions/PrivilegeScreen.tsx'),
  },
  myGames: {
    access: 'public',
    layout: 'tab',
    title: 'titles.myGames',
    texts: ['lobby', 'dates'],
    screen: () => import('../../screens/my-games/MyGamesScreen.tsx'),
  },
  notice: {
    access: 'player',
    layout: 'page',
    column: 'read',
    title: 'titles.notice',
    texts: ['content'],
    screen: () => import('../../screens/notice/NoticeScreen.tsx'),
  },
  noticeDetail: {
    access: 'player',
    layout: 'page',
    column: 'read',
    title: 'titles.noticeDetail',
    texts: ['content'],
    screen: () => import('../../screens/notice/NoticeDetailScreen.tsx'),
  },
  gameDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.gameDetail',
    texts: ['games', 'lobby', 'play', 'dates', 'errors'],
    screen: () => import('../../screens/game/GameDetailScreen.tsx'),
  },
  makerGameList: {
    access: 'player',
    layout: 'page',
    title: 'titles.makerGameList',
    texts: ['lobby'],
    screen: () => import('../../screens/browse/MakersScreen.tsx'),
  },
  browserDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.browserDetail',
    texts: ['lobby'],
    screen: () => import('../../screens/browse/CategoryDetailScreen.tsx'),
  },
  searchGame: {
    access: 'player',
    layout: 'page',
    title: 'titles.searchGame',
    texts: ['lobby'],
    screen: () => import('../../screens/browse/SearchScreen.tsx'),
  },
  privilegeDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.privilegeDetail',
    texts: ['promotions', 'dates', 'errors'],
    screen: () => import('../../screens/promotions/PrivilegeDetailScreen.tsx'),
  },
  allPrivilegeGames: {
    access: 'player',
    layout: 'page',
    title: 'titles.allPrivilegeGames',
    texts: ['promotions', 'lobby'],
    screen: () => import('../../screens/promotions/PrivilegeGamesScreen.tsx'),
  },
} satisfies Record<string, RouteRow>;
