import { selectLaunch } from '@parlor/flows/game-session';
import { useEffect } from 'react';
import { usePlatform } from '../../platform/platform-context.ts';
import type { GameSessionRef } from './use-game-session.ts';

/**
 * Back, while the game is open, exits the game: its balance is returned and shown. Back again leaves the
 * page. Any other navigation, such as after the end of the session, is not blocked.
 */
export function useExitOnBack(actor: GameSessionRef): void {
  const { historyBlocker } = usePlatform();
  useEffect(
    () =>
      historyBlocker.block(
        () => selectLaunch(actor.getSnapshot()) !== undefined,
        () => actor.send({ type: 'exit' }),
      ),
    [actor, historyBlocker],
  );
}
