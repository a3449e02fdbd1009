import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '../constants.ts';
import { canonicalPhone, checkPhone } from './phone.ts';
import { passes, type RuleResult, violates } from './result.ts';

const PATTERN = new RegExp(`^[A-Za-z0-9_.@]{${USERNAME_MIN_LENGTH},${USERNAME_MAX_LENGTH}}$`);

/**
 * Checks a username: 4 to 20 letters, digits, underscores, dots and at-signs.
 * docs/product.md: Validation rules.
 *
 * @returns the trimmed name, with its case kept
 */
export const checkUsername = (
  text: string,
): RuleResult<string, 'username.required' | 'username.incorrect'> => {
  const name = text.trim();
  if (name === '') return violates('username.required');
  return PATTERN.test(name) ? passes(name) : violates('username.incorrect');
};

/** As {@link checkUsername}, but an empty one passes: sign-up then uses the phone. */
export const checkOptionalUsername = (text: string): RuleResult<string, 'username.incorrect'> => {
  const name = text.trim();
  if (name === '') return passes('');
  return PATTERN.test(name) ? passes(name) : violates('username.incorrect');
};

/**
 * Checks the name of a login: a username, or a phone in any spelling.
 *
 * @returns the name, or the normalized phone
 */
export const checkLoginName = (
  text: string,
  countryCode: string,
): RuleResult<string, 'username.required' | 'username.incorrect'> => {
  const phone = checkPhone(text, countryCode);
  return phone.ok ? phone : checkUsername(text);
};

/** A username's identity: usernames are unique and case-insensitive (product decision 31). */
export const canonicalUsername = (text: string): string => text.trim().toLowerCase();

/**
 * Whether a username may belong to the player of this phone: one that looks like a phone number must
 * be the player's own (product decision 31).
 */
export const usernameFitsPhone = (
  username: string,
  phone: string,
  countryCode: string,
): boolean => {
  const looksLike = canonicalPhone(username, countryCode);
  return looksLike === undefined || looksLike === canonicalPhone(phone, countryCode);
};
