import { bulletinList } from '@parlor/api/calls/content';
import { useSyncExternalStore } from 'react';
import { useHasSession } from '../../data/session.ts';
import { type CallResult, useCall } from '../../data/use-call.ts';
import { usePlatform } from '../../platform/platform-context.ts';

/** How many notices the lobby shows; the same response decides whether one is unread. */
const LATEST_NOTICES = { limit: 5 };
/** The ticker may mount long after the dot that made the same request. */
const MINUTE_MS = 60_000;

export function useLatestNotices(isAsked = true): CallResult<typeof bulletinList> {
  return useCall(bulletinList, isAsked ? LATEST_NOTICES : null, { dedupingInterval: MINUTE_MS });
}

/** Whether there is a notice that the player has not seen on this device. False for visitors, who cannot open one. */
export function useUnreadNotices(): boolean {
  const { storage } = usePlatform();
  const hasSession = useHasSession();
  const { data } = useLatestNotices(hasSession);
  const read = () => storage.read('noticeSeen');
  const seen = useSyncExternalStore(storage.subscribe, read, read);
  const newest = data?.rows[0]?.bulletinId;
  return newest !== undefined && newest !== seen;
}
