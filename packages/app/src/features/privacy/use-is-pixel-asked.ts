import { useSyncExternalStore } from 'react';
import { useSite } from '../../data/site.ts';
import { useRoute } from '../../navigation/use-route.ts';
import { usePlatform } from '../../platform/platform-context.ts';

/**
 * Whether to ask for consent to the tracking pixel now: the site has one, there is no stored choice, and
 * the page is a tab, whose bottom the question covers.
 */
export function useIsPixelAsked(): boolean {
  const { storage } = usePlatform();
  const { trackingPixelId } = useSite();
  const read = () => storage.read('pixelConsent');
  const answer = useSyncExternalStore(storage.subscribe, read, read);
  const isTab = useRoute()?.row.layout === 'tab';
  return isTab && trackingPixelId !== '' && answer === null;
}
