import { toAsciiDigits } from '../internal/digits.ts';
import { caretAfter, type Edit, type Edited } from '../internal/edit.ts';

/** Longest number that can be typed: E.164 allows 15 digits, and a trunk zero may stand before. */
export const PHONE_MAX_DIGITS = 16;

const isDigit = (character: string) => character >= '0' && character <= '9';
const isKept = (character: string) => isDigit(character) || character === '+';

/**
 * Bare number of a text that was typed or pasted: digits, and one plus when it leads them.
 * Whether the number is valid is not decided here (specification section 5, `api` rules).
 */
export function barePhone(text: string, maxDigits: number = PHONE_MAX_DIGITS): string {
  const ascii = toAsciiDigits(text).replaceAll('＋', '+');
  const digits = [...ascii].filter(isDigit).join('').slice(0, maxDigits);
  const first = ascii.search(/[0-9+]/);
  return first >= 0 && ascii.charAt(first) === '+' ? `+${digits}` : digits;
}

/** Groups the digits 3-3-rest with dashes (specification section 5): `091-755-50142`. */
export function groupPhone(value: string): string {
  const plus = value.startsWith('+') ? '+' : '';
  const digits = plus === '' ? value : value.slice(1);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return plus + groups.filter((group) => group !== '').join('-');
}

/**
 * Applies one edit. A dash is never something to delete: Backspace or Delete beside one takes the
 * digit on its other side, so the keys always do something.
 */
export function editPhone(
  edit: Edit,
  previousValue: string,
  maxDigits: number = PHONE_MAX_DIGITS,
): Edited {
  const raw = edit.raw;
  let keptBefore = [...barePhone(raw.slice(0, edit.caret))].length;
  let value = barePhone(raw, maxDigits);

  if (value === previousValue && raw.length < groupPhone(previousValue).length) {
    if (edit.inputType === 'deleteContentBackward' && keptBefore > 0) {
      value = value.slice(0, keptBefore - 1) + value.slice(keptBefore);
      keptBefore -= 1;
    } else if (edit.inputType === 'deleteContentForward') {
      value = value.slice(0, keptBefore) + value.slice(keptBefore + 1);
    }
  }

  const display = groupPhone(value);
  let caret = caretAfter(display, Math.min(keptBefore, value.length), isKept);
  // Typing the last digit of a group leaves the caret after the dash that follows it.
  if (edit.inputType !== 'deleteContentBackward' && display.charAt(caret) === '-') caret += 1;
  return { value, display, caret };
}
