import { selectHasSession } from '@parlor/flows/session';
import type { MouseEvent } from 'react';
import { useSession } from '../../data/session.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { getHref, paths } from '../../navigation/paths.ts';
import { gameTitle, type NamedGame } from '../catalog/titles.ts';
import { type GameLink, usePlayLink } from '../catalog/use-play-link.ts';
import { useLoginPrompt } from '../login/login-prompt.ts';

/**
 * Creates the link props of a game's tile. A player goes to the game; a visitor is asked to log in or
 * register first (docs/product.md: Roles and permissions), and comes to the game afterwards.
 */
export function useOpenGame(): (game: NamedGame, to?: 'gameDetail' | 'playingGame') => GameLink {
  const session = useSession();
  const loginPrompt = useLoginPrompt();
  const playLink = usePlayLink();
  const locale = useLocale();
  return (game, to = 'gameDetail') => {
    const href = getHref(to, { id: game.gameId });
    return {
      href,
      // The session is read on click: hundreds of tiles need not subscribe to it.
      onClick(event: MouseEvent<HTMLElement>) {
        if (selectHasSession(session.getSnapshot())) {
          if (to === 'playingGame') playLink(game.gameId).onClick(event);
          return;
        }
        event.preventDefault();
        const search = href.slice(paths[to].length);
        loginPrompt.ask(gameTitle(game, locale), { destination: { path: paths[to], search } });
      },
    };
  };
}
