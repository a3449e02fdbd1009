import * as z from 'zod/mini';
import { billPlace } from './bill.ts';
import { id, instant, money } from './common.ts';

/** A withdrawal before it is requested (product decision 52). */
export const withdrawalPreview = z.object({
  /** For `wallet.withdraw`, which then does exactly this or answers 409 `preview.changed`. */
  expected: z.string(),
  amount: money,
  bankCardId: id,
  bankName: z.string(),
  lastFour: z.string(),
  /** The wallet now, and after the request. */
  balance: money,
  balanceAfter: money,
  /** The money on hold for withdrawals after the request. */
  onHoldAfter: money,
  /** Every movement of money, in order. */
  postings: z.array(
    z.object({
      /** `now`: with the request. `payout`: when the bank has paid. */
      when: z.enum(['now', 'payout']),
      from: billPlace,
      to: billPlace,
      amount: money,
    }),
  ),
  /** Expected arrival (product decision 34). */
  arrivesAt: instant,
  /** Withdrawals that remain today after this one. */
  remainingTimes: z.number(),
  /** Whether the request requires a fresh proof first, since the card is new (S19). */
  proofNeeded: z.boolean(),
});
export type WithdrawalPreview = z.output<typeof withdrawalPreview>;
