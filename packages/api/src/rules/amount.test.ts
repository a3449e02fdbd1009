import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAmount, currencyExponent, readDecimal, toDecimal, toMinor } from './amount.ts';
import { checkDepositAmount, type DepositLimits } from './deposit-amount.ts';
import { checkParticipationAmount } from './participation-amount.ts';
import { checkWithdrawalAmount, type WithdrawalLimits } from './withdrawal-amount.ts';

describe('amounts: S2, product decision 3', () => {
  it.each([
    ['1234.50', 2, 123450n],
    ['1234.5', 2, 123450n],
    ['0.01', 2, 1n],
    ['-3', 2, -300n],
    ['100.00', 0, 100n],
    ['1.250', 3, 1250n],
    ['007', 2, 700n],
    ['999999999999.99', 2, 99999999999999n],
  ])('parses %s with %i decimals', (text, exponent, minor) => {
    expect(readDecimal(text, exponent)).toBe(minor);
  });

  it.each([
    ['', 2],
    ['.5', 2],
    ['5.', 2],
    ['1,234.50', 2],
    ['1e3', 2],
    ['0x10', 2],
    ['+5', 2],
    ['1.005', 2],
    ['1.5', 0],
    ['Infinity', 2],
    ['1000000000000', 2],
    [' 1', 2],
  ])('rejects "%s" with %i decimals', (text, exponent) => {
    expect(readDecimal(text, exponent)).toBeUndefined();
    expect(() => toMinor(text, exponent)).toThrow(RangeError);
  });

  it('formats what it parses, in every currency', () => {
    // An amount has at most twelve digits before the point, also in a currency without decimal
    // places.
    const most = 10n ** 12n - 1n;
    const minor = fc.bigInt({ min: -most, max: most });
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 3 }), (amount, exponent) => {
        expect(toMinor(toDecimal(amount, exponent), exponent)).toBe(amount);
      }),
    );
  });

  it('adds exactly: 0.1 and 0.2 are 0.3', () => {
    expect(toDecimal(toMinor('0.1', 2) + toMinor('0.2', 2), 2)).toBe('0.30');
  });

  it('returns the decimals of a currency', () => {
    expect(currencyExponent('PHP')).toBe(2);
    expect(currencyExponent('jpy')).toBe(0);
  });

  it('requires an amount above zero', () => {
    expect(checkAmount(' ', 2)).toEqual({ ok: false, violation: { code: 'amount.required' } });
    for (const wrong of ['0', '0.00', '-5', 'ten', '1.234']) {
      expect(checkAmount(wrong, 2)).toEqual({ ok: false, violation: { code: 'amount.incorrect' } });
    }
    expect(checkAmount(' ၁၀၀.၅၀ ', 2)).toEqual({ ok: true, value: 10050n });
  });
});

describe('deposit amount (docs/product.md: Validation rules; Error catalogue)', () => {
  const limits: DepositLimits = {
    minimum: '50.00',
    maximum: '5000.00',
    remainingAmount: '3000.00',
    remainingTimes: 2,
  };

  it.each([
    ['', {}, { code: 'amount.required' }],
    ['abc', {}, { code: 'amount.incorrect' }],
    ['49.99', {}, { code: 'deposit.belowMinimum', limit: '50.00', bound: 'minimum' }],
    ['5000.01', {}, { code: 'deposit.aboveMaximum', limit: '5000.00', bound: 'maximum' }],
    ['3000.01', {}, { code: 'deposit.limitExceeded', limit: '3000.00', bound: 'maximum' }],
    ['100', { remainingTimes: 0 }, { code: 'deposit.noTimes' }],
    ['101', { step: '10' }, { code: 'amount.incorrect', limit: '10', bound: 'step' }],
  ])('rejects "%s" with %o', (text, change, violation) => {
    expect(checkDepositAmount(text, 2, { ...limits, ...change })).toEqual({
      ok: false,
      violation,
    });
  });

  it.each(['50', '50.00', '2999.99', '3000'])('accepts %s', (text) => {
    expect(checkDepositAmount(text, 2, limits)).toEqual({ ok: true, value: toMinor(text, 2) });
  });

  it('accepts nothing outside the limits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 600_000n }), (minor) => {
        const passes = checkDepositAmount(toDecimal(minor, 2), 2, limits).ok;
        expect(passes).toBe(minor >= 5000n && minor <= 300_000n);
      }),
    );
  });
});

describe('withdrawal amount (docs/product.md: Validation rules; Error catalogue)', () => {
  const limits: WithdrawalLimits = {
    balance: '700.00',
    minimum: '100.00',
    maximum: '500.00',
    remainingTimes: 3,
  };

  it.each([
    ['', {}, { code: 'amount.required' }],
    ['1.234', {}, { code: 'amount.incorrect' }],
    ['700.01', {}, { code: 'withdrawal.insufficientBalance', limit: '700.00', bound: 'maximum' }],
    ['99.99', {}, { code: 'withdrawal.incorrectAmount', limit: '100.00', bound: 'minimum' }],
    ['500.01', {}, { code: 'withdrawal.incorrectAmount', limit: '500.00', bound: 'maximum' }],
    ['150', { step: '100' }, { code: 'withdrawal.incorrectAmount', limit: '100', bound: 'step' }],
    ['200', { remainingTimes: 0 }, { code: 'withdrawal.noTimes' }],
  ])('rejects "%s" with %o', (text, change, violation) => {
    expect(checkWithdrawalAmount(text, 2, { ...limits, ...change })).toEqual({
      ok: false,
      violation,
    });
  });

  it.each(['100', '499.99', '500'])('accepts %s', (text) => {
    expect(checkWithdrawalAmount(text, 2, limits)).toEqual({ ok: true, value: toMinor(text, 2) });
  });

  it('never accepts more than the balance', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 100_000n }),
        fc.bigInt({ min: 0n, max: 100_000n }),
        (amount, balance) => {
          const checked = checkWithdrawalAmount(toDecimal(amount, 2), 2, {
            balance: toDecimal(balance, 2),
            minimum: '0.01',
          });
          expect(checked.ok).toBe(amount <= balance);
        },
      ),
    );
  });
});

describe('the amount that joins a promotion (docs/product.md: Validation rules)', () => {
  const limits = { balance: '500.00', minimum: '100.00', maximum: '1000.00' };

  it.each([
    ['100', 10_000n],
    ['500.00', 50_000n],
  ])('accepts %s', (text, value) => {
    expect(checkParticipationAmount(text, 2, limits)).toEqual({ ok: true, value });
  });

  it.each([
    ['', { code: 'amount.required' }],
    ['0', { code: 'amount.incorrect' }],
    ['99.99', { code: 'promotion.belowMinimum', limit: '100.00', bound: 'minimum' }],
    ['1000.01', { code: 'promotion.aboveMaximum', limit: '1000.00', bound: 'maximum' }],
    ['500.01', { code: 'promotion.insufficientBalance', limit: '500.00', bound: 'maximum' }],
  ])('rejects "%s"', (text, violation) => {
    expect(checkParticipationAmount(text, 2, limits)).toEqual({ ok: false, violation });
  });
});
