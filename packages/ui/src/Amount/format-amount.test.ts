import { describe, expect, test } from 'vitest';
import { amountParts, formatAmount, groupThousands, minorUnits } from './format-amount.ts';

describe('exact amounts', () => {
  test.each([
    ['12480.50', 2, '₱12,480.50'],
    ['0', 2, '₱0.00'],
    ['-750', 2, '−\u2060₱750.00'],
    ['-0.00', 2, '₱0.00'],
    ['1234', 0, '₱1,234'],
    ['1.5', 3, '₱1.500'],
    ['1.005', 2, '₱1.005'],
    ['1.50000', 2, '₱1.50'],
    ['999999999999.99', 2, '₱999,999,999,999.99'],
    ['123456789012345678901234.56', 2, '₱123,456,789,012,345,678,901,234.56'],
    [1248050n, 2, '₱12,480.50'],
    [-5n, 2, '−\u2060₱0.05'],
    [0n, 0, '₱0'],
    [7n, 3, '₱0.007'],
  ])('%s at exponent %i is %s', (value, exponent, text) => {
    expect(formatAmount(value, { exponent, symbol: '₱' })).toBe(text);
  });
});

describe('rounded amounts (balances round down, requirements round up)', () => {
  test.each([
    ['1234.99', 'floor', '1,234'],
    ['1234.01', 'ceil', '1,235'],
    ['1234.00', 'ceil', '1,234'],
    ['-0.50', 'floor', '−1'],
    ['-0.50', 'ceil', '0'],
    ['0.99', 'floor', '0'],
    ['999.001', 'ceil', '1,000'],
  ] as const)('%s by %s is %s', (value, rounding, text) => {
    expect(formatAmount(value, { rounding })).toBe(text);
  });
});

describe('signs', () => {
  test('shows a plus for a gain on request, and no sign by default', () => {
    expect(formatAmount('5', { sign: 'always' })).toBe('+5.00');
    expect(formatAmount('0', { sign: 'always' })).toBe('0.00');
  });
  test('omits the minus on request', () => {
    expect(formatAmount('-5', { sign: 'never' })).toBe('5.00');
  });
});

describe('invalid values', () => {
  test.each(['', 'abc', '1,234', '1e5', 'NaN', ' 1', '.5', '1.'])(
    'formats "%s" as a dash',
    (value) => {
      expect(amountParts(value)).toBeUndefined();
      expect(formatAmount(value)).toBe('–');
      expect(minorUnits(value)).toBeUndefined();
    },
  );
});

test('thousands', () => {
  expect(['1', '12', '123', '1234', '1234567'].map(groupThousands)).toEqual([
    '1',
    '12',
    '123',
    '1,234',
    '1,234,567',
  ]);
});

test('minor units', () => {
  expect(minorUnits('12480.5')).toBe(1248050n);
  expect(minorUnits('-0.05')).toBe(-5n);
  expect(minorUnits('1.009')).toBe(100n);
  expect(minorUnits(42n)).toBe(42n);
});
