import { useEffect, useRef } from 'react';
import { LazyPart, type Part } from '../components/LazyPart.tsx';
import { useHasSession } from '../data/session.ts';
import { useClearPlayerCache } from '../data/use-call.ts';

/** Loaded after the first paint (docs/decisions/0047); started by `main` if there is a token. */
export const playerEffects: Part<object> = { load: () => import('./PlayerEffects.tsx') };

/** Mounts the effects of a session, and clears the player's cached responses when it changes. */
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
