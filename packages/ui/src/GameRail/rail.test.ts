import { expect, test } from 'vitest';
import { stripEnds, stripPage } from './rail.ts';

test('detects its ends', () => {
  const strip = { clientWidth: 300, scrollWidth: 900 };
  expect(stripEnds({ ...strip, scrollLeft: 0 })).toEqual({ start: true, end: false });
  expect(stripEnds({ ...strip, scrollLeft: 200 })).toEqual({ start: false, end: false });
  expect(stripEnds({ ...strip, scrollLeft: 599.4 })).toEqual({ start: false, end: true });
  expect(stripEnds({ ...strip, scrollLeft: -600 })).toEqual({ start: false, end: true });
});

test('is at both ends when everything fits', () => {
  expect(stripEnds({ scrollLeft: 0, clientWidth: 300, scrollWidth: 300 })).toEqual({
    start: true,
    end: true,
  });
});

test('keeps the clipped item visible after a page', () => {
  expect(stripPage(1000, 150)).toBe(850);
  expect(stripPage(100, 150)).toBe(150);
});
