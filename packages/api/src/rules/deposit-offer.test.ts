import { describe, expect, it } from 'vitest';
import type { DepositOffer } from '../entities/deposit.ts';
import { getOfferTotals } from './deposit-offer.ts';

const offer: DepositOffer = {
  activityId: 'weekend-slots',
  activityName: 'Weekend slots',
  text: '',
  platform: 'Slots',
  bonusPercent: '20.00',
  minAmount: '100.00',
  maxAmount: '1000.00',
  maxBonus: '150.00',
  askBetMultiple: 8,
  askNetwinAmount: '0.00',
  askBalancePercent: '0.00',
  days: 3,
  deadline: '2026-11-24T16:00:00Z',
};

describe('the totals of a deposit with an offer', () => {
  it('adds the bonus, and multiplies both for the required turnover', () => {
    expect(getOfferTotals(offer, '500', 2)).toEqual({
      principal: '500.00',
      remainder: '0.00',
      bonus: '100.00',
      askBetAmount: '4800.00',
      askNetwinAmount: '0.00',
      askBalance: '0.00',
    });
  });

  it('limits the joining amount and the bonus to their maximum', () => {
    expect(getOfferTotals(offer, '1500.50', 2)).toMatchObject({
      principal: '1000.00',
      remainder: '500.50',
      bonus: '150.00',
      askBetAmount: '9200.00',
    });
  });

  it('rounds the bonus down, and a required balance up', () => {
    const odd = { ...offer, bonusPercent: '33.33', askBalancePercent: '110.01' };
    // 33.33 % of 100.01 is 33.333333; 110.01 % of 133.34 is 146.687334.
    expect(getOfferTotals(odd, '100.01', 2)).toMatchObject({
      bonus: '33.33',
      askBalance: '146.69',
    });
  });

  it('passes on a required net win, and works without decimal places', () => {
    const terms = { ...offer, maxAmount: '1000', maxBonus: '150', askNetwinAmount: '500' };
    expect(getOfferTotals(terms, '333', 0)).toMatchObject({ bonus: '66', askNetwinAmount: '500' });
  });
});
