import { toAsciiDigits } from '../internal/digits.ts';

/** Groups of three digits, or groups of two before the last three, as in India. */
const grouped = (mark: string) =>
  new RegExp(`^(\\d{1,3}(\\${mark}\\d{3})+|\\d{1,2}(\\${mark}\\d{2})*\\${mark}\\d{3})$`);
const byCommas = grouped(',');
const byPoints = grouped('.');

/**
 * Parses a written amount in any national notation: "₱1,234.50" and
 * "1.234,50 PHP" are both 1234.50. With one separator only, three digits after a comma are
 * thousands;
 * three digits after a point are thousands where the currency has no minor unit.
 * @param exponent number of decimals of the currency's minor unit, 0 to 3
 * @returns undefined for text that is not an amount ("12e5", "-5", "1,23,4"): a partial figure
 * would
 *   be a different amount
 */
export function readAmount(text: string, exponent: number): string | undefined {
  const ascii = toAsciiDigits(text).replaceAll('．', '.').replaceAll('，', ',');
  const [, sign = '', figure = ''] = /^([^\d.,]*)([\d.,\s'’]*)[^\d.,]*$/.exec(ascii) ?? [];
  const bare = figure.replace(/[\s'’]/g, '');
  if (!/\d/.test(bare) || /[-−–]/.test(sign)) return undefined;

  const lastComma = bare.lastIndexOf(',');
  const lastPoint = bare.lastIndexOf('.');
  if (lastComma < 0 && lastPoint < 0) return bare;
  if (lastComma >= 0 && lastPoint >= 0) {
    return lastComma < lastPoint
      ? split(bare, lastPoint, byCommas)
      : split(bare, lastComma, byPoints);
  }
  const [mark, marks] = lastComma >= 0 ? [lastComma, byCommas] : [lastPoint, byPoints];
  const isThousands = lastComma >= 0 || exponent === 0 || bare.indexOf('.') !== lastPoint;
  if (isThousands && marks.test(bare)) return bare.replace(/[.,]/g, '');
  const isAlone = bare.search(/[.,]/) === mark;
  return isAlone ? bare.replace(',', '.') : undefined;
}

/** Thousands before the last separator, the minor unit after it. */
function split(bare: string, mark: number, thousands: RegExp): string | undefined {
  const whole = bare.slice(0, mark);
  if (!thousands.test(whole)) return undefined;
  return `${whole.replace(/[.,]/g, '')}.${bare.slice(mark + 1)}`;
}
