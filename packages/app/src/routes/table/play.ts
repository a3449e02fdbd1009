import type { RouteRow } from '../../navigation/route.ts';

/** A full-screen game, and the return page of game makers. */
export const playRoutes = {
  playingGame: {
    access: 'player',
    layout: 'bare',
    title: 'titles.playingGame',
    texts: ['play', 'wallet', 'promotions', 'dates', 'errors', 'payment'],
  },
  gameRounds: {
    access: 'player',
    layout: 'page',
    column: 'read',
    title: 'titles.gameRounds',
    texts: ['play', 'dates', 'errors'],
  },
  roundReplay: {
    access: 'player',
    layout: 'page',
    title: 'titles.gameRounds',
    texts: ['play', 'dates', 'errors'],
  },
  roundVerifier: {
    access: 'public',
    layout: 'page',
    column: 'read',
    title: 'titles.gameRounds',
    texts: ['play', 'dates', 'errors'],
  },
  gamePostMessagePage: {
    access: 'public',
    layout: 'bare',
    title: 'titles.playingGame',
  },
} satisfies Record<string, RouteRow>;
