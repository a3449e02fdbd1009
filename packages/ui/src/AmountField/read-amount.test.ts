import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['1234', '1234'],
  ['1234.5', '1234.5'],
  ['.5', '.5'],
  ['₱1,234.50', '1234.50'],
  ['PHP 1,234,567.89', '1234567.89'],
  ['1.234.567,89', '1234567.89'],
  ['1.234,50 €', '1234.50'],
  ['1 234 567,89', '1234567.89'],
  ['1’234.50 CHF', '1234.50'],
  ['12,34,567.00', '1234567.00'],
  ['1,234', '1234'],
  ['1.234.567', '1234567'],
  ['12,5', '12.5'],
  ['12,50', '12.50'],
  ['1234,567', '1234.567'],
  ['  250 ', '250'],
  ['၁၂၃', '123'],
  ['1，234', '1234'],
])('reads “%s” as %s', (text, amount) => {
  expect(readAmount(text, 2)).toBe(amount);
});

test.each([
  '12e5',
  '-5',
  '−5',
  'abc',
  '',
  '₱',
  '1,23,4',
  '1.2.3',
  '1.234,567,89',
  '10:30',
  '1/2',
  '12.5.',
])('rejects “%s”', (text) => {
  expect(readAmount(text, 2)).toBeUndefined();
});

test('reads three digits after a single point as thousands for a currency without minor units', () => {
  expect(readAmount('25.000', 0)).toBe('25000');
  expect(readAmount('1.234', 3)).toBe('1.234');
});
