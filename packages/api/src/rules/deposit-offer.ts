import type { DepositOffer } from '../entities/deposit.ts';
import { toDecimal, toMinor } from './amount.ts';

/** Decimal places of a percentage. */
const PERCENT_EXPONENT = 2;
const WHOLE = 10_000n;

/** What a deposit gives and asks for with an offer; amounts are decimal strings, zero if not required. */
export interface OfferTotals {
  /** The part of the deposit that joins the promotion. */
  readonly principal: string;
  /** The rest of the deposit, which stays in the wallet. */
  readonly remainder: string;
  readonly bonus: string;
  readonly askBetAmount: string;
  readonly askNetwinAmount: string;
  readonly askBalance: string;
}

/**
 * Computes what joining an offer with a deposit gives and asks for, rounded as the server rounds: the
 * bonus down, a required balance up (product decision 25).
 *
 * @param amount of the deposit, a decimal string
 */
export const getOfferTotals = (
  offer: DepositOffer,
  amount: string,
  exponent: number,
): OfferTotals => {
  const min = (a: bigint, b: bigint) => (a < b ? a : b);
  const minor = (decimal: string) => toMinor(decimal, exponent);
  const decimal = (value: bigint) => toDecimal(value, exponent);
  const basisPoints = (percent: string) => toMinor(percent, PERCENT_EXPONENT);
  const principal = min(minor(amount), minor(offer.maxAmount));
  const bonus = min((principal * basisPoints(offer.bonusPercent)) / WHOLE, minor(offer.maxBonus));
  const funds = principal + bonus;
  return {
    principal: decimal(principal),
    remainder: decimal(minor(amount) - principal),
    bonus: decimal(bonus),
    askBetAmount: decimal(BigInt(offer.askBetMultiple) * funds),
    askNetwinAmount: decimal(minor(offer.askNetwinAmount)),
    askBalance: decimal((basisPoints(offer.askBalancePercent) * funds + WHOLE - 1n) / WHOLE),
  };
};
