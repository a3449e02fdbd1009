import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';

test.each([
  ['၀၉၁၇', '0917'],
  ['๐๙๑๗', '0917'],
  ['０９１７', '0917'],
  ['+95 ၉', '+95 9'],
  ['abc', 'abc'],
  ['', ''],
])('converts %s to %s', (typed, ascii) => {
  expect(toAsciiDigits(typed)).toBe(ascii);
});

test('keeps every position, so that a caret stays in place', () => {
  const typed = '၁-၂-၃';
  expect(toAsciiDigits(typed)).toHaveLength(typed.length);
});
