import { getBalanceInfo } from '@parlor/api/calls/balance';
import { useEffect } from 'react';
import { useApi } from '../../data/api.ts';
import { BALANCE_CHANGED, followBalance } from '../../data/balance-stream.ts';
import { useHasSession } from '../../data/session.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { now, pause } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { onReturn } from '../../platform/signals.ts';
import { openTabChannel, whileLeading } from '../../platform/tabs.ts';

const EVENTS_PATH = '/user/events';

/** Revalidates the balance in every tab, over one event stream for all of them. */
export function BalanceFollower() {
  const { storage } = usePlatform();
  const { client, balanceChanges } = useApi();
  const hasSession = useHasSession();
  const invalidate = useInvalidate();

  useEffect(() => {
    if (!hasSession) return undefined;
    const stopper = new AbortController();
    const { signal } = stopper;
    const tabs = openTabChannel(BALANCE_CHANGED);
    const refresh = () => {
      balanceChanges.notify();
      void invalidate(getBalanceInfo);
    };
    const unsubscribe = tabs.subscribe(refresh);

    /** Ends early when the page comes to the front or the network comes back. */
    const rest = (ms: number, lead: AbortSignal) => {
      const early = new AbortController();
      const stop = onReturn(() => early.abort());
      return pause(ms, AbortSignal.any([lead, early.signal])).finally(stop);
    };
    void whileLeading(
      'balanceLease',
      storage,
      signal,
      (lead) =>
        followBalance(
          {
            stream: (settings) => client.stream(EVENTS_PATH, settings),
            pause: rest,
            now,
            onChange() {
              refresh();
              tabs.post(BALANCE_CHANGED);
            },
          },
          lead,
        ),
      // The leader may have posted changes before this tab subscribed.
      refresh,
    );
    return () => {
      unsubscribe();
      stopper.abort();
    };
  }, [hasSession, client, storage, balanceChanges, invalidate]);
  return null;
}
