import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCaptcha } from './captcha.ts';
import { checkSmsCode } from './code.ts';
import {
  checkConfirmation,
  checkLoginPassword,
  checkNewPassword,
  checkPasswordChange,
} from './password.ts';
import {
  canonicalUsername,
  checkLoginName,
  checkOptionalUsername,
  checkUsername,
  usernameFitsPhone,
} from './username.ts';

const refused = (code: string) => ({ ok: false, violation: { code } });
const taken = (value: string) => ({ ok: true, value });

describe('username (docs/product.md: Validation rules)', () => {
  it.each(['abcd', 'a.b_c@9', 'A'.repeat(20), '  lucky.one  '])('accepts %s', (name) => {
    expect(checkUsername(name)).toEqual(taken(name.trim()));
  });

  it.each(['abc', 'a'.repeat(21), 'ab cd', 'naïve', 'a-bcd', 'abcd!'])('rejects %s', (name) => {
    expect(checkUsername(name)).toEqual(refused('username.incorrect'));
  });

  it('is required at login and optional at sign-up', () => {
    expect(checkUsername(' ')).toEqual(refused('username.required'));
    expect(checkOptionalUsername(' ')).toEqual(taken(''));
    expect(checkOptionalUsername('abc')).toEqual(refused('username.incorrect'));
  });

  it('accepts a phone in any spelling at login', () => {
    expect(checkLoginName('0917-123-4567', 'PH')).toEqual(taken('09171234567'));
    expect(checkLoginName('+66812345678', 'TH')).toEqual(taken('+66812345678'));
    expect(checkLoginName('lucky', 'PH')).toEqual(taken('lucky'));
    expect(checkLoginName('', 'PH')).toEqual(refused('username.required'));
  });

  it('ignores case, and accepts a phone only if it is the player’s own (product decision 31)', () => {
    expect(canonicalUsername(' Lucky ')).toBe(canonicalUsername('lUCKY'));
    expect(usernameFitsPhone('lucky', '09171234567', 'PH')).toBe(true);
    expect(usernameFitsPhone('9171234567', '09171234567', 'PH')).toBe(true);
    expect(usernameFitsPhone('09170000000', '09171234567', 'PH')).toBe(false);
  });

  it('accepts exactly the alphabet and the lengths', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), (name) => {
        expect(checkUsername(name).ok).toBe(/^[A-Za-z\d_.@]{4,20}$/.test(name.trim()));
      }),
    );
  });
});

describe('password (docs/product.md: Validation rules, product decision 29)', () => {
  it.each(['abc123', 'a'.repeat(20), '_.!@#$%^&*?'])('accepts %s', (password) => {
    expect(checkNewPassword(password)).toEqual(taken(password));
  });

  it.each(['abc12', 'a'.repeat(21), 'abc 123', ' abc123', 'abc123é', 'abc-123'])(
    'rejects %s, and trims nothing',
    (password) => {
      expect(checkNewPassword(password)).toEqual(refused('password.incorrect'));
    },
  );

  it('accepts exactly the alphabet and the lengths', () => {
    const near = fc.string({ unit: fc.constantFrom(...'aZ09_.!@#$%^&*? -é😀'), maxLength: 24 });
    fc.assert(
      fc.property(near, (password) => {
        expect(checkNewPassword(password).ok).toBe(/^[A-Za-z\d_.!@#$%^&*?]{6,20}$/.test(password));
      }),
    );
  });

  it('requires only six characters at login', () => {
    expect(checkLoginPassword('')).toEqual(refused('password.required'));
    expect(checkLoginPassword('12345')).toEqual(refused('password.tooShort'));
    expect(checkLoginPassword('pass phrase of old, longer than twenty')).toMatchObject({
      ok: true,
    });
  });

  it('requires an equal confirmation', () => {
    expect(checkConfirmation('abc123', '')).toEqual(refused('confirmPassword.required'));
    expect(checkConfirmation('abc123', 'abc124')).toEqual(refused('confirmPassword.mismatch'));
    expect(checkConfirmation('abc123', 'abc123')).toEqual(taken('abc123'));
  });

  it('requires a difference from the old one', () => {
    expect(checkPasswordChange('abc123', 'abc123')).toEqual(refused('password.sameAsOld'));
    expect(checkPasswordChange('abc123', '')).toEqual(refused('password.required'));
    expect(checkPasswordChange('abc123', 'abc124')).toEqual(taken('abc124'));
  });
});

describe('codes (docs/product.md: Validation rules)', () => {
  it('requires exactly six digits of an SMS code', () => {
    expect(checkSmsCode('')).toEqual(refused('code.required'));
    expect(checkSmsCode('12345')).toEqual(refused('code.incorrect'));
    expect(checkSmsCode('1234567')).toEqual(refused('code.incorrect'));
    expect(checkSmsCode('12345a')).toEqual(refused('code.incorrect'));
    expect(checkSmsCode('123 456')).toEqual(taken('123456'));
    expect(checkSmsCode('၁၂၃၄၅၆')).toEqual(taken('123456'));
  });

  it('returns six plain digits for digits of any script', () => {
    const zeroes = [0x30, 0x0e50, 0x1040, 0x1090, 0xff10];
    const digits = fc.array(fc.nat(9), { maxLength: 8 });
    fc.assert(
      fc.property(digits, fc.constantFrom(...zeroes), (numbers, zero) => {
        const typed = numbers.map((number) => String.fromCodePoint(zero + number)).join(' ');
        const checked = checkSmsCode(typed);
        expect(checked.ok).toBe(numbers.length === 6);
        if (checked.ok) expect(checked.value).toBe(numbers.join(''));
      }),
    );
  });

  it('requires four characters of a captcha', () => {
    expect(checkCaptcha(' ')).toEqual(refused('captcha.required'));
    expect(checkCaptcha('abc')).toEqual(refused('captcha.incorrect'));
    expect(checkCaptcha(' aB3x ')).toEqual(taken('aB3x'));
  });
});
