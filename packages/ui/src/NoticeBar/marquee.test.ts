import { expect, test } from 'vitest';
import { overflows, roundSeconds } from './marquee.ts';

test('does not move a text that fits, also with rounded widths', () => {
  expect(overflows(200, 300)).toBe(false);
  expect(overflows(300.6, 300)).toBe(false);
  expect(overflows(302, 300)).toBe(true);
});

test('moves longer texts for a longer time at the same speed', () => {
  expect(roundSeconds(432)).toBe(10);
  expect(roundSeconds(912)).toBe(20);
  expect(roundSeconds(432, 96)).toBe(5);
});
