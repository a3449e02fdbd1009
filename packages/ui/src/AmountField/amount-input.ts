import { toAsciiDigits } from '../internal/digits.ts';
import { readAmount } from './read-amount.ts';

/** Keys for the decimal point. Some phone keypads have a comma only. */
export const decimalSeparators = ['.', ',', '．', '，'];

/** The decimal string of a typed text: "12." is "12", ".5" is "0.5", "007" is "7", "." is "". */
export function toValue(text: string): string {
  return text
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
}

/** Cuts a decimal string to the digits of the minor unit. Rounding would show money that is not there. */
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
 * Whether an input refuses typed text: what holds no digit, and a second decimal separator, which would
 * move the fraction unnoticed.
 */
export function refusesTyped(typed: string, input: Selection): boolean {
  if (decimalSeparators.includes(typed)) return unselected(input).includes('.');
  return !/\d/.test(toAsciiDigits(typed));
}

/**
 * Inserts a pasted amount at the selection, in whichever notation it was written. Text that is no
 * amount, or would bring a second decimal separator, changes nothing.
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
