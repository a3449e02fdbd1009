import { CURRENCY_EXPONENT_EXCEPTIONS, DECIMAL, DEFAULT_CURRENCY_EXPONENT } from '../constants.ts';
import { toAsciiDigits } from './digits.ts';
import { passes, type RuleResult, violates } from './result.ts';

/** Maximum number of digits before the decimal point: what a 64-bit ledger can add up. */
const MAX_WHOLE_DIGITS = 12;

/** Decimal places of a currency's minor unit. ISO 4217. */
export const currencyExponent = (currencyCode: string): number =>
  CURRENCY_EXPONENT_EXCEPTIONS[currencyCode.toUpperCase()] ?? DEFAULT_CURRENCY_EXPONENT;

/**
 * Parses a decimal string to minor units, without a float (S2).
 *
 * @param text such as `1234.50` or `-3`; zeroes beyond the exponent are allowed, other digits are
 * not
 * @param exponent decimal places of the currency
 * @returns undefined if the text is not an amount of that currency
 */
export const readDecimal = (text: string, exponent: number): bigint | undefined => {
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole.replace(/^0+/, '').length > MAX_WHOLE_DIGITS) return undefined;
  if (/[^0]/.test(fraction.slice(exponent))) return undefined;
  const minor = BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  return sign === '-' ? -minor : minor;
};

/**
 * As {@link readDecimal}, for amounts in our own calls (product decision 3).
 *
 * @throws RangeError if the text is not an amount
 */
export const toMinor = (decimal: string, exponent: number): bigint => {
  const minor = readDecimal(decimal, exponent);
  if (minor === undefined)
    throw new RangeError(`Not an amount with ${exponent} places: ${decimal}`);
  return minor;
};

/**
 * Formats minor units as a decimal string of the wire: `123450n` is `1234.50`. Product decision 3.
 */
export const toDecimal = (minor: bigint, exponent: number): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(exponent + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
};

/**
 * Checks an amount that a player enters: a decimal greater than zero, in the currency's own places.
 *
 * @returns minor units
 */
export const checkAmount = (
  text: string,
  exponent: number,
): RuleResult<bigint, 'amount.required' | 'amount.incorrect'> => {
  const typed = toAsciiDigits(text).trim();
  if (typed === '') return violates('amount.required');
  const minor = readDecimal(typed, exponent);
  return minor !== undefined && minor > 0n ? passes(minor) : violates('amount.incorrect');
};
