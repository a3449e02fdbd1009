import { describe, expect, it } from 'vitest';
import { isFinalError } from './final.ts';

/** As both drivers report it. */
const databaseError = (code: string) => Object.assign(new Error('refused'), { code });

describe('isFinalError', () => {
  it.each(['22021', '22P05', '22003', '54000', '23502', '23503', '23514', 'PL400'])(
    'is true for %s: the data itself is rejected',
    (code) => expect(isFinalError(databaseError(code))).toBe(true),
  );

  it.each([
    '08006',
    '25006',
    '40001',
    '40P01',
    '53100',
    '53300',
    '57P01',
    '57P03',
    '23505',
    'XX000',
  ])('is false for %s, which is transient', (code) =>
    expect(isFinalError(databaseError(code))).toBe(false),
  );

  it('is false for unknown errors', () => {
    expect(isFinalError(new Error('Connection terminated unexpectedly'))).toBe(false);
    expect(isFinalError(databaseError('ECONNRESET'))).toBe(false);
    expect(isFinalError('odd')).toBe(false);
    expect(isFinalError(new RangeError('not an amount'))).toBe(true);
  });
});
