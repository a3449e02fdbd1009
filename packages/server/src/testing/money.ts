import { signedHeaders } from '../outside/signing.ts';
import type { TestSite } from './site.ts';

/** A bank card as sign-up takes it. @param remark the phone of its owner. */
export function bankCardForm(remark = '') {
  return {
    bank: 'BIS',
    bankName: 'Banco de Isla',
    bankCardName: 'Maria Reyes',
    bankCardAccount: '001234567890',
    bankCardRemark: remark,
  };
}

/** What the payment provider says of an order of 500.00 that was paid. */
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

/** Sends a webhook as the payment provider signs it, or another who has not its secret. */
export function tellOfPayment({ app, core }: TestSite, body: object, secret?: string) {
  const payload = JSON.stringify(body);
  const path = '/psp/webhook';
  const { psp } = core.config.outside;
  const credentials = { key: psp.key, secret: secret ?? psp.secret };
  const signed = { method: 'POST', path, body: payload };
  return app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders('PSP', credentials, signed, core.clock.now()),
    },
  });
}
