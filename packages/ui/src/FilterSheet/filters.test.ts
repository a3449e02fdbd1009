import { describe, expect, test } from 'vitest';
import { countActive, sameFilters } from './filters.ts';

const empty = { makers: [] as string[], kind: 'all', live: false, least: undefined };

describe('how many are on', () => {
  test('none', () => expect(countActive(empty, empty)).toBe(0));

  test('each of several choices, and everything else once', () => {
    const value = { makers: ['lotus', 'orbit'], kind: 'slots', live: true, least: undefined };
    expect(countActive(value, empty)).toBe(4);
  });

  test('what an empty filter has chosen already is not on', () => {
    expect(countActive({ makers: ['lotus', 'orbit'] }, { makers: ['lotus'] })).toBe(1);
  });
});

describe('the same', () => {
  test('in whatever order it was chosen', () => {
    expect(sameFilters({ makers: ['a', 'b'] }, { makers: ['b', 'a'] })).toBe(true);
  });

  test('another choice, one more, one that is new', () => {
    expect(sameFilters({ kind: 'all' }, { kind: 'slots' })).toBe(false);
    expect(sameFilters({ makers: ['a'] }, { makers: ['a', 'b'] })).toBe(false);
    expect(sameFilters<object>({}, { live: true })).toBe(false);
  });
});
