import { useEffect, useRef } from 'react';
import { useHasSession } from '../../data/session.ts';
import { useForgetPlayer } from '../../data/use-call.ts';
import { BalanceFollower } from './BalanceFollower.tsx';

/** What goes with a session: the balance is followed, and what was read for one player is forgotten with them. */
export function SessionEffects() {
  const hasSession = useHasSession();
  const forget = useForgetPlayer();
  const before = useRef(hasSession);

  useEffect(() => {
    if (before.current === hasSession) return;
    before.current = hasSession;
    void forget();
  }, [hasSession, forget]);

  return hasSession ? <BalanceFollower /> : null;
}
