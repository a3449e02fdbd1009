import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { openBooks } from '../books/books.ts';
import { type Clock, createAlarm, isoInstant } from '../clock.ts';
import { openOutbox } from '../delivery/outbox.ts';
import type { ReportFaults } from '../faults/faults.ts';
import { Refused } from '../http/errors.ts';
import { formatAmount } from '../money.ts';
import type { SandboxSettings } from '../settings.ts';
import {
  type AccountLine,
  accountRow,
  BANK_MIGRATIONS,
  type Payment,
  type Payout,
  paymentRow,
  payoutRow,
  type StatementLine,
  statementRow,
} from './books.ts';

/** Payment request of the merchant; `amount` in minor units, `expiresAt` in ms. */
export type PaymentOrder = Pick<
  Payment,
  | 'orderNo'
  | 'channel'
  | 'amount'
  | 'currency'
  | 'returnUrl'
  | 'webhookUrl'
  | 'expiresAt'
  | 'kind'
  | 'bankCode'
>;
export type PayoutOrder = Omit<Payout, 'state' | 'txId' | 'reason'>;

/**
 * Choices at the checkout. A transfer can also be made with another amount or without its reference:
 * the merchant receives money that fits no order, and the order stays open.
 */
export type CheckoutChoice = 'pay' | 'fail' | 'wait' | 'otherAmount' | 'noReference';

export interface Bank {
  /** Idempotent by `orderNo`. @throws Refused 409 if the order was opened with different terms. */
  openPayment(order: PaymentOrder): Payment;
  payment(orderNo: string): Payment | null;
  paymentAtCheckout(paymentId: string): Payment | null;
  /** Decides a pending payment; a decided one stays unchanged. */
  choose(paymentId: string, choice: CheckoutChoice): void;
  /** Sends the last webhook again. @throws Refused 404 without one. */
  redeliver(orderNo: string): { eventId: string };
  /** Idempotent by `payoutId`. @throws Refused 409 if it was opened with different terms. */
  openPayout(order: PayoutOrder): Payout;
  payout(payoutId: string): Payout | null;
  /** Takes a payment back. @throws Refused 409 if it did not succeed, or was taken back before. */
  chargeBack(orderNo: string): void;
  /** Every movement from one instant to another, in ms. */
  statement(from: number, until: number): readonly StatementLine[];
  /** Adds a movement that no webhook reports, for a test of the merchant's reconciliation. */
  plant(line: Pick<StatementLine, 'amount' | 'currency'>): StatementLine;
  /** A player's transfer to an account of the merchant, which no webhook reports. */
  receive(transfer: Omit<AccountLine, 'id' | 'at'>): AccountLine;
  /** The transfers to the merchant's accounts from one instant to another, in ms. */
  accountStatement(from: number, until: number): readonly AccountLine[];
  /** Webhooks that the merchant has not acknowledged. */
  undelivered(): number;
  stop(): Promise<void>;
}

/** Letters and digits that are not mistaken for each other when a reference is copied by hand. */
const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REFERENCE_LENGTH = 8;

function createReference(): string {
  const letters = Array.from({ length: REFERENCE_LENGTH }, () =>
    REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)),
  );
  return `HB-${letters.join('')}`;
}

/** Payouts to an account number with this suffix fail (docs/outside-world.md, "Payments"). */
const DEAD_ACCOUNT = /0000$/;
const instant = z.object({ at: z.bigint().nullable() });
const eventId = z.object({ eventId: z.string() });

export interface BankOptions {
  readonly folder: string;
  readonly settings: Pick<SandboxSettings, 'psp' | 'delivery'>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly faults: ReportFaults;
}

