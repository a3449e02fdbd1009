import { describe, expect, test } from 'vitest';
import {
  columnsIn,
  countRows,
  type Move,
  rowsBeyond,
  tileAfter,
  tileWidth,
  usualTile,
} from './grid.ts';

describe('columns', () => {
  test('has as many as fit, at least one', () => {
    expect(columnsIn(358, 104, 12)).toBe(3);
    expect(columnsIn(347, 104, 12)).toBe(3);
    expect(columnsIn(335, 104, 12)).toBe(2);
    expect(columnsIn(40, 104, 12)).toBe(1);
    expect(columnsIn(0, 104, 12)).toBe(1);
  });

  test('has three on a phone, seven or eight on a desktop', () => {
    expect(columnsIn(358, usualTile(358), 12)).toBe(3);
    expect(columnsIn(1168, usualTile(1168), 16)).toBe(7);
    expect(columnsIn(1376, usualTile(1376), 16)).toBe(8);
  });

  test('divide the width equally', () => {
    expect(tileWidth(336, 3, 12)).toBe(104);
    expect(tileWidth(0, 3, 12)).toBe(0);
  });

  test('allows a short last row', () => {
    expect(countRows(10_000, 3)).toBe(3334);
    expect(countRows(0, 3)).toBe(0);
  });

  test('uses a smaller overscan for tall rows', () => {
    expect([1, 3, 8, 12, 40].map(rowsBeyond)).toEqual([4, 4, 3, 2, 1]);
  });
});

describe('keys', () => {
  // 0 1 2 / 3 4 5 / 6 7
  const from = (index: number, key: string, rest: Partial<Move> = {}) =>
    tileAfter({
      key,
      index,
      whole: false,
      columns: 3,
      count: 8,
      page: 2,
      reversed: false,
      ...rest,
    });

  test('moves left and right into the neighboring rows and stops at the ends', () => {
    expect(from(4, 'ArrowRight')).toBe(5);
    expect(from(5, 'ArrowRight')).toBe(6);
    expect(from(7, 'ArrowRight')).toBe(7);
    expect(from(3, 'ArrowLeft')).toBe(2);
    expect(from(0, 'ArrowLeft')).toBe(0);
  });

  test('mirrors left and right from right to left', () => {
    expect(from(4, 'ArrowLeft', { reversed: true })).toBe(5);
    expect(from(4, 'ArrowRight', { reversed: true })).toBe(3);
  });

  test('keeps the column up and down and enters a short last row at its end', () => {
    expect(from(1, 'ArrowDown')).toBe(4);
    expect(from(5, 'ArrowDown')).toBe(7);
    expect(from(6, 'ArrowDown')).toBe(6);
    expect(from(4, 'ArrowUp')).toBe(1);
    expect(from(1, 'ArrowUp')).toBe(1);
  });

  test('moves by the visible rows with the page keys', () => {
    expect(from(1, 'PageDown')).toBe(7);
    expect(from(7, 'PageUp')).toBe(1);
    expect(from(4, 'PageUp')).toBe(1);
  });

  test('moves by Home and End in the row, with Control in the grid', () => {
    expect(from(4, 'Home')).toBe(3);
    expect(from(4, 'End')).toBe(5);
    expect(from(6, 'End')).toBe(7);
    expect(from(4, 'Home', { whole: true })).toBe(0);
    expect(from(4, 'End', { whole: true })).toBe(7);
  });

  test('ignores other keys', () => {
    expect(from(4, 'a')).toBeUndefined();
    expect(from(4, 'Enter')).toBeUndefined();
  });
});
