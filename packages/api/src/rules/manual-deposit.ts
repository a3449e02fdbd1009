import {
  DAY_MS,
  MANUAL_DEPOSIT_CLOCK_TOLERANCE_MS,
  MANUAL_DEPOSIT_MAX_AGE_MS,
} from '../constants.ts';
import { passes, type RuleResult, violates } from './result.ts';

/** Checks that an account of the site is chosen as the payee of a manual deposit. */
export const checkPayee = (depositAccount: string): RuleResult<string, 'payee.required'> =>
  depositAccount === '' ? violates('payee.required') : passes(depositAccount);

/**
 * Checks the wallet or account that a manual deposit was paid from. Its format is free: every bank
 * and wallet has its own.
 *
 * @returns the trimmed text
 */
export const checkPayerAccount = (text: string): RuleResult<string, 'payerAccount.required'> => {
  const account = text.trim();
  return account === '' ? violates('payerAccount.required') : passes(account);
};

/**
 * Checks when a transfer was made: not in the future, and at most 30 days ago.
 *
 * @param time milliseconds since 1970; undefined if none was entered
 * @param now milliseconds since 1970
 */
export const checkDepositTime = (
  time: number | undefined,
  now: number,
): RuleResult<number, 'depositTime.required' | 'depositTime.inFuture' | 'depositTime.tooOld'> => {
  if (time === undefined || Number.isNaN(time)) return violates('depositTime.required');
  if (time > now + MANUAL_DEPOSIT_CLOCK_TOLERANCE_MS) return violates('depositTime.inFuture');
  if (time < now - MANUAL_DEPOSIT_MAX_AGE_MS) {
    const limit = String(MANUAL_DEPOSIT_MAX_AGE_MS / DAY_MS);
    return violates('depositTime.tooOld', { limit, bound: 'minimum' });
  }
  return passes(time);
};

/** Checks that a manual deposit has at least one receipt. */
export const checkReceipts = (
  imageIds: readonly string[],
): RuleResult<readonly string[], 'receipt.required'> =>
  imageIds.length === 0 ? violates('receipt.required') : passes(imageIds);
