import { describe, expect, test } from 'vitest';
import { closesSheet, maskShare, sheetOffset, sinkMs } from './drag.ts';

describe('position', () => {
  test('follows a drag down', () => expect(sheetOffset(120)).toBe(120));
  test('resists a drag up', () => {
    expect(sheetOffset(-100)).toBeGreaterThan(-20);
    expect(sheetOffset(-100)).toBeLessThan(0);
  });
});

describe('release', () => {
  const still = { velocity: 0, height: 400 };
  test('stays open after a short drag', () => {
    expect(closesSheet({ ...still, distance: 100 })).toBe(false);
  });
  test('closes after a drag of more than a third', () => {
    expect(closesSheet({ ...still, distance: 150 })).toBe(true);
  });
  test('closes on a flick down of any length', () => {
    expect(closesSheet({ distance: 20, velocity: 0.8, height: 400 })).toBe(true);
  });
  test('stays open on a flick up from any position', () => {
    expect(closesSheet({ distance: 300, velocity: -0.8, height: 400 })).toBe(false);
  });
  test('never closes on a drag up', () => {
    expect(closesSheet({ distance: -50, velocity: 2, height: 400 })).toBe(false);
  });
});

describe('scrim', () => {
  test('fades as the sheet moves down', () => {
    expect(maskShare(0, 400)).toBe(1);
    expect(maskShare(100, 400)).toBe(0.75);
    expect(maskShare(900, 400)).toBe(0);
  });
  test('is opaque for a sheet dragged up or without height', () => {
    expect(maskShare(-20, 400)).toBe(1);
    expect(maskShare(10, 0)).toBe(1);
  });
});

describe('remaining distance', () => {
  const height = 400;
  test('is covered at the speed of the finger', () => {
    expect(sinkMs({ distance: 200, velocity: 2, height })).toBe(100);
  });
  test('has a minimum and a maximum duration', () => {
    expect(sinkMs({ distance: 390, velocity: 5, height })).toBe(80);
    expect(sinkMs({ distance: 200, velocity: 0, height })).toBe(200);
  });
});
