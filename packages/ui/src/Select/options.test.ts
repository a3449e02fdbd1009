import { describe, expect, test } from 'vitest';
import { matchOptions, placeAfterKey, placeByLetter } from './options.ts';

const options = [{ label: 'Aurora Bank' }, { label: 'Bayán Savings' }, { label: 'ကမ္ဘောဇ ဘဏ်' }];
const found = (query: string) => matchOptions(options, query).map(({ label }) => label);

describe('filters by text', () => {
  test.each([
    ['', 3],
    ['bank', 1],
    ['  BANK aur ', 1],
    ['bayan', 1],
    ['ဘဏ်', 1],
    ['nothing', 0],
  ])('%j leaves %i', (query, count) => {
    expect(found(query)).toHaveLength(count);
  });
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('moves by %s at %i of three to %s', (key, place, next) => {
  expect(placeAfterKey(key, place, 3)).toBe(next);
});

test('moves to the next option with a letter and wraps around', () => {
  const labels = ['Aurora', 'Bayan', 'Bataan', 'Coral'];
  expect(placeByLetter(labels, 'b', 0)).toBe(1);
  expect(placeByLetter(labels, 'B', 1)).toBe(2);
  expect(placeByLetter(labels, 'b', 2)).toBe(1);
  expect(placeByLetter(labels, 'x', 0)).toBeUndefined();
  expect(placeByLetter(labels, ' ', 0)).toBeUndefined();
});
