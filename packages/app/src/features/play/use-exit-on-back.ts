import { selectFrame } from '@parlor/flows/game-session';
import { useEffect } from 'react';
import { usePlatform } from '../../platform/platform-context.ts';
import type { GameSessionRef } from './use-game-session.ts';

/**
 * Back, while the game is open, leaves the game: the money is brought home and shown. Back once more
 * leaves the page. Any other way out, such as a session that ended, is never held up.
 */
export function useExitOnBack(actor: GameSessionRef): void {
  const { historyBlocker } = usePlatform();
  useEffect(
    () =>
      historyBlocker.block(
        () => selectFrame(actor.getSnapshot()) !== undefined,
        () => actor.send({ type: 'exit' }),
      ),
    [actor, historyBlocker],
  );
}
