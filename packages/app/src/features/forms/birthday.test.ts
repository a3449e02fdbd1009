import { describe, expect, it } from 'vitest';
import { fromIsoDate, noDay, toIsoDate } from './birthday.ts';

describe('a day of birth in three fields', () => {
  it.each([
    ['1994-03-07', { day: '7', month: '3', year: '1994' }],
    ['1994-12-25', { day: '25', month: '12', year: '1994' }],
    ['', noDay],
  ])('%s there and back', (iso, typed) => {
    expect(fromIsoDate(iso)).toEqual(typed);
    expect(toIsoDate(typed)).toBe(iso);
  });

  it('is undefined until day, month and year are set', () => {
    expect(toIsoDate({ day: '7', month: '', year: '' })).toBe('0000-00-07');
  });
});
