import { expect, test } from 'vitest';
import { centredScroll } from './center.ts';

const strip = { width: 300, scrollWidth: 900 };

test('an item in the middle of the strip is centred', () => {
  expect(centredScroll({ ...strip, itemStart: 400, itemWidth: 100 })).toBe(300);
});

test('the ends of the strip hold', () => {
  expect(centredScroll({ ...strip, itemStart: 0, itemWidth: 100 })).toBe(0);
  expect(centredScroll({ ...strip, itemStart: 800, itemWidth: 100 })).toBe(600);
});

test('a strip with room for all of it never scrolls', () => {
  expect(centredScroll({ width: 300, scrollWidth: 200, itemStart: 150, itemWidth: 50 })).toBe(0);
});
