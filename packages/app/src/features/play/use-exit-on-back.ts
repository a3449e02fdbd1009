import { selectFrame } from '@parlor/flows/game-session';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { GameSessionRef } from './use-game-session.ts';

/**
 * Back, while the game is open, leaves the game: the money is brought home and shown. Back once more
 * leaves the page. Any other way out, such as a session that ended, is never held up.
 */
export function useExitOnBack(actor: GameSessionRef): void {
  const blocker = useBlocker(
    ({ historyAction }) =>
      historyAction === 'POP' && selectFrame(actor.getSnapshot()) !== undefined,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    actor.send({ type: 'exit' });
  }, [blocker, actor]);
}
