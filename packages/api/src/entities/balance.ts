import * as z from 'zod/mini';
import { money } from './common.ts';

/**
 * The player's money by location (domain: accounts). `balance` is the wallet alone; the six amounts
 * add up to `total` at every moment.
 */
export const balanceInfo = z.object({
  balance: money,
  inPlay: money,
  inTransit: money,
  inPromotion: money,
  onHold: money,
  claimable: money,
  total: money,
});
export type BalanceInfo = z.output<typeof balanceInfo>;

/** Enabled parts of the wallet (docs/product.md: Entities and their fields; product decision 11). */
export const walletParams = z.object({
  openStatus: z._default(z.boolean(), false),
  manualDepositOpenStatus: z._default(z.boolean(), false),
  autoDepositFunctionStatus: z._default(z.boolean(), false),
  depositAmountListStatus: z._default(z.boolean(), true),
  withdrawAmountListStatus: z._default(z.boolean(), true),
});
export type WalletParams = z.output<typeof walletParams>;
