import * as z from 'zod/mini';
import { id, instant, money } from './common.ts';
import { order, supportBank, tradeState, transferDetails } from './wallet.ts';

export { type Payee, payee, type TransferDetails, transferDetails } from './wallet.ts';

/** A bank through which a channel can be paid, with its own limits. */
export const payBank = z.extend(supportBank, {
  minAmount: money,
  maxAmount: money,
  /** Amount that may still be deposited through it today. */
  remainingAmount: money,
  /** Number of deposits still allowed through it today. */
  remainingTimes: z.number(),
});
export type PayBank = z.output<typeof payBank>;

/**
 * A deposit order on a bank-transfer or QR channel: the recipient and the reference
 * (product decision 7).
 */
export const transferOrder = z.extend(order, transferDetails.shape);
export type TransferOrder = z.output<typeof transferOrder>;

/** An offer that a deposit may join, chosen on the deposit screen (`getAllActivity`, product decision 7). */
export const depositOffer = z.object({
  activityId: id,
  activityName: z.string(),
  /** The reward, in one line. */
  text: z.string(),
  /** The games that count, by the names of their categories or makers. */
  platform: z.string(),
  /** Percent of the joining amount, such as `"20.00"`. */
  bonusPercent: z.string(),
  minAmount: money,
  /** The most that joins; the rest of a larger deposit stays in the wallet. */
  maxAmount: money,
  /** Maximum bonus. */
  maxBonus: money,
  /** Required turnover: times joining amount and bonus; zero if it is not required, as below. */
  askBetMultiple: z.number(),
  askNetwinAmount: money,
  /** Percent of joining amount and bonus. */
  askBalancePercent: z.string(),
  /** From joining to the deadline of the conditions. */
  days: z.number(),
  /** A deposit that is credited later stays in the wallet. */
  deadline: instant,
});
export type DepositOffer = z.output<typeof depositOffer>;

export const memberAccountTypes = ['bank', 'wallet'] as const;
export type MemberAccountType = (typeof memberAccountTypes)[number];

/** Why an operator rejects a manual deposit; the app has a text for each, in every language. */
export const manualDepositReasons = [
  'receipt.unreadable',
  'receipt.mismatch',
  'payment.notFound',
  'payment.duplicate',
  'account.wrong',
] as const;
export type ManualDepositReason = (typeof manualDepositReasons)[number];

/** An account of the site for manual deposits (`ManualDeposit/getBanks`). */
export const depositAccount = z.object({
  depositAccount: id,
  bankCode: z.string(),
  bankName: z.string(),
  icon: z.string(),
  payeeName: z.string(),
  payeeAccount: z.string(),
  payeePhone: z.string(),
  /** Content of the QR code; null if the account has none. */
  qrCode: z.nullable(z.string()),
  minAmount: money,
  maxAmount: money,
  /** The accepted kinds of source accounts. */
  memberAccountTypes: z.array(z.enum(memberAccountTypes)),
});
export type DepositAccount = z.output<typeof depositAccount>;

/**
 * A transfer that the player made and submits with a receipt
 * (docs/product.md: Entities and their fields, manual deposit).
 */
export const manualDeposit = z.object({
  submissionId: id,
  depositAccount: id,
  payeeName: z.string(),
  bankName: z.string(),
  /** The source wallet or account, masked except for its last four digits. */
  payerAccount: z.string(),
  memberAccountType: z.enum(memberAccountTypes),
  depositTime: instant,
  depositAmount: money,
  /** The amount that was credited, once it is done; it may differ from the stated one. */
  creditedAmount: z.optional(money),
  /** The bank's reference of the transfer, if the player gave one. */
  reference: z.optional(z.string()),
  /** Addresses of the receipt's pictures. */
  receiptPhoto: z.array(z.string()),
  state: tradeState,
  /** Why it failed, one of {@link manualDepositReasons}; null otherwise. */
  reason: z.nullable(z.string()),
  submittedAt: instant,
  finishedAt: z.nullable(instant),
});
export type ManualDeposit = z.output<typeof manualDeposit>;

/** A notice in the wallet: about deposits, withdrawals, holidays. */
export const walletBulletin = z.object({
  bulletinId: id,
  title: z.string(),
  /** HTML; sanitised before it is shown (S24). */
  content: z.string(),
  /** The page where it is shown. */
  place: z.enum(['wallet', 'deposit', 'withdrawal']),
  publishedAt: instant,
});
export type WalletBulletin = z.output<typeof walletBulletin>;
