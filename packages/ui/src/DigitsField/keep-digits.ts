import { toAsciiDigits } from '../internal/digits.ts';

/** The digits of a text, at most `maxDigits` of them. */
export const keepDigits = (text: string, maxDigits: number): string =>
  toAsciiDigits(text).replaceAll(/\D/g, '').slice(0, maxDigits);
