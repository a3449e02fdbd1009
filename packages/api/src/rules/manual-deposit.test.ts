import { describe, expect, it } from 'vitest';
import {
  checkDepositTime,
  checkPayee,
  checkPayerAccount,
  checkReceipts,
} from './manual-deposit.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const violation = (code: string) => ({ ok: false, violation: { code } });

describe('manual deposit (docs/product.md: Entities and their fields; Validation rules)', () => {
  it('requires a payee, an account that was paid from, and a receipt', () => {
    expect(checkPayee('')).toEqual(violation('payee.required'));
    expect(checkPayee('1')).toEqual({ ok: true, value: '1' });
    expect(checkPayerAccount('  ')).toEqual(violation('payerAccount.required'));
    expect(checkPayerAccount(' 0917 555 0142 ')).toEqual({ ok: true, value: '0917 555 0142' });
    expect(checkReceipts([])).toEqual(violation('receipt.required'));
    expect(checkReceipts(['i1'])).toEqual({ ok: true, value: ['i1'] });
  });

  it.each([
    [undefined, 'depositTime.required'],
    [Number.NaN, 'depositTime.required'],
    [now + 300_001, 'depositTime.inFuture'],
    [now - 30 * 86_400_000 - 1, 'depositTime.tooOld'],
  ])('rejects the time %s with %s', (time, code) => {
    expect(checkDepositTime(time, now)).toMatchObject({ ok: false, violation: { code } });
  });

  it.each([[now], [now + 300_000], [now - 30 * 86_400_000]])('accepts the time %s', (time) => {
    expect(checkDepositTime(time, now)).toEqual({ ok: true, value: time });
  });
});
