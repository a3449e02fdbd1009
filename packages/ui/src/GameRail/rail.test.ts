import { expect, test } from 'vitest';
import { stripEnds, stripPage } from './rail.ts';

test('knows its ends', () => {
  const strip = { clientWidth: 300, scrollWidth: 900 };
  expect(stripEnds({ ...strip, scrollLeft: 0 })).toEqual({ start: true, end: false });
  expect(stripEnds({ ...strip, scrollLeft: 200 })).toEqual({ start: false, end: false });
  expect(stripEnds({ ...strip, scrollLeft: 599.4 })).toEqual({ start: false, end: true });
  expect(stripEnds({ ...strip, scrollLeft: -600 })).toEqual({ start: false, end: true });
});

test('a strip that fits is at both ends', () => {
  expect(stripEnds({ scrollLeft: 0, clientWidth: 300, scrollWidth: 300 })).toEqual({
    start: true,
    end: true,
  });
});

test('a page keeps the item that was cut in sight', () => {
  expect(stripPage(1000, 150)).toBe(850);
  expect(stripPage(100, 150)).toBe(150);
});
