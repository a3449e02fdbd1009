import { describe, expect, test } from 'vitest';
import { closesBy, doubleTapScale, fitted, held, turnOf, WHOLE, zoomed } from './zoom.ts';

const stage = { width: 400, height: 800 };
const picture = { width: 400, height: 300 };

describe('fitted', () => {
  test('a wide picture fills the width, a tall one the height', () => {
    expect(fitted({ width: 1600, height: 1200 }, stage)).toEqual(picture);
    expect(fitted({ width: 100, height: 400 }, stage)).toEqual({ width: 200, height: 800 });
  });
  test('one that is not there yet is taken for the stage', () => {
    expect(fitted({ width: 0, height: 0 }, stage)).toEqual(stage);
  });
});

describe('held', () => {
  test('what fits stays in the middle', () => {
    expect(held({ scale: 1, x: 50, y: -30 }, picture, stage)).toEqual(WHOLE);
    expect(held({ scale: 2, x: 0, y: 90 }, picture, stage)).toEqual({ scale: 2, x: 0, y: 0 });
  });
  test('an edge stops at the edge', () => {
    expect(held({ scale: 2, x: 900, y: 0 }, picture, stage).x).toBe(200);
    expect(held({ scale: 4, x: 0, y: -900 }, picture, stage).y).toBe(-200);
  });
});

describe('zoomed', () => {
  test('the point under the finger stays there', () => {
    const view = zoomed(WHOLE, 2, { x: 100, y: 50 });
    expect(view).toEqual({ scale: 2, x: -100, y: -50 });
    // The point in picture coordinates, (finger - offset) / scale, is the same before and after.
    expect((100 - view.x) / view.scale).toBe(100);
  });
  test('never smaller than whole, never larger than four times', () => {
    expect(zoomed(WHOLE, 0.2, { x: 0, y: 0 }).scale).toBe(1);
    expect(zoomed(WHOLE, 90, { x: 0, y: 0 }).scale).toBe(4);
  });
  test('a double tap makes larger, and whole again', () => {
    expect(doubleTapScale(WHOLE)).toBe(2.5);
    expect(doubleTapScale({ scale: 2.5, x: 0, y: 0 })).toBe(1);
  });
});

describe('a swipe', () => {
  const width = 400;
  test('turns when it went far, or fast', () => {
    expect(turnOf({ distance: -180, velocity: 0, width })).toBe(1);
    expect(turnOf({ distance: 180, velocity: 0, width })).toBe(-1);
    expect(turnOf({ distance: -60, velocity: 0.9, width })).toBe(1);
  });
  test('does not when it was neither, or hardly one', () => {
    expect(turnOf({ distance: -100, velocity: 0.1, width })).toBe(0);
    expect(turnOf({ distance: -10, velocity: 2, width })).toBe(0);
  });
});

test('a pull down closes when it went far, or fast; up never', () => {
  expect(closesBy(140, 0)).toBe(true);
  expect(closesBy(60, 0.8)).toBe(true);
  expect(closesBy(60, 0.1)).toBe(false);
  expect(closesBy(-300, 2)).toBe(false);
});
