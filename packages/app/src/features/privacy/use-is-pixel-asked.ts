import { useSyncExternalStore } from 'react';
import { useApp } from '../../app-context.ts';
import { useSite } from '../../data/site.ts';
import { useRoute } from '../../shell/use-route.ts';

/**
 * Whether the person is to be asked now if visits may be counted: the site has an advertiser, nobody
 * has answered, and nothing is being done here, since the question stands over the foot of a tab.
 */
export function useIsPixelAsked(): boolean {
  const { storage } = useApp();
  const { trackingPixelId } = useSite();
  const read = () => storage.read('pixelConsent');
  const answer = useSyncExternalStore(storage.subscribe, read, read);
  const isTab = useRoute()?.row.layout === 'tab';
  return isTab && trackingPixelId !== '' && answer === null;
}
