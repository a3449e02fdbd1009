import type { RouteRow } from '../row.ts';

/** A game on the whole screen, and the page that game makers return to. */
export const playRoutes = {
  playingGame: { access: 'player', layout: 'bare', title: 'titles.playingGame' },
  gamePostMessagePage: { access: 'public', layout: 'bare', title: 'titles.playingGame' },
} satisfies Record<string, RouteRow>;
