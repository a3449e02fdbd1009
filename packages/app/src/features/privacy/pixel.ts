import { page } from '../../platform/page.ts';

/** The advertiser's host; the site's policy allows this host alone (S22). */
const COUNTER = 'https://www.facebook.com/tr';

/** The address of the tracking pixel that counts this visit. */
export function pixelAddress(trackingPixelId: string): string {
  const query = new URLSearchParams({ id: trackingPixelId, ev: 'PageView', noscript: '1' });
  return `${COUNTER}?${query}`;
}

/**
 * Counts this visit. Called only with an identifier of the site and the visitor's consent
 * (product decision 36).
 */
export function countVisit(trackingPixelId: string): void {
  page.loadPicture(pixelAddress(trackingPixelId));
}
