import { page } from '../../platform/page.ts';

/** Leaves for the provider's page. Anything that is no web page is not followed. */
export function openCheckout(payUrl: string): void {
  if (/^https?:\/\//i.test(payUrl)) page.open(payUrl);
}