/** Opens the bank on its books and resumes pending work. */
export function openBank({ folder, settings, clock, log, faults }: BankOptions): Bank {
  const books = openBooks(join(folder, 'bank.sqlite'), BANK_MIGRATIONS);
  const outbox = openOutbox({
    books,
    protocol: 'PSP',
    credentials: settings.psp,
    clock,
    retrySeconds: settings.delivery.retrySeconds,
    faults,
    judge: ({ status }) => (status >= 200 && status < 300 ? 'delivered' : 'retry'),
    log,
  });

  const payment = (orderNo: string): Payment | null =>
    books.one(paymentRow, 'SELECT * FROM payment WHERE order_no = ?', orderNo);
  const paymentAtCheckout = (paymentId: string): Payment | null =>
    books.one(paymentRow, 'SELECT * FROM payment WHERE payment_id = ?', paymentId);
  const payout = (payoutId: string): Payout | null =>
    books.one(payoutRow, 'SELECT * FROM payout WHERE payout_id = ?', payoutId);

  /** Writes a line of the statement; false if it has one with this id. */
  const write = (line: Omit<StatementLine, 'at'>): boolean =>
    books.run(
      `INSERT INTO statement_line (id, type, channel, reference, amount, currency, at)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      line.id,
      line.type,
      line.channel,
      line.reference,
      line.amount,
      line.currency,
      clock(),
    ) === 1;

  /** Completes a pending payment and queues its webhook, in the caller's transaction. */
  const settle = (order: Payment, state: 'succeeded' | 'failed'): void => {
    const txId = `PT${randomBytes(8).toString('hex').toUpperCase()}`;
    const webhook = {
      eventId: randomUUID(),
      type: `payment.${state}`,
      orderNo: order.orderNo,
      txId,
      amount: formatAmount(order.amount, order.currency),
      currency: order.currency,
      reason: state === 'failed' ? 'DECLINED' : null,
      at: isoInstant(clock()),
    };
    const changed = books.run(
      `UPDATE payment SET state = ?, tx_id = ?, webhook = ? WHERE order_no = ? AND state = 'pending'`,
      state,
      txId,
      JSON.stringify(webhook),
      order.orderNo,
    );
    if (changed !== 1) return;
    outbox.put({ lane: order.orderNo, url: order.webhookUrl, body: webhook });
    const { amount, channel, currency, orderNo: reference } = order;
    if (state === 'succeeded') {
      write({ id: txId, type: 'payment', channel, reference, amount, currency });
    }
  };

  /** Sends money that fits no order: the payment itself stays open. */
  const misdirect = (order: Payment, choice: 'otherAmount' | 'noReference'): void => {
    if (order.kind === 'checkout') return;
    const amount = choice === 'otherAmount' ? order.amount * 2n : order.amount;
    const txId = `PT${randomBytes(8).toString('hex').toUpperCase()}`;
    const { channel, currency, orderNo: reference } = order;
    write({ id: txId, type: 'payment', channel, reference, amount, currency });
    outbox.put({
      lane: txId,
      url: order.webhookUrl,
      body: {
        eventId: randomUUID(),
        type: 'payment.succeeded',
        orderNo: choice === 'noReference' ? `unknown-${txId}` : order.orderNo,
        txId,
        amount: formatAmount(amount, order.currency),
        currency: order.currency,
        reason: null,
        at: isoInstant(clock()),
      },
    });
  };

  const endPayout = (order: Payout): void => {
    const failed = DEAD_ACCOUNT.test(order.accountNumber.replace(/\D/g, ''));
    const state = failed ? 'failed' : 'paid';
    const reason = failed ? 'ACCOUNT_CLOSED' : null;
    const txId = `PO${randomBytes(8).toString('hex').toUpperCase()}`;
    books.run(
      `UPDATE payout SET state = ?, tx_id = ?, reason = ? WHERE payout_id = ? AND state = 'accepted'`,
      state,
      txId,
      reason,
      order.payoutId,
    );
    if (!failed) {
      const { amount, currency, payoutId: reference } = order;
      write({ id: txId, type: 'payout', channel: 'payout', reference, amount, currency });
    }
    outbox.put({
      lane: order.payoutId,
      url: order.webhookUrl,
      body: {
        eventId: randomUUID(),
        type: `payout.${state}`,
        payoutId: order.payoutId,
        txId,
        amount: formatAmount(order.amount, order.currency),
        currency: order.currency,
        reason,
        at: isoInstant(clock()),
      },
    });
  };

  /** Confirms, expires and pays out what is due; returns the next due instant. */
  const doWhatIsDue = (): number | null => {
    const now = clock();
    const next = books.transaction(() => {
      const confirmed = `SELECT * FROM payment WHERE state = 'pending' AND confirm_at <= ?`;
      for (const order of books.all(paymentRow, confirmed, now)) settle(order, 'succeeded');
      books.run(
        `UPDATE payment SET state = 'expired'
         WHERE state = 'pending' AND confirm_at IS NULL AND expires_at <= ?`,
        now,
      );
      const decided = `SELECT * FROM payout WHERE state = 'accepted' AND decide_at <= ?`;
      for (const order of books.all(payoutRow, decided, now)) endPayout(order);
      return books.one(
        instant,
        `SELECT min(at) AS at FROM (
           SELECT min(coalesce(confirm_at, expires_at)) AS at FROM payment WHERE state = 'pending'
           UNION ALL SELECT min(decide_at) FROM payout WHERE state = 'accepted')`,
      );
    });
    outbox.poke();
    return next === null || next.at === null ? null : Number(next.at);
  };

  const alarm = createAlarm(
    clock,
    async () => doWhatIsDue(),
    (error) => log.error({ err: error }, 'the bank could not do what was due'),
  );

  return {
    payment,
    paymentAtCheckout,
    payout,
    undelivered: outbox.pending,

    openPayment(order) {
      const opened = books.transaction(() => {
        const known = payment(order.orderNo);
        if (known !== null) return known;
        books.run(
          `INSERT INTO payment (order_no, payment_id, channel, amount, currency, return_url,
             webhook_url, state, created_at, expires_at, kind, bank_code, reference)
           VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?)`,
          order.orderNo,
          `pay_${randomBytes(16).toString('hex')}`,
          order.channel,
          order.amount,
          order.currency,
          order.returnUrl,
          order.webhookUrl,
          clock(),
          order.expiresAt,
          order.kind,
          order.bankCode,
          order.kind === 'checkout' ? null : createReference(),
        );
        return payment(order.orderNo);
      });
      if (opened === null) throw new Error('a payment that was written cannot be read');
      if (opened.amount !== order.amount || opened.currency !== order.currency) {
        throw new Refused(409, 'DUPLICATE_CONFLICT', 'the order exists with another amount');
      }
      alarm.poke();
      return opened;
    },

    choose(paymentId, choice) {
      books.transaction(() => {
        const order = paymentAtCheckout(paymentId);
        if (order === null || order.state !== 'pending' || order.confirmAt !== null) return;
        if (order.expiresAt <= clock()) return;
        if (choice === 'pay') settle(order, 'succeeded');
        else if (choice === 'fail') settle(order, 'failed');
        else if (choice === 'otherAmount' || choice === 'noReference') misdirect(order, choice);
        else {
          books.run(
            'UPDATE payment SET confirm_at = ? WHERE payment_id = ?',
            Math.ceil(clock() + settings.psp.waitSeconds * 1_000),
            paymentId,
          );
        }
      });
      outbox.poke();
      alarm.poke();
    },

    redeliver(orderNo) {
      const order = payment(orderNo);
      if (order === null || order.webhook === null) {
        throw new Refused(404, 'NOT_FOUND', 'no webhook was sent for this order');
      }
      const body = z.record(z.string(), z.unknown()).parse(JSON.parse(order.webhook));
      outbox.put({ lane: `again:${randomUUID()}`, url: order.webhookUrl, body });
      outbox.poke();
      return eventId.parse(body);
    },

    chargeBack(orderNo) {
      books.transaction(() => {
        const order = payment(orderNo);
        if (order?.state !== 'succeeded') {
          throw new Refused(409, 'NOT_PAID', 'only a payment that succeeded can be taken back');
        }
        const { amount, channel, currency } = order;
        const id = `CB-${orderNo}`;
        if (!write({ id, type: 'chargeback', channel, reference: orderNo, amount, currency })) {
          throw new Refused(409, 'DUPLICATE_CONFLICT', 'the payment was taken back before');
        }
        outbox.put({
          lane: orderNo,
          url: order.webhookUrl,
          body: {
            eventId: randomUUID(),
            type: 'payment.reversed',
            chargebackId: id,
            orderNo,
            txId: order.txId,
            amount: formatAmount(amount, currency),
            currency,
            reason: 'CHARGEBACK',
            at: isoInstant(clock()),
          },
        });
      });
      outbox.poke();
    },

    statement: (from, until) =>
      books.all(
        statementRow,
        'SELECT * FROM statement_line WHERE at >= ? AND at < ? ORDER BY at, id',
        from,
        until,
      ),

    plant({ amount, currency }) {
      const id = `PL${randomBytes(8).toString('hex').toUpperCase()}`;
      const line = {
        id,
        type: 'payment',
        channel: 'unknown',
        reference: id,
        amount,
        currency,
      } as const;
      write(line);
      return { ...line, at: clock() };
    },

    receive(transfer) {
      const line = {
        ...transfer,
        id: `AT${randomBytes(8).toString('hex').toUpperCase()}`,
        at: clock(),
      };
      books.run(
        `INSERT INTO account_line (id, account_number, payer_account, reference, amount, currency, at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        line.id,
        line.accountNumber,
        line.payerAccount,
        line.reference,
        line.amount,
        line.currency,
        line.at,
      );
      return line;
    },

    accountStatement: (from, until) =>
      books.all(
        accountRow,
        'SELECT * FROM account_line WHERE at >= ? AND at < ? ORDER BY at, id',
        from,
        until,
      ),

    openPayout(order) {
      const opened = books.transaction(() => {
        const known = payout(order.payoutId);
        if (known !== null) return known;
        books.run(
          `INSERT INTO payout (payout_id, amount, currency, bank_code, account_name,
             account_number, webhook_url, state, created_at, decide_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, 'accepted', ?, ?)`,
          order.payoutId,
          order.amount,
          order.currency,
          order.bankCode,
          order.accountName,
          order.accountNumber,
          order.webhookUrl,
          clock(),
          Math.ceil(clock() + settings.psp.payoutSeconds * 1_000),
        );
        return payout(order.payoutId);
      });
      if (opened === null) throw new Error('a payout that was written cannot be read');
      const same =
        opened.amount === order.amount &&
        opened.currency === order.currency &&
        opened.accountNumber === order.accountNumber;
      if (!same) throw new Refused(409, 'DUPLICATE_CONFLICT', 'the payout exists with other terms');
      alarm.poke();
      return opened;
    },

    async stop() {
      await alarm.stop();
      await outbox.stop();
      books.close();
    },
  };
}
