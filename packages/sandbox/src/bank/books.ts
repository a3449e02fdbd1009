import { z } from 'zod';
import { OUTBOX_TABLE } from '../delivery/outbox.ts';

/** Migrations of the payment provider's books, in order. */
export const BANK_MIGRATIONS = [
  `CREATE TABLE payment (
     order_no TEXT PRIMARY KEY,
     payment_id TEXT NOT NULL UNIQUE,
     channel TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount > 0),
     currency TEXT NOT NULL,
     return_url TEXT NOT NULL,
     webhook_url TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('pending', 'succeeded', 'failed', 'expired')),
     tx_id TEXT UNIQUE,
     webhook TEXT,
     created_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL,
     confirm_at INTEGER
   ) STRICT;
   CREATE INDEX payment_pending ON payment (expires_at, confirm_at) WHERE state = 'pending';
   CREATE TABLE payout (
     payout_id TEXT PRIMARY KEY,
     amount INTEGER NOT NULL CHECK (amount > 0),
     currency TEXT NOT NULL,
     bank_code TEXT NOT NULL,
     account_name TEXT NOT NULL,
     account_number TEXT NOT NULL,
     webhook_url TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('accepted', 'paid', 'failed')),
     tx_id TEXT UNIQUE,
     reason TEXT,
     created_at INTEGER NOT NULL,
     decide_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX payout_accepted ON payout (decide_at) WHERE state = 'accepted';
   ${OUTBOX_TABLE}`,
  `ALTER TABLE payment ADD COLUMN kind TEXT NOT NULL DEFAULT 'checkout'
     CHECK (kind IN ('checkout', 'bankTransfer', 'qr'));
   ALTER TABLE payment ADD COLUMN bank_code TEXT;
   ALTER TABLE payment ADD COLUMN reference TEXT;
   CREATE UNIQUE INDEX payment_reference ON payment (reference) WHERE reference IS NOT NULL;`,
  `CREATE TABLE statement_line (
     id TEXT PRIMARY KEY,
     type TEXT NOT NULL CHECK (type IN ('payment', 'payout', 'chargeback')),
     channel TEXT NOT NULL,
     reference TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount > 0),
     currency TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX statement_line_at ON statement_line (at);`,
  `CREATE TABLE account_line (
     id TEXT PRIMARY KEY,
     account_number TEXT NOT NULL,
     payer_account TEXT NOT NULL,
     reference TEXT,
     amount INTEGER NOT NULL CHECK (amount > 0),
     currency TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX account_line_at ON account_line (at);`,
];

export const paymentRow = z
  .object({
    order_no: z.string(),
    payment_id: z.string(),
    channel: z.string(),
    amount: z.bigint(),
    currency: z.string(),
    return_url: z.string(),
    webhook_url: z.string(),
    state: z.enum(['pending', 'succeeded', 'failed', 'expired']),
    tx_id: z.string().nullable(),
    webhook: z.string().nullable(),
    created_at: z.bigint(),
    expires_at: z.bigint(),
    confirm_at: z.bigint().nullable(),
    kind: z.enum(['checkout', 'bankTransfer', 'qr']),
    bank_code: z.string().nullable(),
    reference: z.string().nullable(),
  })
  .transform((row) => ({
    orderNo: row.order_no,
    paymentId: row.payment_id,
    channel: row.channel,
    /** Minor units. */
    amount: row.amount,
    currency: row.currency,
    returnUrl: row.return_url,
    webhookUrl: row.webhook_url,
    state: row.state,
    txId: row.tx_id,
    /** Body of the webhook with the final result. */
    webhook: row.webhook,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
    /** Set once *wait* was chosen: the payment then succeeds automatically, even after its expiry. */
    confirmAt: row.confirm_at === null ? null : Number(row.confirm_at),
    /** How it is paid: at a hosted checkout, by bank transfer, or by scanning a QR code. */
    kind: row.kind,
    bankCode: row.bank_code,
    /** Identifies a transfer; null for a checkout. */
    reference: row.reference,
  }));

export type Payment = z.infer<typeof paymentRow>;

export const payoutRow = z
  .object({
    payout_id: z.string(),
    amount: z.bigint(),
    currency: z.string(),
    bank_code: z.string(),
    account_name: z.string(),
    account_number: z.string(),
    webhook_url: z.string(),
    state: z.enum(['accepted', 'paid', 'failed']),
    tx_id: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .transform((row) => ({
    payoutId: row.payout_id,
    amount: row.amount,
    currency: row.currency,
    bankCode: row.bank_code,
    accountName: row.account_name,
    accountNumber: row.account_number,
    webhookUrl: row.webhook_url,
    state: row.state,
    txId: row.tx_id,
    reason: row.reason,
  }));

export type Payout = z.infer<typeof payoutRow>;

export const statementRow = z.object({
  id: z.string(),
  type: z.enum(['payment', 'payout', 'chargeback']),
  channel: z.string(),
  reference: z.string(),
  /** Minor units. */
  amount: z.bigint(),
  currency: z.string(),
  at: z.bigint().transform(Number),
});

/** A movement on the merchant's account. */
export type StatementLine = z.infer<typeof statementRow>;

export const accountRow = z
  .object({
    id: z.string(),
    account_number: z.string(),
    payer_account: z.string(),
    reference: z.string().nullable(),
    amount: z.bigint(),
    currency: z.string(),
    at: z.bigint(),
  })
  .transform((row) => ({
    id: row.id,
    accountNumber: row.account_number,
    payerAccount: row.payer_account,
    /** As the payer wrote it. */
    reference: row.reference,
    /** Minor units. */
    amount: row.amount,
    currency: row.currency,
    at: Number(row.at),
  }));

/** A transfer to an account of the merchant. */
export type AccountLine = z.infer<typeof accountRow>;
