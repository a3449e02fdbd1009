import type { RouteRow } from '../../navigation/route.ts';

/** Browsing, promotions and my games: the tabs and their pages. */
export const lobbyRoutes = {
  browser: {
    access: 'public',
    layout: 'tab',
    title: 'titles.browser',
    texts: ['lobby'],
  },
  privilege: {
    access: 'public',
    layout: 'tab',
    title: 'titles.privilege',
    texts: ['promotions', 'dates'],
  },
  myGames: {
    access: 'public',
    layout: 'tab',
    title: 'titles.myGames',
    texts: ['lobby', 'dates'],
  },
  notice: {
    access: 'player',
    layout: 'page',
    column: 'read',
    title: 'titles.notice',
    texts: ['content'],
  },
  noticeDetail: {
    access: 'player',
    layout: 'page',
    column: 'read',
    title: 'titles.noticeDetail',
    texts: ['content'],
  },
  gameDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.gameDetail',
    texts: ['games', 'lobby', 'play', 'dates', 'errors'],
  },
  makerGameList: {
    access: 'player',
    layout: 'page',
    title: 'titles.makerGameList',
    texts: ['lobby'],
  },
  browserDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.browserDetail',
    texts: ['lobby'],
  },
  searchGame: {
    access: 'player',
    layout: 'page',
    title: 'titles.searchGame',
    texts: ['lobby'],
  },
  privilegeDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.privilegeDetail',
    texts: ['promotions', 'dates', 'errors'],
  },
  allPrivilegeGames: {
    access: 'player',
    layout: 'page',
    title: 'titles.allPrivilegeGames',
    texts: ['promotions', 'lobby'],
  },
} satisfies Record<string, RouteRow>;
