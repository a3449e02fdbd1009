import { describe, expect, test } from 'vitest';
import { otpDashBefore, otpDigits, otpFromMessage } from './otp.ts';

describe('digits', () => {
  test.each([
    ['482913', 6, '482913'],
    ['48 29-13', 6, '482913'],
    ['၄၈၂၉', 4, '4829'],
    ['48291', 4, '4829'],
    ['code', 4, ''],
  ])('%s in %i cells', (typed, length, digits) => {
    expect(otpDigits(typed, length)).toBe(digits);
  });
});

describe('a pasted message', () => {
  test('prefers a run of the right length over other numbers', () => {
    expect(otpFromMessage('In 10 minutes 482913 expires', 6)).toBe('482913');
  });
  test('reads a spaced code', () => {
    expect(otpFromMessage('482 913', 6)).toBe('482913');
  });
  test('does not take a longer number for the code', () => {
    expect(otpFromMessage('ref 123456789, code 4829', 4)).toBe('4829');
  });
});

test('separates six cells in the middle and no other length', () => {
  expect([0, 1, 2, 3, 4, 5].filter((index) => otpDashBefore(index, 6))).toEqual([3]);
  expect([0, 1, 2, 3].filter((index) => otpDashBefore(index, 4))).toEqual([]);
});
