import { toAsciiDigits } from '../internal/digits.ts';

/** Whether a code refuses a typed text. */
export const isNoDigit = (text: string): boolean => !/\d/.test(toAsciiDigits(text));

/** The digits of a typed, pasted or filled-in text, at most `length` of them. */
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
