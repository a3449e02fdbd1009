import { useSyncExternalStore } from 'react';
import { useSite } from '../../data/site.ts';
import { useRoute } from '../../navigation/use-route.ts';
import { usePlatform } from '../../platform/platform-context.ts';

/**
 * Whether the person is to be asked now if visits may be counted: the site has an advertiser, nobody
 * has answered, and nothing is being done here, since the question stands over the foot of a tab.
 */
export function useIsPixelAsked(): boolean {
  const { storage } = usePlatform();
  const { trackingPixelId } = useSite();
  const read = () => storage.read('pixelConsent');
  const answer = useSyncExternalStore(storage.subscribe, read, read);
  const isTab = useRoute()?.row.layout === 'tab';
  return isTab && trackingPixelId !== '' && answer === null;
}
