import { selectHasSession } from '@parlor/flows/session';
import type { MouseEvent } from 'react';
import { useApp } from '../../app-context.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { type LinkProps, useLink } from '../../routes/link.ts';
import { getHref, paths } from '../../routes/paths.ts';
import { usePlayLink } from '../play/use-play-link.ts';
import { gameTitle, type NamedGame } from './titles.ts';

/**
 * Makes the link of a game's tile. A player goes to the game; a visitor is asked to log in or
 * register first (section 6), and comes to the game afterwards.
 */
export function useOpenGame(): (game: NamedGame, to?: 'gameDetail' | 'playingGame') => LinkProps {
  const { loginPrompt, session } = useApp();
  const link = useLink();
  const playLink = usePlayLink();
  const locale = useLocale();
  return (game, to = 'gameDetail') => {
    const href = getHref(to, { id: game.gameId });
    const { onClick: follow } = to === 'playingGame' ? playLink(game.gameId) : link(href);
    return {
      href,
      // Whether there is a player is asked at the tap: hundreds of tiles need not follow it.
      onClick(event: MouseEvent<HTMLElement>) {
        if (selectHasSession(session.getSnapshot())) {
          follow(event);
          return;
        }
        event.preventDefault();
        const search = href.slice(paths[to].length);
        loginPrompt.ask(gameTitle(game, locale), { destination: { path: paths[to], search } });
      },
    };
  };
}
