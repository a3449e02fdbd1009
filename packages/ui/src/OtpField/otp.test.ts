import { describe, expect, test } from 'vitest';
import { otpDashBefore, otpDigits, otpFromMessage } from './otp.ts';

describe('digits only', () => {
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
  test('a run of the right length wins over other numbers', () => {
    expect(otpFromMessage('In 10 minutes 482913 expires', 6)).toBe('482913');
  });
  test('a spaced code is still read', () => {
    expect(otpFromMessage('482 913', 6)).toBe('482913');
  });
  test('a longer number is not mistaken for the code', () => {
    expect(otpFromMessage('ref 123456789, code 4829', 4)).toBe('4829');
  });
});

test('six cells are parted in the middle, other lengths are not', () => {
  expect([0, 1, 2, 3, 4, 5].filter((index) => otpDashBefore(index, 6))).toEqual([3]);
  expect([0, 1, 2, 3].filter((index) => otpDashBefore(index, 4))).toEqual([]);
});
