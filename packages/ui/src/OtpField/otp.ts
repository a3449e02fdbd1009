import { toAsciiDigits } from '../internal/digits.ts';

/** Digits of a text that was typed, pasted or filled in by the phone, at most `length` of them. */
export function otpDigits(text: string, length: number): string {
  return toAsciiDigits(text).replaceAll(/\D/g, '').slice(0, length);
}

/**
 * Digits that a pasted message offers as the code. A message such as "Parlor: 482913 is your code,
 * valid for 10 minutes" holds other numbers too, so a run of exactly `length` digits wins over the
 * digits in order.
 */
export function otpFromMessage(text: string, length: number): string {
  const ascii = toAsciiDigits(text);
  const exact = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(ascii);
  return exact?.[0] ?? otpDigits(ascii, length);
}

/** Whether a dash stands before this cell: codes of six read as two halves of three. */
export function otpDashBefore(index: number, length: number): boolean {
  return length === 6 && index === 3;
}

/**
 * Cell that a key leads to.
 *
 * @param filled number of cells that hold a digit; the first empty cell can be reached, none beyond
 * @returns the cell, or undefined when the key does not move
 */
export function otpCellAfterKey(
  key: string,
  cell: number,
  filled: number,
  length: number,
): number | undefined {
  const last = Math.min(filled, length - 1);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, cell - 1);
    case 'ArrowRight':
      return Math.min(last, cell + 1);
    case 'Home':
    case 'ArrowUp':
      return 0;
    case 'End':
    case 'ArrowDown':
      return last;
    default:
      return undefined;
  }
}
