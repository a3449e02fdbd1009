import { bulletinList } from '@parlor/api/calls/content';
import { useSyncExternalStore } from 'react';
import { useApp } from '../../app-context.ts';
import { useHasSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';

/** How many notices the lobby shows; the same answer tells whether one is unread. */
export const LATEST_NOTICES = { limit: 5 };

/** Is there a notice that the player has not seen on this device? Never for a visitor, who cannot open one. */
export function useUnreadNotices(): boolean {
  const { storage } = useApp();
  const hasSession = useHasSession();
  const { data } = useCall(bulletinList, hasSession ? LATEST_NOTICES : null);
  const read = () => storage.read('noticeSeen');
  const seen = useSyncExternalStore(storage.subscribe, read, read);
  const newest = data?.rows[0]?.bulletinId;
  return newest !== undefined && newest !== seen;
}
