import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1299, '1.2k'],
  [9999, '9.9k'],
  [10_000, '1w'],
  [30_000, '3w'],
  [96_199, '9.6w'],
  [1_234_567n, '123.4w'],
])('formats %s as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
