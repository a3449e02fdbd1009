import { selectHasSession } from '@parlor/flows/session';
import type { MouseEvent } from 'react';
import { useSession } from '../../data/session.ts';
import { getHref } from '../../navigation/paths.ts';
import { requestPlay } from './play-requests.ts';

/** Props of a link to a game, for the kit's components that take `href`. */
export interface GameLink {
  href: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Whether the router follows a click; a new tab, a download and the like stay the browser's. */
const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Creates the props of a Play link. A plain click of a player launches the game with their money. Everything
 * else (a new tab, a visitor who logs in first) opens the page of the game, which waits for a tap.
 */
export function usePlayLink(): (gameId: string) => GameLink {
  const session = useSession();
  return (gameId) => ({
    href: getHref('playingGame', { id: gameId }),
    onClick(event) {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      if (selectHasSession(session.getSnapshot())) requestPlay(session, gameId);
    },
  });
}
