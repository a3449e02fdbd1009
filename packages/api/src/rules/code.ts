import { SMS_CODE_LENGTH } from '../constants.ts';
import { toAsciiDigits } from './digits.ts';
import { passes, type RuleResult, violates } from './result.ts';

const PATTERN = new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`);

/**
 * Checks an SMS or reset code: exactly six digits; spaces of a pasted one are dropped. docs/product.md: Validation rules.
 *
 * @returns the six digits
 */
export const checkSmsCode = (
  text: string,
): RuleResult<string, 'code.required' | 'code.incorrect'> => {
  const code = toAsciiDigits(text).replace(/\s/g, '');
  if (code === '') return violates('code.required');
  return PATTERN.test(code) ? passes(code) : violates('code.incorrect');
};
