import {
  EMAIL_MAX_LENGTH,
  NICKNAME_MAX_LENGTH,
  REALNAME_MAX_LENGTH,
  REALNAME_MIN_LENGTH,
} from '../constants.ts';
import { passes, type RuleResult, violates } from './result.ts';

/** User-perceived characters: code points, so that an emoji counts as one. */
const countCharacters = (text: string): number => [...text].length;

/** Line ends, control characters, and marks that change the text direction next to a name. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/**
 * Checks a player's nickname: one line of at most 30 characters
 * (ours; docs/product.md: Entities and their fields leaves it open).
 *
 * @returns the trimmed name
 */
export const checkNickname = (
  text: string,
): RuleResult<string, 'nickname.required' | 'nickname.incorrect'> => {
  const name = text.trim();
  if (name === '') return violates('nickname.required');
  return countCharacters(name) <= NICKNAME_MAX_LENGTH && !UNSEEN.test(name)
    ? passes(name)
    : violates('nickname.incorrect', { limit: String(NICKNAME_MAX_LENGTH), bound: 'maximum' });
};

/**
 * Checks a name as shown on an ID: 2 to 60 letters of any script, with the signs that names have,
 * and no digits (ours; docs/product.md: Entities and their fields leaves it open).
 *
 * @returns the trimmed name
 */
export const checkRealname = (
  text: string,
): RuleResult<string, 'realname.required' | 'realname.incorrect'> => {
  const name = text.trim();
  if (name === '') return violates('realname.required');
  const length = countCharacters(name);
  const fits = length >= REALNAME_MIN_LENGTH && length <= REALNAME_MAX_LENGTH;
  return fits && /^[\p{L}\p{M} .,'’·\-\u200c\u200d]+$/u.test(name)
    ? passes(name)
    : violates('realname.incorrect', { limit: String(REALNAME_MAX_LENGTH), bound: 'maximum' });
};

const EMAIL =
  /^[^\s\p{C}@,;<>"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}]{2,}$/u;

/**
 * Checks an email address for typos; only a message can verify it. An empty one passes: it is
 * optional (docs/product.md: Validation rules).
 *
 * @returns the trimmed address
 */
export const checkEmail = (text: string): RuleResult<string, 'email.incorrect'> => {
  const email = text.trim();
  if (email === '') return passes('');
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) && !email.includes('..')
    ? passes(email)
    : violates('email.incorrect');
};
