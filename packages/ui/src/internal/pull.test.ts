import { describe, expect, test } from 'vitest';
import { pullsDown, velocityAtEnd } from './pull.ts';

describe('speed', () => {
  test('is that of the last moments, not of the whole way', () => {
    const slowThenFast = [
      { y: 0, time: 0 },
      { y: 10, time: 1000 },
      { y: 60, time: 1050 },
    ];
    expect(velocityAtEnd(slowThenFast)).toBe(1);
  });
  test('a finger that rested has none', () => {
    expect(
      velocityAtEnd([
        { y: 0, time: 0 },
        { y: 200, time: 50 },
        { y: 200, time: 400 },
      ]),
    ).toBe(0);
  });
  test('upwards is negative, and nothing is nothing', () => {
    expect(
      velocityAtEnd([
        { y: 100, time: 0 },
        { y: 50, time: 50 },
      ]),
    ).toBe(-1);
    expect(velocityAtEnd([])).toBe(0);
  });
});

describe('the first step of a finger', () => {
  test('down from the top of what scrolls pulls', () => {
    expect(pullsDown({ x: 3, y: 10 }, 0)).toBe(true);
  });
  test('up, sideways, or in the middle of it does not', () => {
    expect(pullsDown({ x: 0, y: -10 }, 0)).toBe(false);
    expect(pullsDown({ x: 12, y: 10 }, 0)).toBe(false);
    expect(pullsDown({ x: 0, y: 10 }, 40)).toBe(false);
  });
});
