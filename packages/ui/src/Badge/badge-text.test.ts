import { expect, test } from 'vitest';
import { badgeText } from './badge-text.ts';

test.each([
  [0, 99, ''],
  [-1, 99, ''],
  [1, 99, '1'],
  [99, 99, '99'],
  [100, 99, '99+'],
  [12, 9, '9+'],
])('%i with a limit of %i shows "%s"', (count, max, text) => {
  expect(badgeText(count, max)).toBe(text);
});
