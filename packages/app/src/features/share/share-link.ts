import { page } from '../../platform/page.ts';
import { usePlatform } from '../../platform/platform-context.ts';

/**
 * The address under which another person opens a page of the app: on the site's own domain if one
 * was looked up (product decision 8).
 * @param origin of this page, for its scheme
 */
export function shareLink(href: string, domain: string | null, origin: string): string {
  if (domain === null) return origin + href;
  return `${new URL(origin).protocol}//${domain}${href}`;
}

export function useShareLink(): (href: string) => string {
  const { storage } = usePlatform();
  return (href) => shareLink(href, storage.read('appDomain'), page.origin());
}
