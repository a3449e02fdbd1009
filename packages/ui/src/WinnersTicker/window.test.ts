import { expect, test } from 'vitest';
import { rowsFrom } from './window.ts';

const rows = ['a', 'b', 'c', 'd'];

test('turns endlessly with the next row below the window', () => {
  expect(rowsFrom(rows, 0, 2)).toEqual(['a', 'b', 'c']);
  expect(rowsFrom(rows, 3, 2)).toEqual(['d', 'a', 'b']);
  expect(rowsFrom(rows, 9, 2)).toEqual(['b', 'c', 'd']);
});

test('repeats no row, however few there are', () => {
  expect(rowsFrom(rows, 1, 4)).toEqual(['b', 'c', 'd', 'a']);
  expect(rowsFrom([], 0, 4)).toEqual([]);
});
