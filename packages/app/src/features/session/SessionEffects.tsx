import { useEffect, useRef } from 'react';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useHasSession } from '../../data/session.ts';
import { useClearPlayerCache } from '../../data/use-call.ts';

/** After what can be seen (docs/decisions/0047); begun by `main` where there is a token. */
export const playerEffects: Part<object> = { load: () => import('./PlayerEffects.tsx') };

/** What goes with a session: a player's own effects; and what was read for one player is forgotten with them. */
export function SessionEffects() {
  const hasSession = useHasSession();
  const forget = useClearPlayerCache();
  const before = useRef(hasSession);

  useEffect(() => {
    if (before.current === hasSession) return;
    before.current = hasSession;
    void forget();
  }, [hasSession, forget]);

  return hasSession ? <LazyPart part={playerEffects} props={{}} /> : null;
}
