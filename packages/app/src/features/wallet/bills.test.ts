import { describe, expect, it } from 'vitest';
import { billTitleKey } from './bills.ts';

describe('the subject of a transaction', () => {
  it.each([
    ['deposit', 'bills.titles.deposit'],
    ['deposit.reversal', 'bills.titles.depositReversed'],
    ['withdraw.hold', 'bills.titles.withdrawal'],
    ['withdraw.release', 'bills.titles.withdrawalReturned'],
    ['maker.in.reserve', 'bills.titles.toGame'],
    ['maker.in.cancel', 'bills.titles.backFromGame'],
    ['maker.out.complete', 'bills.titles.fromGame'],
    ['round.win', 'bills.titles.round'],
    ['promo.settle', 'bills.titles.promotionSettled'],
  ])('%s', (kind, key) => {
    expect(billTitleKey({ kind, subject: 'Lotus Nights' })).toBe(key);
  });

  it('falls back to the type without a text or a subject', () => {
    expect(billTitleKey({ kind: 'rebate.claim', subject: '20 Nov' })).toBeUndefined();
    expect(billTitleKey({ kind: 'deposits', subject: 'SandPay' })).toBeUndefined();
    expect(billTitleKey({ kind: 'deposit', subject: '' })).toBeUndefined();
  });
});
