import type { RouteRow } from '../../navigation/route.ts';

/** A full-screen game, and the return page of game makers. */
export const playRoutes = {
  playingGame: {
    access: 'player',
    layout: 'bare',
    title: 'titles.playingGame',
    texts: ['play', 'wallet', 'dates', 'errors'],
    screen: () => import('../../screens/play/PlayingGameScreen.tsx'),
  },
  gamePostMessagePage: {
    access: 'public',
    layout: 'bare',
    title: 'titles.playingGame',
    screen: () => import('../../screens/play/GamePostMessageScreen.tsx'),
  },
} satisfies Record<string, RouteRow>;
