import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { assertExpected, createExpected, type Facts } from './expected.ts';

const facts = {
  playerId: 'p1',
  amount: 50_000n,
  arrivesAt: new Date('2026-11-19T10:00:00Z'),
  postings: [{ from: 'cash', to: 'hold' }],
  card: null,
};
const { playerId, ...others } = facts;

describe('the expected token of a preview', () => {
  it('does not depend on the order of names', () => {
    expect(createExpected('wallet.withdraw', { ...others, playerId })).toBe(
      createExpected('wallet.withdraw', facts),
    );
  });

  it.each<[string, Facts]>([
    ['an amount', { ...facts, amount: 50_001n }],
    ['the kind of a value', { ...facts, amount: '50000' }],
    ['an instant', { ...facts, arrivesAt: new Date('2026-11-20T10:00:00Z') }],
    ['a posting', { ...facts, postings: [{ from: 'hold', to: 'cash' }] }],
    ['a further posting', { ...facts, postings: [...facts.postings, ...facts.postings] }],
    ['a missing fact', others],
    ['a further fact', { ...facts, fee: 0n }],
  ])('depends on %s', (_, changed) => {
    expect(createExpected('wallet.withdraw', changed)).not.toBe(
      createExpected('wallet.withdraw', facts),
    );
  });

  it('depends on the action', () => {
    expect(createExpected('promotions.close', facts)).not.toBe(
      createExpected('promotions.settle', facts),
    );
  });

  it('is accepted with equal facts, and not required', () => {
    assertExpected(createExpected('wallet.withdraw', facts), 'wallet.withdraw', facts);
    assertExpected(undefined, 'wallet.withdraw', facts);
  });

  it('is refused with 409 preview.changed after the facts changed', () => {
    const expected = createExpected('wallet.withdraw', facts);
    const commit = () => assertExpected(expected, 'wallet.withdraw', { ...facts, amount: 1n });
    expect(commit).toThrow(ApiError);
    expect(commit).toThrow(expect.objectContaining({ code: 409, reason: 'preview.changed' }));
  });
});
