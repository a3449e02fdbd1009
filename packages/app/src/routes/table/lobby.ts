import type { RouteRow } from '../row.ts';

/** Home, browsing, promotions and my games: the tabs and what they lead to. */
export const lobbyRoutes = {
  home: {
    access: 'public',
    layout: 'tab',
    title: 'titles.home',
    screen: () => import('../../screens/home/HomeScreen.tsx'),
  },
  desktop: {
    access: 'public',
    layout: 'tab',
    title: 'titles.home',
    screen: () => import('../../screens/home/HomeScreen.tsx'),
  },
  browser: { access: 'public', layout: 'tab', title: 'titles.browser' },
  privilege: { access: 'public', layout: 'tab', title: 'titles.privilege' },
  myGames: { access: 'public', layout: 'tab', title: 'titles.myGames' },
  notice: {
    access: 'player',
    layout: 'page',
    title: 'titles.notice',
    texts: ['content'],
    screen: () => import('../../screens/notice/NoticeScreen.tsx'),
  },
  noticeDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.noticeDetail',
    texts: ['content'],
    screen: () => import('../../screens/notice/NoticeDetailScreen.tsx'),
  },
  gameDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.gameDetail',
    texts: ['games'],
    screen: () => import('../../screens/game/GameDetailScreen.tsx'),
  },
  makerGameList: { access: 'player', layout: 'page', title: 'titles.makerGameList' },
  browserDetail: { access: 'player', layout: 'page', title: 'titles.browserDetail' },
  searchGame: { access: 'player', layout: 'page', title: 'titles.searchGame' },
  privilegeDetail: { access: 'player', layout: 'page', title: 'titles.privilegeDetail' },
  allPrivilegeGames: { access: 'player', layout: 'page', title: 'titles.allPrivilegeGames' },
} satisfies Record<string, RouteRow>;
