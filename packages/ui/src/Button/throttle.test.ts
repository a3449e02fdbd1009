import { expect, test } from 'vitest';
import { ACTIVATION_INTERVAL_MS, createThrottle } from './throttle.ts';

test('the first activation counts, also at time zero', () => {
  expect(createThrottle().counts(0, ACTIVATION_INTERVAL_MS)).toBe(true);
});

test('another within the interval does not, one at its end does', () => {
  const { counts } = createThrottle();
  expect(counts(5000, 1000)).toBe(true);
  expect(counts(5999, 1000)).toBe(false);
  expect(counts(6000, 1000)).toBe(true);
});

test('one that did not count does not lengthen the wait', () => {
  const { counts } = createThrottle();
  counts(0, 1000);
  counts(900, 1000);
  expect(counts(1000, 1000)).toBe(true);
});

test('an interval of zero lets everything through', () => {
  const { counts } = createThrottle();
  expect([counts(1, 0), counts(1, 0), counts(1, 0)]).toEqual([true, true, true]);
});

test('one that follows what made it forget is a first one', () => {
  const { counts, forget } = createThrottle();
  counts(0, 1000);
  forget();
  expect(counts(10, 1000)).toBe(true);
  expect(counts(20, 1000)).toBe(false);
});
