import { useSyncExternalStore } from 'react';
import { useSite } from '../../data/site.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { countVisit } from './pixel.ts';

/** Whether the visitor consented to the tracking pixel; off by default. */
export function usePixelConsent(): { allowed: boolean; allow: (allowed: boolean) => void } {
  const { storage } = usePlatform();
  const { trackingPixelId } = useSite();
  const read = () => storage.read('pixelConsent') === 'yes';
  const allowed = useSyncExternalStore(storage.subscribe, read, read);
  return {
    allowed,
    allow(next) {
      storage.write('pixelConsent', next ? 'yes' : 'no');
      if (next) countVisit(trackingPixelId);
    },
  };
}
