import { expect, test } from 'vitest';
import { refusesTyped, toValue, truncate } from './amount-input.ts';

test.each([
  ['12.', '12'],
  ['12.5', '12.5'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0', '0'],
  ['0.50', '0.50'],
  ['.', ''],
  ['', ''],
])('reads the typed text "%s" as the decimal string "%s"', (text, value) => {
  expect(toValue(text)).toBe(value);
});

test.each([
  ['1.239', 2, '1.23'],
  ['1.2399', 3, '1.239'],
  ['1.9', 0, '1'],
  ['999999999999.99', 2, '999999999999.99'],
  ['5', 2, '5'],
])('truncates %s at exponent %i to %s', (decimal, exponent, cut) => {
  expect(truncate(decimal, exponent)).toBe(cut);
});

test('rejects a second decimal separator unless the first is selected', () => {
  const input = { value: '1,234.50', selectionStart: 2, selectionEnd: 2 };
  expect(refusesTyped('.', input)).toBe(true);
  expect(refusesTyped(',', input)).toBe(true);
  expect(refusesTyped('.', { ...input, selectionEnd: 8 })).toBe(false);
});

test.each([
  ['5', false],
  ['၅', false],
  ['x', true],
  [' ', true],
])('rejects the typed text "%s": %s', (typed, refused) => {
  const input = { value: '1', selectionStart: 1, selectionEnd: 1 };
  expect(refusesTyped(typed, input)).toBe(refused);
});
