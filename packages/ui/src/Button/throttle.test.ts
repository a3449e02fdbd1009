import { expect, test } from 'vitest';
import { ACTIVATION_INTERVAL_MS, createThrottle } from './throttle.ts';

test('accepts the first activation, also at time zero', () => {
  expect(createThrottle().counts(0, ACTIVATION_INTERVAL_MS)).toBe(true);
});

test('rejects an activation within the interval and accepts one at its end', () => {
  const { counts } = createThrottle();
  expect(counts(5000, 1000)).toBe(true);
  expect(counts(5999, 1000)).toBe(false);
  expect(counts(6000, 1000)).toBe(true);
});

test('does not extend the interval for rejected activations', () => {
  const { counts } = createThrottle();
  counts(0, 1000);
  counts(900, 1000);
  expect(counts(1000, 1000)).toBe(true);
});

test('accepts every activation with an interval of zero', () => {
  const { counts } = createThrottle();
  expect([counts(1, 0), counts(1, 0), counts(1, 0)]).toEqual([true, true, true]);
});

test('accepts the first activation after a reset', () => {
  const { counts, forget } = createThrottle();
  counts(0, 1000);
  forget();
  expect(counts(10, 1000)).toBe(true);
  expect(counts(20, 1000)).toBe(false);
});
