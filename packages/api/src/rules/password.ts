import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';
import { passes, type RuleResult, violates } from './result.ts';

const PATTERN = new RegExp(
  `^[A-Za-z0-9_.!@#$%^&*?]{${PASSWORD_MIN_LENGTH},${PASSWORD_MAX_LENGTH}}$`,
);

/**
 * Checks a new password: 6 to 20 letters, digits and `_ . ! @ # $ % ^ & * ?`. Passwords are never
 * trimmed. docs/product.md: Validation rules, product decisions 27 and 29.
 */
export const checkNewPassword = (
  text: string,
): RuleResult<string, 'password.required' | 'password.incorrect'> => {
  if (text === '') return violates('password.required');
  return PATTERN.test(text) ? passes(text) : violates('password.incorrect');
};

/**
 * Checks a password of a login: at least 6 characters of any kind. docs/product.md: Validation rules.
 */
export const checkLoginPassword = (
  text: string,
): RuleResult<string, 'password.required' | 'password.tooShort'> => {
  if (text === '') return violates('password.required');
  return text.length < PASSWORD_MIN_LENGTH ? violates('password.tooShort') : passes(text);
};

/** Checks that the new password and its confirmation are equal. docs/product.md: Validation rules. */
export const checkConfirmation = (
  password: string,
  confirmation: string,
): RuleResult<string, 'confirmPassword.required' | 'confirmPassword.mismatch'> => {
  if (confirmation === '') return violates('confirmPassword.required');
  return confirmation === password ? passes(confirmation) : violates('confirmPassword.mismatch');
};

/** Checks that a new password differs from the old one. docs/product.md: Validation rules. */
export const checkPasswordChange = (
  oldPassword: string,
  newPassword: string,
): RuleResult<string, 'password.required' | 'password.incorrect' | 'password.sameAsOld'> =>
  newPassword !== '' && newPassword === oldPassword
    ? violates('password.sameAsOld')
    : checkNewPassword(newPassword);
