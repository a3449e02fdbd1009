import { expect, test } from 'vitest';
import { nextTab } from './keys.ts';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['ArrowDown', 1, false, -1],
  ['a', 1, false, -1],
])('%s at %i (right to left: %s) leads to %i of three', (key, current, rtl, next) => {
  expect(nextTab(key, current, 3, rtl)).toBe(next);
});

test('among no tabs, no key leads anywhere', () => {
  expect(nextTab('Home', -1, 0, false)).toBe(-1);
});
