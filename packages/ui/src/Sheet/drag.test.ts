import { describe, expect, test } from 'vitest';
import { closesSheet, maskShare, sheetOffset, sinkMs } from './drag.ts';

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

describe('the mask', () => {
  test('lightens as the sheet goes down', () => {
    expect(maskShare(0, 400)).toBe(1);
    expect(maskShare(100, 400)).toBe(0.75);
    expect(maskShare(900, 400)).toBe(0);
  });
  test('is whole for a sheet pulled up, or of no height', () => {
    expect(maskShare(-20, 400)).toBe(1);
    expect(maskShare(10, 0)).toBe(1);
  });
});

describe('the rest of the way', () => {
  const height = 400;
  test('is gone at the speed of the finger', () => {
    expect(sinkMs({ distance: 200, velocity: 2, height })).toBe(100);
  });
  test('never hurries nor dawdles', () => {
    expect(sinkMs({ distance: 390, velocity: 5, height })).toBe(80);
    expect(sinkMs({ distance: 200, velocity: 0, height })).toBe(200);
  });
});
