import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, checkBirthday } from './birthday.ts';

const today = '2026-11-21';
const refused = (code: string, limit?: string) => ({
  ok: false,
  violation: { code, ...(limit && { limit, bound: 'minimum' }) },
});
const iso = (day: Date) => day.toISOString().slice(0, 10);
const someDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map(iso);

describe('birthday (docs/product.md: Entities and their fields; Validation rules)', () => {
  it.each([
    ['1990-02-28', '1990-02-28'],
    [' 2000-02-29 ', '2000-02-29'],
    ['1900-01-01', '1900-01-01'],
    ['๑๙๙๐-๐๒-๒๘', '1990-02-28'],
    // Twenty-one today.
    ['2005-11-21', '2005-11-21'],
  ])('accepts %s', (text, value) => {
    expect(checkBirthday(text, { today, minimumAge: 21 })).toEqual({ ok: true, value });
  });

  it.each([
    ['', refused('birthday.required')],
    ['  ', refused('birthday.required')],
    ['1990-2-28', refused('birthday.incorrect')],
    ['28.02.1990', refused('birthday.incorrect')],
    ['1990-02-30', refused('birthday.incorrect')],
    ['1900-02-29', refused('birthday.incorrect')],
    ['2023-02-29', refused('birthday.incorrect')],
    ['1990-13-01', refused('birthday.incorrect')],
    ['1990-00-10', refused('birthday.incorrect')],
    ['1899-12-31', refused('birthday.incorrect')],
    ['0050-01-01', refused('birthday.incorrect')],
    [today, refused('birthday.inFuture')],
    ['2026-11-22', refused('birthday.inFuture')],
    ['2005-11-22', refused('birthday.tooYoung', '21')],
  ])('rejects "%s"', (text, violation) => {
    expect(checkBirthday(text, { today, minimumAge: 21 })).toEqual(violation);
  });

  it('requires no age if the site has none', () => {
    expect(checkBirthday('2026-11-20', { today })).toEqual({ ok: true, value: '2026-11-20' });
  });

  it('cannot be changed or removed once set; the same date is no change', () => {
    const current = '1990-02-28';
    expect(checkBirthday(current, { today, current })).toEqual({ ok: true, value: current });
    expect(checkBirthday('1990-03-01', { today, current })).toEqual(refused('birthday.alreadySet'));
    expect(checkBirthday('', { today, current })).toEqual(refused('birthday.alreadySet'));
  });

  it.each([
    ['2000-11-21', 26],
    ['2000-11-22', 25],
    ['2000-12-01', 25],
    ['2004-02-29', 22],
    ['nonsense', Number.NaN],
  ])('born on %s, the age is %d', (birthday, age) => {
    expect(ageOn(birthday, today)).toBe(age);
  });

  it('a birthday on 29 February is on 1 March in other years', () => {
    expect(ageOn('2004-02-29', '2025-02-28')).toBe(20);
    expect(ageOn('2004-02-29', '2025-03-01')).toBe(21);
  });

  it('an accepted birthday is old enough on that day and on every later one', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 99 }), fc.nat(20_000), (text, age, later) => {
        const checked = checkBirthday(text, { today, minimumAge: age });
        expect(checked.ok).toBe(ageOn(text, today) >= age);
        const after = iso(new Date(Date.parse(today) + later * 86_400_000));
        if (checked.ok)
          expect(checkBirthday(text, { today: after, minimumAge: age }).ok).toBe(true);
      }),
    );
  });

  it('rejects any other birthday once one is set', () => {
    fc.assert(
      fc.property(someDay, fc.oneof(someDay, fc.string()), (current, text) => {
        expect(checkBirthday(text, { today, current }).ok).toBe(text.trim() === current);
      }),
    );
  });
});
