import { useEffect } from 'react';
import { usePlatform } from '../../platform/platform-context.ts';

/** Remembers that the list of notices was looked at, up to its newest. */
export function useNoticesSeen(newest: string | undefined): void {
  const { storage } = usePlatform();
  useEffect(() => {
    if (newest !== undefined) storage.write('noticeSeen', newest);
  }, [storage, newest]);
}
