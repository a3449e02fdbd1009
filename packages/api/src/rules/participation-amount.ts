import { checkAmount, toMinor } from './amount.ts';
import { passes, type RuleResult, violates } from './result.ts';

/** Limits of the amount that is moved into a promotion. Amounts are decimal strings in the site's currency. */
export interface ParticipationLimits {
  /** The cash balance. */
  readonly balance: string;
  readonly minimum: string;
  readonly maximum: string;
}

/** The possible violations of {@link checkParticipationAmount}. */
export type ParticipationViolationCode =
  | 'amount.required'
  | 'amount.incorrect'
  | 'promotion.belowMinimum'
  | 'promotion.aboveMaximum'
  | 'promotion.insufficientBalance';

/**
 * Checks the amount with which a player joins a promotion: in the allowed range, and within the
 * balance. docs/product.md: Validation rules.
 *
 * @returns minor units
 */
export const checkParticipationAmount = (
  text: string,
  exponent: number,
  { balance, minimum, maximum }: ParticipationLimits,
): RuleResult<bigint, ParticipationViolationCode> => {
  const checked = checkAmount(text, exponent);
  if (!checked.ok) return checked;
  const amount = checked.value;
  if (amount < toMinor(minimum, exponent)) {
    return violates('promotion.belowMinimum', { limit: minimum, bound: 'minimum' });
  }
  if (amount > toMinor(maximum, exponent)) {
    return violates('promotion.aboveMaximum', { limit: maximum, bound: 'maximum' });
  }
  if (amount > toMinor(balance, exponent)) {
    return violates('promotion.insufficientBalance', { limit: balance, bound: 'maximum' });
  }
  return passes(amount);
};
