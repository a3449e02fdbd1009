import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from './money.ts';

describe('amounts', () => {
  it.each([
    ['0', 'PHP', 0n],
    ['100', 'PHP', 10_000n],
    ['100.5', 'PHP', 10_050n],
    ['100.05', 'PHP', 10_005n],
    ['100.0500', 'PHP', 10_005n],
    ['7', 'JPY', 7n],
    ['1.234', 'KWD', 1_234n],
  ])('reads %s %s as %s minor units', (text, currency, minor) => {
    expect(parseAmount(text, currency)).toBe(minor);
  });

  it.each(['', '-1', '+1', '1.', '.5', '1,000', '1e3', ' 1', '1.001', '99999999999999999'])(
    'refuses %j',
    (text) => expect(parseAmount(text, 'PHP')).toBeNull(),
  );

  it('formats what it parses', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(amounts, fc.constantFrom('PHP', 'JPY', 'KWD'), (minor, currency) => {
        expect(parseAmount(formatAmount(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  it('formats negative amounts with all digits', () => {
    expect(formatAmount(-5n, 'PHP')).toBe('-0.05');
  });
});
