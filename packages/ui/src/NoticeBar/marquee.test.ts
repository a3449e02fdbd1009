import { expect, test } from 'vitest';
import { overflows, roundSeconds } from './marquee.ts';

test('a text that fits stands still, also when widths are rounded', () => {
  expect(overflows(200, 300)).toBe(false);
  expect(overflows(300.6, 300)).toBe(false);
  expect(overflows(302, 300)).toBe(true);
});

test('a longer text takes longer, at one pace', () => {
  expect(roundSeconds(432)).toBe(10);
  expect(roundSeconds(912)).toBe(20);
  expect(roundSeconds(432, 96)).toBe(5);
});
