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
  const figures = figure.replace(/[\s'’]/g, '');
  if (!/\d/.test(figures) || /[-−–]/.test(sign)) return undefined;

  const lastComma = figures.lastIndexOf(',');
  const lastPoint = figures.lastIndexOf('.');
  if (lastComma < 0 && lastPoint < 0) return figures;
  if (lastComma >= 0 && lastPoint >= 0) {
    return lastComma < lastPoint
      ? split(figures, lastPoint, byCommas)
      : split(figures, lastComma, byPoints);
  }
  const [mark, marks] = lastComma >= 0 ? [lastComma, byCommas] : [lastPoint, byPoints];
  const isThousands = lastComma >= 0 || exponent === 0 || figures.indexOf('.') !== lastPoint;
  if (isThousands && marks.test(figures)) return figures.replace(/[.,]/g, '');
  const isAlone = figures.search(/[.,]/) === mark;
  return isAlone ? figures.replace(',', '.') : undefined;
}

/** Thousands before the last separator, the minor unit after it. */
function split(figures: string, mark: number, thousands: RegExp): string | undefined {
  const whole = figures.slice(0, mark);
  if (!thousands.test(whole)) return undefined;
  return `${whole.replace(/[.,]/g, '')}.${figures.slice(mark + 1)}`;
}
