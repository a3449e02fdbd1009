import { useEffect } from 'react';
import { usePlatform } from '../../platform/platform-context.ts';

/** Stores the newest notice as seen. */
export function useNoticesSeen(newest: string | undefined): void {
  const { storage } = usePlatform();
  useEffect(() => {
    if (newest !== undefined) storage.write('noticeSeen', newest);
  }, [storage, newest]);
}
