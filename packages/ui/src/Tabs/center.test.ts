import { expect, test } from 'vitest';
import { centredScroll } from './center.ts';

const strip = { width: 300, scrollWidth: 900 };

test('centers an item in the middle of the strip', () => {
  expect(centredScroll({ ...strip, itemStart: 400, itemWidth: 100 })).toBe(300);
});

test('stops at the ends of the strip', () => {
  expect(centredScroll({ ...strip, itemStart: 0, itemWidth: 100 })).toBe(0);
  expect(centredScroll({ ...strip, itemStart: 800, itemWidth: 100 })).toBe(600);
});

test('does not scroll a strip that fits', () => {
  expect(centredScroll({ width: 300, scrollWidth: 200, itemStart: 150, itemWidth: 50 })).toBe(0);
});
