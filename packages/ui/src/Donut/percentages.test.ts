import { expect, test } from 'vitest';
import { toPercentages } from './percentages.ts';

test.each([
  [
    [600, 300, 0],
    [67, 33, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [999, 1],
    [99, 1],
  ],
  [
    [9999, 1, 1, 1],
    [97, 1, 1, 1],
  ],
  [
    [5120, 2500, 1000, 750, 40],
    [54, 26, 11, 8, 1],
  ],
  [
    [0.1, 0.2],
    [33, 67],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[7], [100]],
])('divides %j into %j percent', (values, percentages) => {
  expect(toPercentages(values)).toEqual(percentages);
});

test.each([[[3, 3, 3, 3, 3, 3, 3]], [[1, 2, 4, 8, 1000]], [[0.001, 0.5, 12]]])(
  'adds up to 100 for %j',
  (values) => {
    const percentages = toPercentages(values);
    expect(percentages.reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(Math.min(...percentages)).toBeGreaterThan(0);
  },
);
