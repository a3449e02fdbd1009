import { sendSigned } from './signed.ts';
import type { TestSite } from './site.ts';

/** The payment provider's report of a paid order of 500.00. */
export function paid(orderNo: string, changes: object = {}) {
  return {
    eventId: `event-${orderNo}`,
    type: 'payment.succeeded',
    orderNo,
    txId: `tx-${orderNo}`,
    amount: '500.00',
    currency: 'PHP',
    at: '2026-11-18T02:00:00Z',
    ...changes,
  };
}

/** Sends a webhook signed by the payment provider, or by an attacker without its secret. */
export function sendPaymentWebhook(site: TestSite, body: object, secret?: string) {
  const { psp } = site.core.config.outside;
  const credentials = { key: psp.key, secret: secret ?? psp.secret };
  return sendSigned(site, 'PSP', credentials, '/psp/webhook', JSON.stringify(body));
}
