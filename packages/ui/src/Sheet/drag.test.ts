import { describe, expect, test } from 'vitest';
import { closesSheet, sheetOffset, velocityAtEnd } from './drag.ts';

describe('where the sheet stands', () => {
  test('it follows the finger down', () => expect(sheetOffset(120)).toBe(120));
  test('it resists upwards', () => {
    expect(sheetOffset(-100)).toBeGreaterThan(-20);
    expect(sheetOffset(-100)).toBeLessThan(0);
  });
});

describe('letting go', () => {
  const still = { velocity: 0, height: 400 };
  test('a short pull keeps it', () => {
    expect(closesSheet({ ...still, distance: 100 })).toBe(false);
  });
  test('a pull of more than a third closes it', () => {
    expect(closesSheet({ ...still, distance: 150 })).toBe(true);
  });
  test('a flick down closes it, however short', () => {
    expect(closesSheet({ distance: 20, velocity: 0.8, height: 400 })).toBe(true);
  });
  test('a flick back up keeps it, however far it was', () => {
    expect(closesSheet({ distance: 300, velocity: -0.8, height: 400 })).toBe(false);
  });
  test('a pull upwards never closes', () => {
    expect(closesSheet({ distance: -50, velocity: 2, height: 400 })).toBe(false);
  });
});

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
