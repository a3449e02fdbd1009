import { describe, expect, test } from 'vitest';
import { type KeypadKey, pastedDigits, pressKey } from './keypad.ts';

const code = { maxLength: 6, exponent: 0 };
const amount = { maxLength: 15, exponent: 2 };

const press = (keys: KeypadKey[], limits: typeof code) =>
  keys.reduce((value, key) => pressKey(value, key, limits), '');

describe('a code', () => {
  test('keeps leading zeros and stops at its length', () => {
    expect(press(['0', '0', '7', '1', '2', '3', '9'], code)).toBe('007123');
  });
  test('has no decimal point', () => {
    expect(press(['1', 'point', '2'], code)).toBe('12');
  });
  test('deletes the last digit, and nothing from an empty value', () => {
    expect(press(['1', '2', 'delete'], code)).toBe('1');
    expect(press(['delete'], code)).toBe('');
  });
});

describe('an amount', () => {
  test('has one decimal point and the decimals of the currency', () => {
    expect(press(['1', 'point', '5', 'point', '0', '9'], amount)).toBe('1.50');
  });
  test('completes a leading decimal point to "0."', () => {
    expect(press(['point', '5'], amount)).toBe('0.5');
  });
  test('drops a leading zero', () => {
    expect(press(['0', '5'], amount)).toBe('5');
  });
});

test('takes the code from a pasted message', () => {
  expect(pastedDigits('Parlor: 482913, valid 10 minutes', code)).toBe('482913');
});
