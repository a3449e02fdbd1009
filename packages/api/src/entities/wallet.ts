import * as z from 'zod/mini';
import { id, instant, money } from './common.ts';

export { type BalanceInfo, balanceInfo, type WalletParams, walletParams } from './balance.ts';

export const payMethod = z.object({
  methodId: id,
  methodName: z.string(),
  /** Name of an icon of the kit: bank, wallet, qr, card. */
  icon: z.string(),
  /** `checkout`: a hosted page (`charge`); `transfer`: bank transfer or QR (`recharge`). */
  kind: z.enum(['checkout', 'transfer']),
});
export type PayMethod = z.output<typeof payMethod>;

/**
 * A channel of a method, with the current limits of this player
 * (docs/product.md: Validation rules, deposit).
 */
export const payChannel = z.object({
  channelId: id,
  /** Used in the path of `charge` and `recharge`. */
  channel: z.string(),
  channelName: z.string(),
  minAmount: money,
  maxAmount: money,
  /** Amount that may still be deposited today. */
  remainingAmount: money,
  /** Number of deposits still allowed today. */
  remainingTimes: z.number(),
});
export type PayChannel = z.output<typeof payChannel>;

/** An account of the site to which players transfer money themselves. */
export const payee = z.object({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
});
export type Payee = z.output<typeof payee>;

/** How to pay an order on a bank-transfer or QR channel (product decision 7). */
export const transferDetails = z.object({
  /** Null on a channel with QR only. */
  payee: z.nullable(payee),
  /** Content of the QR code, which the app draws. Null on a channel without one. */
  qrCode: z.nullable(z.string()),
  /** The reference of the transfer, which identifies its order. */
  reference: z.string(),
});
export type TransferDetails = z.output<typeof transferDetails>;

/** Trade states (docs/product.md: States and transitions). */
export const tradeStates = ['pendingReview', 'failed', 'pendingPayment', 'done'] as const;
export const tradeState = z.enum(tradeStates);
export type TradeState = z.output<typeof tradeState>;

/** The offer of `getAllActivity` that a deposit joins when it is credited. */
export const orderOffer = z.object({
  activityId: id,
  activityName: z.string(),
  /** `missed`: it could not be joined any more; the deposit stays in the wallet. */
  state: z.enum(['pending', 'joined', 'missed']),
  /** The promotion record, once it is joined. */
  recordId: z.nullable(id),
});
export type OrderOffer = z.output<typeof orderOffer>;

/** A deposit order. */
export const order = z.object({
  orderNo: z.string(),
  amount: money,
  state: tradeState,
  /** Why it failed: `declined`, `expired`; null otherwise. */
  reason: z.nullable(z.string()),
  channelName: z.string(),
  /**
   * The provider's page, while the order can still be paid; null otherwise. On a transfer channel it
   * opens the bank's app.
   */
  payUrl: z.nullable(z.string()),
  /** On a transfer channel, while the order can still be paid: how to pay it. */
  transfer: z.optional(transferDetails),
  /** Missing without an offer. */
  offer: z.optional(orderOffer),
  createdAt: instant,
  expiresAt: instant,
  finishedAt: z.nullable(instant),
});
export type Order = z.output<typeof order>;

export const supportBank = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  icon: z.string(),
});
export type SupportBank = z.output<typeof supportBank>;

/**
 * A bank card of the player (docs/product.md: Entities and their fields). The number is masked,
 * except for its last four digits.
 */
export const bankCard = z.object({
  cardId: id,
  cardholder: z.string(),
  bankName: z.string(),
  bankCode: z.string(),
  cardNumber: z.string(),
  lastFour: z.string(),
  operatorCode: z.string(),
  operatorName: z.string(),
  phoneNumber: z.string(),
  isDefault: z.boolean(),
  icon: z.string(),
  /** True until a withdrawal to it has had a fresh proof (S19). */
  isNew: z.boolean(),
});
export type BankCard = z.output<typeof bankCard>;

/** A withdrawal and its progress. */
export const withdrawal = z.object({
  withdrawalId: id,
  amount: money,
  state: tradeState,
  /** Why it failed, as a reason code with a text in every language; null otherwise. */
  reason: z.nullable(z.string()),
  bankName: z.string(),
  lastFour: z.string(),
  requestedAt: instant,
  /**
   * Expected arrival by the rule of docs/product.md (Business constants and limits)
   * (product decision 34).
   */
  arrivesAt: instant,
  approvedAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
});
export type Withdrawal = z.output<typeof withdrawal>;

/** Data of the withdrawal screen (product decision 7). */
export const withdrawRequest = z.object({
  balance: money,
  minAmount: money,
  maxAmount: money,
  remainingTimes: z.number(),
  defaultCardId: z.nullable(id),
  /** The latest unfinished withdrawal; null without one. */
  pending: z.nullable(withdrawal),
  /** Expected arrival of a withdrawal requested now. */
  arrivesAt: instant,
  /** Days without payouts (`YYYY-MM-DD`, site zone) in the coming weeks. */
  holidays: z.array(z.string()),
});
export type WithdrawRequest = z.output<typeof withdrawRequest>;

export const billTypes = [
  'deposit',
  'withdrawal',
  'props',
  'games',
  'member',
  'rewards',
  'rebate',
] as const;

/** One change of the wallet (domain: bills). */
export const bill = z.object({
  billId: id,
  type: z.enum(billTypes),
  /** Finer kind, such as `deposit`, `withdraw.hold`, `maker.in`. */
  kind: z.string(),
  /** Signed change of the wallet. */
  amount: money,
  balanceAfter: money,
  /** The related game, card or channel; empty without one. */
  subject: z.string(),
  at: instant,
});
export type Bill = z.output<typeof bill>;
