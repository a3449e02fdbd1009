import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPhone, checkPhone, normalisePhone, samePhone } from './phone.ts';

describe('phone (docs/product.md: Validation rules, product decision 30)', () => {
  it.each([
    ['PH', '09171234567', '09171234567'],
    ['PH', '9171234567', '09171234567'],
    ['PH', '0917-123-4567', '09171234567'],
    ['PH', ' 0917 123 4567 ', '09171234567'],
    ['PH', '0917–123‑4567', '09171234567'],
    ['TH', '0812345678', '0812345678'],
    ['TH', '+66812345678', '+66812345678'],
    ['TH', '+66 81 234 5678', '+66812345678'],
    ['TH', '๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['MM', '09123456789', '09123456789'],
    ['MM', '+959123456789', '+959123456789'],
    ['MM', '၀၉၁၂၃၄၅၆၇', '091234567'],
    ['SG', '+6591234567', '+6591234567'],
    ['SG', '91234567', '91234567'],
    ['ph', '09171234567', '09171234567'],
  ])('%s accepts %s and sends %s', (country, typed, sent) => {
    expect(checkPhone(typed, country)).toEqual({ ok: true, value: sent });
  });

  it.each([
    ['PH', '0917123456'],
    ['PH', '091712345678'],
    ['PH', '+639171234567'],
    ['PH', '0917x234567'],
    ['TH', '0712345678'],
    ['TH', '66812345678'],
    ['TH', '081234567'],
    ['MM', '0012345678'],
    ['MM', '0912345'],
    ['MM', '+95012345678'],
    ['SG', '1234567'],
    ['SG', '1234567890123456'],
    ['SG', '++12345678'],
    ['SG', '1234+5678'],
  ])('%s rejects %s', (country, typed) => {
    expect(checkPhone(typed, country)).toEqual({
      ok: false,
      violation: { code: 'phone.incorrect' },
    });
  });

  it.each(['', '   ', '-'])('requires a number when given "%s"', (typed) => {
    expect(checkPhone(typed, 'PH')).toEqual({ ok: false, violation: { code: 'phone.required' } });
  });

  it.each([
    ['PH', '09171234567', '9171234567', '+639171234567'],
    ['TH', '0812345678', '+66812345678', '+66812345678'],
    ['MM', '09123456789', '+959123456789', '+959123456789'],
    ['SG', '6591234567', '+6591234567', '+6591234567'],
  ])('%s: two spellings are one player', (country, left, right, identity) => {
    expect(canonicalPhone(left, country)).toBe(identity);
    expect(canonicalPhone(right, country)).toBe(identity);
    expect(samePhone(left, right, country)).toBe(true);
  });

  it('has no identity for text that is no number', () => {
    expect(canonicalPhone('12', 'PH')).toBeUndefined();
    expect(samePhone('12', '12', 'PH')).toBe(false);
  });

  const spelled = fc.record({
    country: fc.constantFrom('PH', 'TH', 'MM', 'SG'),
    text: fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789+- '), maxLength: 18 }),
      fc
        .tuple(fc.constantFrom('0', '+66', '+95', '9', '09'), fc.stringMatching(/^\d{7,11}$/))
        .map((parts) => parts.join('')),
    ),
  });

  it('normalizes to a fixed point of digits and at most one leading plus', () => {
    fc.assert(
      fc.property(spelled, ({ country, text }) => {
        const normal = normalisePhone(text);
        expect(normalisePhone(normal)).toBe(normal);
        const checked = checkPhone(text, country);
        if (!checked.ok) return;
        expect(checked.value).toMatch(/^\+?\d{8,15}$/);
        expect(checkPhone(checked.value, country)).toEqual(checked);
      }),
    );
  });

  it('ignores dashes and spaces', () => {
    fc.assert(
      fc.property(spelled, fc.nat(20), fc.constantFrom('-', ' '), ({ country, text }, at, mark) => {
        const broken = `${text.slice(0, at)}${mark}${text.slice(at)}`;
        expect(canonicalPhone(broken, country)).toBe(canonicalPhone(text, country));
      }),
    );
  });

  it.each([
    ['PH', ['0', ''], /^9\d{9}$/],
    ['TH', ['0', '+66'], /^[689]\d{8}$/],
    ['MM', ['0', '+95'], /^[1-9]\d{7,9}$/],
    ['SG', ['+', ''], /^\d{8,15}$/],
  ])(
    '%s: all spellings of a number, in all scripts of digits, are one player',
    (country, ways, form) => {
      const zeroes = [0x30, 0x0e50, 0x1040, 0x1090, 0xff10];
      fc.assert(
        fc.property(
          fc.stringMatching(form),
          fc.constantFrom(...zeroes),
          fc.constantFrom('', ' ', '-', '–'),
          (national, zero, mark) => {
            // Ten digits that begin with 9 get a leading zero in every country, so such a number is
            // a different one.
            fc.pre(country !== 'SG' || !/^9\d{9}$/.test(national));
            const identities = ways.map((way) => {
              const grouped = `${way}${national.slice(0, 3)}${mark}${national.slice(3)}`;
              const typed = grouped.replace(/\d/g, (digit) =>
                String.fromCodePoint(zero + Number(digit)),
              );
              return canonicalPhone(typed, country);
            });
            expect(identities[0]).toBeDefined();
            expect(new Set(identities).size).toBe(1);
          },
        ),
      );
    },
  );

  it('keeps different national numbers apart', () => {
    const national = fc.stringMatching(/^[689]\d{8}$/);
    fc.assert(
      fc.property(national, national, (left, right) => {
        expect(samePhone(`0${left}`, `+66${right}`, 'TH')).toBe(left === right);
      }),
    );
  });
});
