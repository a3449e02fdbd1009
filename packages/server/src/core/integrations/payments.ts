import { z } from 'zod';
import type { PaymentPort } from './ports.ts';
import { answerTo, type SignedClient } from './signed-client.ts';
import { amount, text } from './values.ts';

const created = z.object({ paymentId: text, payUrl: z.url({ protocol: /^https?$/ }) });

const payment = z.object({
  paymentId: text.nullable().default(null),
  orderNo: text,
  status: z.enum(['pending', 'succeeded', 'failed', 'expired', 'not_found']),
  txId: text.nullable().default(null),
  amount: amount.nullable().default(null),
  currency: text.nullable().default(null),
});

const accepted = z.object({ payoutId: text, status: z.enum(['accepted', 'paid', 'failed']) });

const payout = z.object({
  payoutId: text,
  status: z.enum(['accepted', 'paid', 'failed', 'not_found']),
  txId: text.nullable().default(null),
  reason: z.string().nullable().default(null),
});

/** The configured payment provider, over `X-PSP-*`. */
export function createPaymentPort(client: SignedClient): PaymentPort {
  return {
    createPayment: (request) => client.send('POST', '/psp/v1/payments', created, request),
    payment: (orderNo) =>
      client.send(
        'GET',
        `/psp/v1/payments/${encodeURIComponent(orderNo)}`,
        answerTo(payment, { orderNo }),
      ),
    async createPayout(request) {
      const { payoutId } = request;
      await client.send('POST', '/psp/v1/payouts', answerTo(accepted, { payoutId }), request);
    },
    payout: (payoutId) =>
      client.send(
        'GET',
        `/psp/v1/payouts/${encodeURIComponent(payoutId)}`,
        answerTo(payout, { payoutId }),
      ),
  };
}
