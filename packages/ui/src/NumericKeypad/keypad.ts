import { otpFromMessage } from '../OtpField/otp.ts';

/** A key of the keypad. */
export type KeypadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'point'
  | 'delete';

export interface KeypadLimits {
  /** Maximum number of characters of the value. */
  maxLength: number;
  /** Number of decimals, 0 for no decimal point. */
  exponent: number;
}

/** Keys in reading order, without the corners of the bottom row. */
export const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The value after a key press. A key that would break the limits changes nothing. */
export function pressKey(value: string, key: KeypadKey, limits: KeypadLimits): string {
  if (key === 'delete') return value.slice(0, -1);
  if (value.length >= limits.maxLength) return value;
  const point = value.indexOf('.');
  if (key === 'point') {
    if (limits.exponent === 0 || point >= 0) return value;
    return value === '' ? '0.' : `${value}.`;
  }
  if (point >= 0 && value.length - point > limits.exponent) return value;
  // With a decimal point, the value is an amount, which has no leading zeros.
  if (limits.exponent > 0 && value === '0') return key;
  return value + key;
}

/** Extracts the digits from clipboard text. */
export function pastedDigits(text: string, { maxLength }: KeypadLimits): string {
  return otpFromMessage(text, maxLength);
}
