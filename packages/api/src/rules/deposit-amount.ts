import { checkAmount, toMinor } from './amount.ts';
import { passes, type RuleResult, violates } from './result.ts';

/**
 * Limits of a deposit. Amounts are decimal strings in the site's currency; an absent limit does not
 * apply.
 */
export interface DepositLimits {
  /** Minimum of one deposit. */
  readonly minimum: string;
  /** Maximum of one deposit on the selected channel. */
  readonly maximum?: string | undefined;
  /** Amount that may still be deposited in the current period. */
  readonly remainingAmount?: string | undefined;
  /** Number of deposits still allowed in the current period. */
  readonly remainingTimes?: number | undefined;
  /** Amounts are multiples of this. */
  readonly step?: string | undefined;
}

/** The possible violations of {@link checkDepositAmount}. */
export type DepositViolationCode =
  | 'amount.required'
  | 'amount.incorrect'
  | 'deposit.noTimes'
  | 'deposit.belowMinimum'
  | 'deposit.aboveMaximum'
  | 'deposit.limitExceeded';

/**
 * Checks the amount of a deposit: stated and valid, some deposits left, at least the minimum, not
 * above the channel's maximum, within what remains. docs/product.md: Validation rules; Error catalogue.
 *
 * @param text the amount as a decimal string
 * @param exponent decimal places of the site's currency
 * @returns minor units
 */
export const checkDepositAmount = (
  text: string,
  exponent: number,
  limits: DepositLimits,
): RuleResult<bigint, DepositViolationCode> => {
  if (limits.remainingTimes !== undefined && limits.remainingTimes <= 0) {
    return violates('deposit.noTimes');
  }
  const checked = checkAmount(text, exponent);
  if (!checked.ok) return checked;
  const amount = checked.value;
  if (amount < toMinor(limits.minimum, exponent)) {
    return violates('deposit.belowMinimum', { limit: limits.minimum, bound: 'minimum' });
  }
  if (limits.maximum !== undefined && amount > toMinor(limits.maximum, exponent)) {
    return violates('deposit.aboveMaximum', { limit: limits.maximum, bound: 'maximum' });
  }
  if (limits.remainingAmount !== undefined && amount > toMinor(limits.remainingAmount, exponent)) {
    return violates('deposit.limitExceeded', { limit: limits.remainingAmount, bound: 'maximum' });
  }
  if (limits.step !== undefined && amount % toMinor(limits.step, exponent) !== 0n) {
    return violates('amount.incorrect', { limit: limits.step, bound: 'step' });
  }
  return passes(amount);
};
