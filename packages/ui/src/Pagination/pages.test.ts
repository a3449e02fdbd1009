import { describe, expect, test } from 'vitest';
import { pageSlots, pageWithin } from './pages.ts';

describe('slots', () => {
  test('shows a small number of pages completely', () => {
    expect(pageSlots(1, 0)).toEqual([]);
    expect(pageSlots(1, 1)).toEqual([1]);
    expect(pageSlots(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('shows the first, the last and those around the current page of many', () => {
    expect(pageSlots(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageSlots(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageSlots(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  test('has gaps for more than one page only', () => {
    expect(pageSlots(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageSlots(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20]);
    expect(pageSlots(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  test('keeps the number of slots constant', () => {
    for (let page = 1; page <= 40; page++) expect(pageSlots(page, 40)).toHaveLength(7);
  });
});

test('clamps a page that does not exist', () => {
  expect(pageWithin(0, 9)).toBe(1);
  expect(pageWithin(12, 9)).toBe(9);
  expect(pageWithin(2.9, 9)).toBe(2);
  expect(pageWithin(Number.NaN, 9)).toBe(1);
  expect(pageWithin(3, 0)).toBe(1);
});
