import { checkAmount, toMinor } from './amount.ts';
import { passes, type RuleResult, violates } from './result.ts';

/** Limits of a withdrawal. Amounts are decimal strings in the site's currency. */
export interface WithdrawalLimits {
  /** The cash balance: the maximum that may be withdrawn. */
  readonly balance: string;
  /** Minimum of one withdrawal. */
  readonly minimum: string;
  /** Maximum of one withdrawal; absent without a limit. */
  readonly maximum?: string | undefined;
  /** Number of withdrawals still allowed in the current period. */
  readonly remainingTimes?: number | undefined;
  /** Amounts are multiples of this. */
  readonly step?: string | undefined;
}

/** The possible violations of {@link checkWithdrawalAmount}. */
export type WithdrawalViolationCode =
  | 'amount.required'
  | 'amount.incorrect'
  | 'withdrawal.noTimes'
  | 'withdrawal.insufficientBalance'
  | 'withdrawal.incorrectAmount';

/**
 * Checks the amount of a withdrawal: stated and valid, within the balance, and one that the site
 * pays ("please select the correct withdrawal amount" otherwise, with the bound that it missed).
 * docs/product.md: Validation rules; Error catalogue.
 *
 * @returns minor units
 */
export const checkWithdrawalAmount = (
  text: string,
  exponent: number,
  limits: WithdrawalLimits,
): RuleResult<bigint, WithdrawalViolationCode> => {
  if (limits.remainingTimes !== undefined && limits.remainingTimes <= 0) {
    return violates('withdrawal.noTimes');
  }
  const checked = checkAmount(text, exponent);
  if (!checked.ok) return checked;
  const amount = checked.value;
  if (amount > toMinor(limits.balance, exponent)) {
    return violates('withdrawal.insufficientBalance', { limit: limits.balance, bound: 'maximum' });
  }
  if (amount < toMinor(limits.minimum, exponent)) {
    return violates('withdrawal.incorrectAmount', { limit: limits.minimum, bound: 'minimum' });
  }
  if (limits.maximum !== undefined && amount > toMinor(limits.maximum, exponent)) {
    return violates('withdrawal.incorrectAmount', { limit: limits.maximum, bound: 'maximum' });
  }
  if (limits.step !== undefined && amount % toMinor(limits.step, exponent) !== 0n) {
    return violates('withdrawal.incorrectAmount', { limit: limits.step, bound: 'step' });
  }
  return passes(amount);
};
