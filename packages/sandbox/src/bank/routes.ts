import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Clock, isoInstant } from '../clock.ts';
import { Refused, read } from '../http/errors.ts';
import { sendPage } from '../http/page.ts';
import { requireSignature } from '../http/signed-scope.ts';
import { formatAmount, parseAmount } from '../money.ts';
import type { SandboxSettings } from '../settings.ts';
import type { Bank } from './bank.ts';
import type { AccountLine, Payment, Payout, StatementLine } from './books.ts';
import { checkoutPage, checkoutState, payeeFor, unknownPaymentPage } from './checkout-page.ts';

const id = z.string().min(1).max(128);
const currency = z.string().regex(/^[A-Z]{3}$/);
const webUrl = z.url({ protocol: /^https?$/ }).max(2_000);

const paymentBody = z.object({
  orderNo: id,
  channel: z.string().min(1).max(64),
  amount: z.string(),
  currency,
  returnUrl: webUrl,
  webhookUrl: webUrl,
  expiresAt: z.iso.datetime({ offset: true }),
  transfer: z.enum(['bankTransfer', 'qr']).optional(),
  bankCode: z.string().min(1).max(64).nullable().default(null),
});

const payoutBody = z.object({
  payoutId: id,
  amount: z.string(),
  currency,
  bankCode: z.string().min(1).max(64),
  accountName: z.string().min(1).max(140),
  accountNumber: z.string().min(1).max(64),
  webhookUrl: webUrl,
});

const orderParams = z.object({ orderNo: id });
const statementQuery = z.object({
  from: z.iso.datetime({ offset: true }),
  until: z.iso.datetime({ offset: true }),
});
const plantBody = z.object({ amount: z.string(), currency });
const accountNumber = z.string().min(1).max(64);
const transferBody = z.object({
  accountNumber,
  payerAccount: accountNumber,
  reference: z.string().min(1).max(64).nullable().default(null),
  amount: z.string(),
  currency,
});
const payoutParams = z.object({ payoutId: id });
const checkoutParams = z.object({ paymentId: id });
const choiceBody = z.object({
  action: z.enum(['pay', 'fail', 'wait', 'otherAmount', 'noReference']),
});

function minorUnits(amount: string, code: string): bigint {
  const minor = parseAmount(amount, code);
  if (minor !== null && minor > 0n) return minor;
  throw new Refused(400, 'INVALID_REQUEST', 'amount: must be a positive decimal of the currency');
}

const paymentAnswer = (orderNo: string, payment: Payment | null) => ({
  paymentId: payment?.paymentId ?? null,
  orderNo,
  status: payment?.state ?? 'not_found',
  txId: payment?.txId ?? null,
  amount: payment === null ? null : formatAmount(payment.amount, payment.currency),
  currency: payment?.currency ?? null,
});

const payoutAnswer = (payoutId: string, payout: Payout | null) => ({
  payoutId,
  status: payout?.state ?? 'not_found',
  txId: payout?.txId ?? null,
  reason: payout?.reason ?? null,
});

const toLine = ({ at, amount, ...line }: StatementLine | AccountLine) => ({
  ...line,
  amount: formatAmount(amount, line.currency),
  at: isoInstant(at),
});

export interface BankRoutes {
  readonly bank: Bank;
  readonly settings: SandboxSettings['psp'];
  readonly clock: Clock;
  /** The origin of the checkout page. */
  readonly origin: () => string;
}

