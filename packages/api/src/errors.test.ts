import { describe, expect, it } from 'vitest';
import { CallError, toCallFailure } from './errors.ts';

describe('error conversion', () => {
  it('keeps the failure of a call error and drops all other properties', () => {
    const thrown = new CallError({
      callId: 'wallet.withdraw',
      kind: 'refused',
      code: 422,
      msg: 'Too little',
      refusal: {
        reason: 'amount.belowMinimum',
        field: 'amount',
        params: { limit: '100.00' },
        requestId: 'r1',
      },
    });
    expect(toCallFailure(thrown)).toEqual({
      kind: 'refused',
      code: 422,
      msg: 'Too little',
      reason: 'amount.belowMinimum',
      field: 'amount',
      params: { limit: '100.00' },
      requestId: 'r1',
    });
  });

  it('reads the seconds of a refusal as the wait time', () => {
    const refusal = { reason: 'tooMany', seconds: 30 } as const;
    const thrown = new CallError({ callId: 'auth.login', kind: 'refused', code: 429, refusal });
    expect(toCallFailure(thrown).retryAfter).toBe(30);
  });

  it('returns plain failures unchanged', () => {
    const failure = toCallFailure(new CallError({ callId: 'auth.login', kind: 'timeout' }));
    expect(toCallFailure(failure)).toEqual(failure);
  });

  it.each([
    [new Error('boom'), 'boom'],
    ['boom', ''],
    [undefined, ''],
    [null, ''],
    [{ kind: 'made up', code: 1 }, ''],
  ])('converts anything else to unknown: %s', (thrown, msg) => {
    expect(toCallFailure(thrown)).toEqual({ kind: 'unknown', code: 0, msg });
  });
});
