import {
  BANK_ACCOUNT_MAX_LENGTH,
  BANK_ACCOUNT_MIN_LENGTH,
  CARDHOLDER_MAX_LENGTH,
  CARDHOLDER_MIN_LENGTH,
} from '../constants.ts';
import { digitsOnly } from './digits.ts';
import { passes, type RuleResult, violates } from './result.ts';

/**
 * Checks a bank account number: digits only, others are stripped as it is typed (docs/product.md: Entities and their fields; Validation rules); 6
 * to 24 of them (ours).
 *
 * @returns the digits
 */
export const checkBankAccount = (
  text: string,
): RuleResult<string, 'bankAccount.required' | 'bankAccount.incorrect'> => {
  const account = digitsOnly(text);
  if (account === '') return violates('bankAccount.required');
  const plausible =
    account.length >= BANK_ACCOUNT_MIN_LENGTH && account.length <= BANK_ACCOUNT_MAX_LENGTH;
  return plausible ? passes(account) : violates('bankAccount.incorrect');
};

/**
 * Checks the name of an account's holder: 2 to 60 characters of any script, without digits or control
 * characters.
 *
 * @returns the trimmed name with single spaces
 */
export const checkCardholder = (
  text: string,
): RuleResult<string, 'cardholder.required' | 'cardholder.incorrect'> => {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') return violates('cardholder.required');
  const length = [...name].length;
  const plausible =
    length >= CARDHOLDER_MIN_LENGTH &&
    length <= CARDHOLDER_MAX_LENGTH &&
    !/[\p{Nd}\p{Cc}]/u.test(name);
  return plausible ? passes(name) : violates('cardholder.incorrect');
};

/** Checks that a bank is chosen. */
export const checkBank = (bankCode: string): RuleResult<string, 'bank.required'> =>
  bankCode === '' ? violates('bank.required') : passes(bankCode);
