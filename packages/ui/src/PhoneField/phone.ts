import { toAsciiDigits } from '../internal/digits.ts';

/** Maximum number of digits: E.164 allows 15, and a trunk zero may precede them. */
export const PHONE_MAX_DIGITS = 16;

const isDigit = (character: string) => character >= '0' && character <= '9';

/**
 * The number in a typed or pasted text: digits, with an optional leading plus. Validation belongs
 * to the contract (`checkPhone` in `api`).
 */
export function parsePhone(text: string, maxDigits: number = PHONE_MAX_DIGITS): string {
  const ascii = toAsciiDigits(text).replaceAll('＋', '+');
  const digits = [...ascii].filter(isDigit).join('').slice(0, maxDigits);
  const first = ascii.search(/[0-9+]/);
  return first >= 0 && ascii.charAt(first) === '+' ? `+${digits}` : digits;
}

/** Groups the digits 3-3-rest with dashes: `091-755-50142`. */
export function formatPhone(value: string): string {
  const plus = value.startsWith('+') ? '+' : '';
  const digits = plus === '' ? value : value.slice(1);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return plus + groups.filter((group) => group !== '').join('-');
}

/** Whether a typed character is part of a phone number. */
export const isPhoneCharacter = (character: string): boolean => /[\d+]/.test(character);

/**
 * Moves the caret over a dash before Backspace or Delete, so that the key removes the digit behind
 * the dash. Otherwise the key would remove the dash, which formatting inserts again.
 */
export function skipDash(input: HTMLInputElement, key: string): void {
  const { value, selectionStart: caret, selectionEnd } = input;
  if (caret === null || caret !== selectionEnd) return;
  if (key === 'Backspace' && value[caret - 1] === '-')
    input.setSelectionRange(caret - 1, caret - 1);
  if (key === 'Delete' && value[caret] === '-') input.setSelectionRange(caret + 1, caret + 1);
}
