import { describe, expect, test } from 'vitest';
import { isReady, pullOffset, READY_AT, shareDone } from './refresh.ts';

describe('page offset', () => {
  test('is less than the pull, increasingly, and bounded', () => {
    expect(pullOffset(0)).toBe(0);
    expect(pullOffset(-40)).toBe(0);
    const steps = [0, 100, 200, 300, 400].map(pullOffset);
    const ways = steps.slice(1).map((offset, index) => offset - (steps[index] ?? 0));
    expect(ways[0]).toBeLessThan(100);
    expect([...ways].sort((a, b) => b - a)).toEqual(ways);
    expect(pullOffset(5000)).toBeLessThanOrEqual(128);
  });
});

test('passes the threshold with a thumb’s pull, not with a slip', () => {
  expect(isReady(pullOffset(40))).toBe(false);
  expect(isReady(pullOffset(160))).toBe(true);
});

test('clamps the progress at 1', () => {
  expect(shareDone(-3)).toBe(0);
  expect(shareDone(READY_AT / 2)).toBe(0.5);
  expect(shareDone(500)).toBe(1);
});