/** `Payments` of docs/outside-world.md: the signed calls, the hosted checkout, the test control. */
export function bankRoutes(app: FastifyInstance, options: BankRoutes): void {
  const { bank, settings, clock, origin } = options;

  app.register(async (signed) => {
    requireSignature(signed, 'PSP', settings, clock);

    signed.post('/psp/v1/payments', async (request) => {
      const body = read(paymentBody, request.body);
      const payment = bank.openPayment({
        ...body,
        kind: body.transfer ?? 'checkout',
        amount: minorUnits(body.amount, body.currency),
        expiresAt: Date.parse(body.expiresAt),
      });
      const payUrl = `${origin()}/psp/checkout/${payment.paymentId}`;
      return {
        paymentId: payment.paymentId,
        payUrl,
        status: payment.state,
        ...(payment.kind !== 'checkout' && {
          payee: payment.kind === 'bankTransfer' ? payeeFor(payment, settings.merchant) : null,
          // What a bank's app reads from the code: here, its page for this payment.
          qrCode: payment.kind === 'qr' ? payUrl : null,
          reference: payment.reference,
        }),
      };
    });

    signed.get('/psp/v1/payments/:orderNo', async (request) => {
      const { orderNo } = read(orderParams, request.params);
      return paymentAnswer(orderNo, bank.payment(orderNo));
    });

    signed.post('/psp/v1/payouts', async (request) => {
      const body = read(payoutBody, request.body);
      const payout = bank.openPayout({ ...body, amount: minorUnits(body.amount, body.currency) });
      return { payoutId: payout.payoutId, status: payout.state };
    });

    signed.get('/psp/v1/payouts/:payoutId', async (request) => {
      const { payoutId } = read(payoutParams, request.params);
      return payoutAnswer(payoutId, bank.payout(payoutId));
    });

    signed.get('/psp/v1/statement', async (request) => {
      const { from, until } = read(statementQuery, request.query);
      return { rows: bank.statement(Date.parse(from), Date.parse(until)).map(toLine) };
    });

    signed.get('/psp/v1/accounts/statement', async (request) => {
      const { from, until } = read(statementQuery, request.query);
      return { rows: bank.accountStatement(Date.parse(from), Date.parse(until)).map(toLine) };
    });
  });

  app.post('/psp/test/accounts/transfers', async (request, reply) => {
    const body = read(transferBody, request.body);
    const { id } = bank.receive({ ...body, amount: minorUnits(body.amount, body.currency) });
    return reply.code(202).send({ id, status: 'accepted' });
  });

  app.post('/psp/test/payments/:orderNo/chargeback', async (request, reply) => {
    const { orderNo } = read(orderParams, request.params);
    bank.chargeBack(orderNo);
    return reply.code(202).send({ orderNo, status: 'accepted' });
  });

  app.post('/psp/test/statement', async (request, reply) => {
    const { amount, currency: code } = read(plantBody, request.body);
    const { id } = bank.plant({ amount: minorUnits(amount, code), currency: code });
    return reply.code(202).send({ id, status: 'accepted' });
  });

  app.post('/psp/test/payments/:orderNo/redeliver', async (request, reply) => {
    const { orderNo } = read(orderParams, request.params);
    return reply.code(202).send({ orderNo, ...bank.redeliver(orderNo), status: 'accepted' });
  });

  app.register(async (checkout) => {
    await checkout.register(formbody);

    checkout.get('/psp/checkout/:paymentId', async (request, reply) => {
      const { paymentId } = read(checkoutParams, request.params);
      const payment = bank.paymentAtCheckout(paymentId);
      if (payment === null) return sendPage(reply, unknownPaymentPage(), 404);
      return sendPage(reply, checkoutPage(payment, settings, clock()));
    });

    checkout.get('/psp/checkout/:paymentId/state', async (request, reply) => {
      const { paymentId } = read(checkoutParams, request.params);
      const payment = bank.paymentAtCheckout(paymentId);
      if (payment === null) throw new Refused(404, 'NOT_FOUND', 'no such payment');
      reply.header('cache-control', 'no-store');
      return { state: checkoutState(payment, clock()) };
    });

    // Always redirects to the page: a repeated submit shows the payment that is already decided.
    checkout.post('/psp/checkout/:paymentId', async (request, reply) => {
      const { paymentId } = read(checkoutParams, request.params);
      bank.choose(paymentId, read(choiceBody, request.body).action);
      return reply.redirect(`/psp/checkout/${encodeURIComponent(paymentId)}`, 303);
    });
  });
}
