import { expect, test } from 'vitest';
import { percentText, toPercent } from './progress.ts';

test.each([
  [0, 100, 0],
  [77, 100, 77],
  [150, 100, 100],
  [-1, 100, 0],
  [0, 0, 100],
])('%d of %d is %d percent', (value, max, percent) => {
  expect(toPercent(value, max)).toBe(percent);
});

test('rounds an incomplete percentage down', () => {
  expect(percentText(99.99, 100)).toBe('99%');
  expect(percentText(100, 100)).toBe('100%');
});
