import { page } from '../../platform/page.ts';

/**
 * Navigates to the provider's page. An address with another scheme than http or https is ignored.
 */
export function openCheckout(payUrl: string): void {
  if (/^https?:\/\//i.test(payUrl)) page.open(payUrl);
}
