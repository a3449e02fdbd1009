import { toAsciiDigits } from '../internal/digits.ts';
import { readAmount } from './read-amount.ts';

/** Keys for the decimal point. Some phone keypads have a comma only. */
export const decimalSeparators = ['.', ',', '．', '，'];

/**
 * Converts typed text to a decimal string: "12." to "12", ".5" to "0.5", "007" to "7", "." to "".
 */
export function toValue(text: string): string {
  return text
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
}

/**
 * Truncates a decimal string to the digits of the minor unit. Rounding could show more money than
 * there is.
 */
export function truncate(decimal: string, exponent: number): string {
  const [integer = '', fraction] = decimal.split('.');
  return fraction === undefined || exponent === 0
    ? integer
    : `${integer}.${fraction.slice(0, exponent)}`;
}

type Selection = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

const unselected = ({ value, selectionStart, selectionEnd }: Selection) =>
  value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length);

/**
 * Whether an input rejects typed text: text without a digit, and a second decimal separator, which
 * would silently move the fraction.
 */
export function refusesTyped(typed: string, input: Selection): boolean {
  if (decimalSeparators.includes(typed)) return unselected(input).includes('.');
  return !/\d/.test(toAsciiDigits(typed));
}

/**
 * Inserts a pasted amount at the selection, in any notation. Text that is not an amount, or that
 * would add a second decimal separator, is ignored.
 */
export function insertPastedAmount(input: HTMLInputElement, text: string, exponent: number): void {
  const amount = readAmount(text, exponent);
  if (amount === undefined) return;
  if (amount.includes('.') && unselected(input).includes('.')) return;
  input.setRangeText(
    amount,
    input.selectionStart ?? input.value.length,
    input.selectionEnd ?? input.value.length,
    'end',
  );
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
