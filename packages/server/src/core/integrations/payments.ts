import { z } from 'zod';
import type { PaymentPort } from './ports.ts';
import { answerTo, OutsideRefusedError, type SignedClient } from './signed-client.ts';
import { amount, text } from './values.ts';

const NOT_FOUND = 404;

const payUrl = z.url({ protocol: /^https?$/ });
const created = z.object({ paymentId: text, payUrl });
const transferable = created
  .extend({
    payee: z
      .object({ bankName: text, accountName: text, accountNumber: text })
      .nullable()
      .default(null),
    qrCode: z.string().min(1).max(512).nullable().default(null),
    reference: text,
  })
  .refine(({ payee, qrCode }) => payee !== null || qrCode !== null, {
    error: 'a transfer needs a recipient or a QR code',
  });

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

const statement = z.object({
  rows: z.array(
    z.object({
      id: text,
      type: z.enum(['payment', 'payout', 'chargeback']),
      channel: text,
      reference: text,
      amount,
      currency: text,
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});

const accountStatement = z.object({
  rows: z.array(
    z.object({
      id: text,
      accountNumber: text,
      payerAccount: text,
      reference: text.nullable(),
      amount,
      currency: text,
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});

/** The configured payment provider, over `X-PSP-*`. */
export function createPaymentPort(client: SignedClient): PaymentPort {
  return {
    createPayment: (request) =>
      request.transfer === undefined
        ? client.send('POST', '/psp/v1/payments', created, request)
        : client.send('POST', '/psp/v1/payments', transferable, request),
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
    async statement(period) {
      const path = `/psp/v1/statement?${new URLSearchParams(period)}`;
      return (await client.send('GET', path, statement)).rows;
    },
    async accountStatement(period) {
      const path = `/psp/v1/accounts/statement?${new URLSearchParams(period)}`;
      try {
        return (await client.send('GET', path, accountStatement)).rows;
      } catch (error) {
        if (error instanceof OutsideRefusedError && error.httpStatus === NOT_FOUND)
          return undefined;
        throw error;
      }
    },
  };
}
