import HomeScreen from '../../screens/home/HomeScreen.tsx';
import type { RouteRow } from '../row.ts';

/** Home comes with the start file: most visits begin there, and would wait for one thing more. */
const homeScreen = async () => ({ default: HomeScreen });

/** Home, browsing, promotions and my games: the tabs and what they lead to. */
export const lobbyRoutes = {
  home: {
    access: 'public',
    layout: 'tab',
    title: 'titles.home',
    screen: homeScreen,
  },
  desktop: {
    access: 'public',
    layout: 'tab',
    title: 'titles.home',
    screen: homeScreen,
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
