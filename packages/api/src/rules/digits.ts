/**
 * Code points of zero in the scripts of our players' keyboards: Thai, Burmese, Shan, full width.
 */
const ZEROES = [0x0e50, 0x1040, 0x1090, 0xff10];

/**
 * Rewrites decimal digits of other scripts as ASCII ones, so that a number typed on a Burmese or Thai
 * keyboard is the same number.
 */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROES.find((start) => point >= start && point < start + 10);
    return zero === undefined ? digit : String(point - zero);
  });

/**
 * Keeps only digits, as bank account and code fields do while typing.
 * docs/product.md: Entities and their fields.
 */
export const digitsOnly = (text: string): string => toAsciiDigits(text).replace(/[^0-9]/g, '');
