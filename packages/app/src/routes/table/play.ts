import type { RouteRow } from '../../navigation/route.ts';

/** A game on the whole screen, and the page that game makers return to. */
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
