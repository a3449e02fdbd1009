import * as z from 'zod/mini';
import { day, id, instant, money } from './common.ts';
import { bill, billTypes } from './wallet.ts';

/** Transaction kinds of docs/product.md (Entities and their fields). */
export const transactionKinds = [
  'withdraw',
  'deposit',
  'transferIntoMaker',
  'transferOutOfMaker',
  'transferIntoPromotion',
  'promotionSettlement',
] as const;

/** A round that was played between two changes of the wallet. */
export const billRound = z.object({
  roundId: id,
  gameId: id,
  gameName: z.string(),
  staked: money,
  won: money,
  at: instant,
});
export type BillRound = z.output<typeof billRound>;

/** Where money comes from or goes to. */
export const billPlace = z.object({
  kind: z.enum(['wallet', 'game', 'promotion', 'hold', 'claimable', 'bank', 'house']),
  /** Game, channel, card or bonus; empty for the wallet. */
  name: z.string(),
});
export type BillPlace = z.output<typeof billPlace>;

/** One change of the wallet in full. */
export const billDetail = z.extend(bill, {
  /** The kind in docs/product.md (Entities and their fields); null for bonuses and rebates. */
  transaction: z.nullable(z.enum(transactionKinds)),
  /** The related order, withdrawal, session or record. */
  reference: z.string(),
  from: billPlace,
  to: billPlace,
  /** The related order, with its own page; null without one. */
  order: z.nullable(
    z.object({
      kind: z.enum(['deposit', 'manualDeposit', 'withdrawal', 'transfer']),
      id: z.string(),
      name: z.string(),
    }),
  ),
  /** For withdrawals: the card, as it was when the withdrawal was requested. */
  card: z.nullable(z.object({ bankName: z.string(), lastFour: z.string() })),
  /** What happened, oldest first. */
  timeline: z.array(
    z.object({
      event: z.enum(['created', 'submitted', 'approved', 'sent', 'done', 'failed']),
      at: instant,
    }),
  ),
  /** For games: the rounds between this transfer and the previous one, newest first. */
  rounds: z.array(billRound),
});
export type BillDetail = z.output<typeof billDetail>;

/** Periods of the analysis (docs/product.md: Screens and routes). `custom` takes its days from the call. */
export const billPeriods = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'lastMonth',
  'last3Months',
  'last12Months',
  'custom',
] as const;
export type BillPeriod = (typeof billPeriods)[number];

/** The amounts into and out of the wallet over a period. */
export const billAnalysis = z.object({
  period: z.enum(billPeriods),
  /** First and last day, in the site's zone. */
  from: day,
  until: day,
  openingBalance: money,
  closingBalance: money,
  totalIn: money,
  totalOut: money,
  byType: z.array(
    z.object({
      type: z.enum(billTypes),
      in: money,
      out: money,
      /** Number of bills. */
      count: z.number(),
    }),
  ),
  /** Width of one step of `series`. */
  step: z.enum(['hour', 'day', 'month']),
  /** Without gaps, from the first step to the last. */
  series: z.array(z.object({ at: instant, in: money, out: money })),
});
export type BillAnalysis = z.output<typeof billAnalysis>;

/** Every change of the wallet in a period; `openingBalance` plus all rows is `closingBalance`. */
export const statement = z.object({
  /** First and last day, in the site's zone. */
  from: day,
  until: day,
  timezone: z.string(),
  currencyCode: z.string(),
  websiteName: z.string(),
  username: z.string(),
  madeAt: instant,
  openingBalance: money,
  closingBalance: money,
  totalIn: money,
  totalOut: money,
  /** Oldest first. */
  rows: z.array(bill),
});
export type Statement = z.output<typeof statement>;

/** A file that the app offers for download. */
export const statementFile = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  content: z.string(),
});

/** One part of the player's money. */
export const moneyPlace = z.object({
  kind: z.enum(['wallet', 'game', 'transit', 'promotion', 'hold', 'claimable']),
  amount: money,
  /** Game session, promotion record, withdrawal or bonus; empty for the wallet. */
  subjectId: z.string(),
  /** Its name, in the language asked for. */
  subject: z.string(),
  since: z.nullable(instant),
});
/** The player's money by location; the amounts add up to `total`. */
export const moneyMap = z.object({ total: money, places: z.array(moneyPlace) });
export type MoneyMap = z.output<typeof moneyMap>;
