import type { RouteRow } from '../../navigation/route.ts';

/** A full-screen game, and the return page of game makers. */
export const playRoutes = {
  playingGame: {
    access: 'player',
    layout: 'bare',
    title: 'titles.playingGame',
    texts: ['play', 'wallet', 'promotions', 'dates', 'errors', 'payment'],
    screen: () => import('../../screens/play/PlayingGameScreen.tsx'),
  },
  gameRounds: {
    access: 'player',
    layout: 'page',
    column: 'read',
    title: 'titles.gameRounds',
    texts: ['play', 'dates', 'errors'],
    screen: () => import('../../screens/fairness/GameRoundsScreen.tsx'),
  },
  roundReplay: {
    access: 'player',
    layout: 'page',
    title: 'titles.gameRounds',
    texts: ['play', 'dates', 'errors'],
    screen: () => import('../../screens/fairness/RoundReplayScreen.tsx'),
  },
  roundVerifier: {
    access: 'public',
    layout: 'page',
    column: 'read',
    title: 'titles.gameRounds',
    texts: ['play', 'dates', 'errors'],
    screen: () => import('../../screens/fairness/RoundVerifierScreen.tsx'),
  },
  gamePostMessagePage: {
    access: 'public',
    layout: 'bare',
    title: 'titles.playingGame',
    screen: () => import('../../screens/play/GamePostMessageScreen.tsx'),
  },
} satisfies Record<string, RouteRow>;
