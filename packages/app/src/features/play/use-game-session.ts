import { autoExitGame } from '@parlor/api/calls/games';
import { exitGame, openSessions } from '@parlor/api/calls/play';
import { promotionBills, recordInfo, recordList } from '@parlor/api/calls/promotions';
import { billList, getBalanceInfo } from '@parlor/api/calls/wallet';
import { selectLaunch, selectOpenVisit } from '@parlor/flows/game-session';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useBalanceChange } from '../../data/balance.ts';
import { useSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { usePlayerId } from '../../data/use-player-id.ts';
import { useLanguages } from '../../languages/language-context.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { randomId } from '../../platform/random.ts';
import { onPageHide } from '../../platform/signals.ts';
import { onPageRestored } from '../../platform/windows.ts';
import { takePlayRequest } from '../catalog/play-requests.ts';
import { openVisits } from './open-visits.ts';
import { gameSessionWith } from './ports.ts';

export type GameSessionRef = ReturnType<typeof useGameSession>;

/**
 * One visit to a game. It launches only after a tap on Play, and a reload resumes it. However
 * it is left (a closed tab, another page of the app), the balance is returned.
 */
export function useGameSession(gameId: string) {
  const { client } = useApi();
  const languages = useLanguages();
  const session = useSession();
  const platform = usePlatform();
  const { currencyExponent: exponent } = useSite();
  const invalidate = useInvalidate();
  const [machine] = useState(() => gameSessionWith({ client, device: platform.device, languages }));
  const owner = usePlayerId();
  const [visits] = useState(() => openVisits(platform, owner, gameId));
  const actor = useActorRef(machine, {
    input: { gameId, visit: visits.read(), exponent, createKey: randomId },
  });

  useEffect(() => {
    const refresh = () =>
      void invalidate(
        getBalanceInfo,
        openSessions,
        billList,
        recordInfo,
        recordList,
        promotionBills,
      );
    const subscriptions = [
      actor.subscribe((snapshot) => visits.write(selectOpenVisit(snapshot))),
      // The page is unloading: only a request with keepalive still arrives.
      actor.on('autoExit', ({ sessionId, mayReturn }) => {
        client
          .call(autoExitGame, { sessionId, mayReturn }, { keepalive: true })
          .catch(() => undefined);
      }),
      actor.on('balanceStale', refresh),
      actor.on('settled', refresh),
    ];
    const stops = [
      onPageHide(() => actor.send({ type: 'page.left' })),
      onPageRestored(() => actor.send({ type: 'page.shown' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const stop of stops) stop();
      visits.write(undefined);
      const { context } = actor.getSnapshot();
      const isOpen = selectLaunch(actor.getSnapshot()) !== undefined;
      if (!isOpen || context.sessionId === undefined) return;
      // The player navigated within the app; if the call fails, the platform returns the balance.
      client.call(exitGame, { id: context.sessionId }).then(refresh, () => undefined);
    };
  }, [actor, client, invalidate, visits]);
  useEffect(() => {
    if (takePlayRequest(session, gameId)) actor.send({ type: 'play' });
  }, [actor, session, gameId]);
  useBalanceChange(() => actor.send({ type: 'balance.changed' }));
  return actor;
}
