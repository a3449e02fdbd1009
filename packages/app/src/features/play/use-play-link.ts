import { selectHasSession } from '@parlor/flows/session';
import type { MouseEvent } from 'react';
import { useApp } from '../../app-context.ts';
import { type LinkProps, useLink } from '../../routes/link.ts';
import { getHref } from '../../routes/paths.ts';
import { requestPlay } from './play-requests.ts';

/**
 * Makes the props of a Play link. A plain click by a player opens the game with their money. Everything
 * else (a new tab, a visitor who logs in first) leads to the page of the game, which waits for a tap.
 */
export function usePlayLink(): (gameId: string) => LinkProps {
  const app = useApp();
  const link = useLink();
  return (gameId) => {
    const { href, onClick } = link(getHref('playingGame', { id: gameId }));
    return {
      href,
      onClick(event: MouseEvent<HTMLElement>) {
        if (event.defaultPrevented) return;
        onClick(event);
        const isFollowed = event.defaultPrevented;
        if (isFollowed && selectHasSession(app.session.getSnapshot())) requestPlay(app, gameId);
      },
    };
  };
}
