import { describe, expect, test } from 'vitest';
import { isReady, pullOffset, READY_AT, shareDone } from './refresh.ts';

describe('how far the page follows', () => {
  test('less than the finger, ever less, and never without end', () => {
    expect(pullOffset(0)).toBe(0);
    expect(pullOffset(-40)).toBe(0);
    const steps = [0, 100, 200, 300, 400].map(pullOffset);
    const ways = steps.slice(1).map((offset, index) => offset - (steps[index] ?? 0));
    expect(ways[0]).toBeLessThan(100);
    expect([...ways].sort((a, b) => b - a)).toEqual(ways);
    expect(pullOffset(5000)).toBeLessThanOrEqual(128);
  });
});

test('a pull of a thumb is enough, a slip is not', () => {
  expect(isReady(pullOffset(40))).toBe(false);
  expect(isReady(pullOffset(160))).toBe(true);
});

test('the share of the way ends at the whole', () => {
  expect(shareDone(-3)).toBe(0);
  expect(shareDone(READY_AT / 2)).toBe(0.5);
  expect(shareDone(500)).toBe(1);
});
