import { describe, expect, test } from 'vitest';
import { closesBy, doubleTapScale, fitted, getTurn, held, WHOLE, zoomed } from './zoom.ts';

const stage = { width: 400, height: 800 };
const picture = { width: 400, height: 300 };

describe('fit', () => {
  test('fills the width with a wide picture and the height with a tall one', () => {
    expect(fitted({ width: 1600, height: 1200 }, stage)).toEqual(picture);
    expect(fitted({ width: 100, height: 400 }, stage)).toEqual({ width: 200, height: 800 });
  });
  test('uses the size of the stage before the picture loads', () => {
    expect(fitted({ width: 0, height: 0 }, stage)).toEqual(stage);
  });
});

describe('pan limits', () => {
  test('centers a picture that fits', () => {
    expect(held({ scale: 1, x: 50, y: -30 }, picture, stage)).toEqual(WHOLE);
    expect(held({ scale: 2, x: 0, y: 90 }, picture, stage)).toEqual({ scale: 2, x: 0, y: 0 });
  });
  test('stops at the edges', () => {
    expect(held({ scale: 2, x: 900, y: 0 }, picture, stage).x).toBe(200);
    expect(held({ scale: 4, x: 0, y: -900 }, picture, stage).y).toBe(-200);
  });
});

describe('zoom', () => {
  test('keeps the point under the finger', () => {
    const view = zoomed(WHOLE, 2, { x: 100, y: 50 });
    expect(view).toEqual({ scale: 2, x: -100, y: -50 });
    // The point in picture coordinates, (finger - offset) / scale, is the same before and after.
    expect((100 - view.x) / view.scale).toBe(100);
  });
  test('stays between 1 and 4 times', () => {
    expect(zoomed(WHOLE, 0.2, { x: 0, y: 0 }).scale).toBe(1);
    expect(zoomed(WHOLE, 90, { x: 0, y: 0 }).scale).toBe(4);
  });
  test('zooms by double tap and resets by another', () => {
    expect(doubleTapScale(WHOLE)).toBe(2.5);
    expect(doubleTapScale({ scale: 2.5, x: 0, y: 0 })).toBe(1);
  });
});

describe('swipe', () => {
  const width = 400;
  test('turns when it is long or fast', () => {
    expect(getTurn({ distance: -180, velocity: 0, width })).toBe(1);
    expect(getTurn({ distance: 180, velocity: 0, width })).toBe(-1);
    expect(getTurn({ distance: -60, velocity: 0.9, width })).toBe(1);
  });
  test('does not turn when it is short and slow', () => {
    expect(getTurn({ distance: -100, velocity: 0.1, width })).toBe(0);
    expect(getTurn({ distance: -10, velocity: 2, width })).toBe(0);
  });
});

test('closes on a long or fast drag down, never up', () => {
  expect(closesBy(140, 0)).toBe(true);
  expect(closesBy(60, 0.8)).toBe(true);
  expect(closesBy(60, 0.1)).toBe(false);
  expect(closesBy(-300, 2)).toBe(false);
});
