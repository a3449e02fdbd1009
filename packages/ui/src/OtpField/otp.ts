import { toAsciiDigits } from '../internal/digits.ts';

/** Whether a code rejects typed text. */
export const isNoDigit = (text: string): boolean => !/\d/.test(toAsciiDigits(text));

/** The digits of a typed, pasted or autofilled text, at most `length` of them. */
export function otpDigits(text: string, length: number): string {
  return toAsciiDigits(text).replaceAll(/\D/g, '').slice(0, length);
}

/**
 * Extracts a code from a pasted message. A message such as "Parlor: 482913 is your code, valid for
 * 10 minutes" contains other numbers too, so a run of exactly `length` digits takes precedence over
 * the digits in order.
 */
export function otpFromMessage(text: string, length: number): string {
  const ascii = toAsciiDigits(text);
  const exact = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(ascii);
  return exact?.[0] ?? otpDigits(ascii, length);
}

/** Whether a dash precedes this cell: codes of six are grouped in two halves of three. */
export function otpDashBefore(index: number, length: number): boolean {
  return length === 6 && index === 3;
}
