import { describe, expect, test } from 'vitest';
import { countActive, sameFilters } from './filters.ts';

const empty = { makers: [] as string[], kind: 'all', live: false, least: undefined };

describe('number of selected filters', () => {
  test('is zero for no filters', () => expect(countActive(empty, empty)).toBe(0));

  test('counts each of several options, and single options once', () => {
    const value = { makers: ['lotus', 'orbit'], kind: 'slots', live: true, least: undefined };
    expect(countActive(value, empty)).toBe(4);
  });

  test('does not count the default option', () => {
    expect(countActive({ makers: ['lotus', 'orbit'] }, { makers: ['lotus'] })).toBe(1);
  });
});

describe('equality', () => {
  test('ignores the order of options', () => {
    expect(sameFilters({ makers: ['a', 'b'] }, { makers: ['b', 'a'] })).toBe(true);
  });

  test('differs for another option, an additional one and a new filter', () => {
    expect(sameFilters({ kind: 'all' }, { kind: 'slots' })).toBe(false);
    expect(sameFilters({ makers: ['a'] }, { makers: ['a', 'b'] })).toBe(false);
    expect(sameFilters<object>({}, { live: true })).toBe(false);
  });
});
