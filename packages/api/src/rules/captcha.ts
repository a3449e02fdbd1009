import { CAPTCHA_LENGTH } from '../constants.ts';
import { passes, type RuleResult, violates } from './result.ts';

/** Checks the text of a captcha picture: four characters. docs/product.md: Validation rules. */
export const checkCaptcha = (
  text: string,
): RuleResult<string, 'captcha.required' | 'captcha.incorrect'> => {
  const code = text.trim();
  if (code === '') return violates('captcha.required');
  return [...code].length === CAPTCHA_LENGTH ? passes(code) : violates('captcha.incorrect');
};
