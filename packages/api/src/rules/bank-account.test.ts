import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBank, checkBankAccount, checkCardholder } from './bank-account.ts';
import { digitsOnly } from './digits.ts';

const refused = (code: string) => ({ ok: false, violation: { code } });

describe('bank account (docs/product.md: Entities and their fields; Validation rules)', () => {
  it('removes everything but digits', () => {
    expect(digitsOnly('1234-5678 9012x')).toBe('123456789012');
    expect(digitsOnly('๑๒๓')).toBe('123');
    expect(checkBankAccount('1234 5678 9012')).toEqual({ ok: true, value: '123456789012' });
  });

  it('requires a plausible number of digits', () => {
    expect(checkBankAccount('abc')).toEqual(refused('bankAccount.required'));
    expect(checkBankAccount('12345')).toEqual(refused('bankAccount.incorrect'));
    expect(checkBankAccount('1'.repeat(25))).toEqual(refused('bankAccount.incorrect'));
    expect(checkBankAccount('123456').ok).toBe(true);
  });

  it('accepts digits only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const checked = checkBankAccount(text);
        if (checked.ok) expect(checked.value).toMatch(/^\d{6,24}$/);
      }),
    );
  });

  it('accepts a holder in any script', () => {
    expect(checkCardholder('  Maria   Clara ')).toEqual({ ok: true, value: 'Maria Clara' });
    for (const name of ['李雷', 'สมชาย ใจดี', 'အောင်ဆန်း', "D'Angelo-Cruz Jr."]) {
      expect(checkCardholder(name)).toEqual({ ok: true, value: name });
    }
    expect(checkCardholder(' ')).toEqual(refused('cardholder.required'));
    for (const name of ['A', 'Maria 2', 'x'.repeat(61)]) {
      expect(checkCardholder(name)).toEqual(refused('cardholder.incorrect'));
    }
  });

  it('requires a bank', () => {
    expect(checkBank('')).toEqual(refused('bank.required'));
    expect(checkBank('BPI')).toEqual({ ok: true, value: 'BPI' });
  });
});
