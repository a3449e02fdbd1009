import { expect, it } from 'vitest';
import { type CountingTerms, getCountedPercent, getWeight } from './counting-terms.ts';

const terms: CountingTerms = {
  categories: ['slots', 'live'],
  makers: [],
  excludedGames: ['jackpot'],
  weights: { live: '10.00' },
  gameWeights: { 'half-slot': '50.00' },
  makerWeights: { orbit: '40.00' },
};
const game = (gameId: string, categoryId = 'slots') => ({ gameId, categoryId, makerId: 'lotus' });

it.each([
  ['a game without a weight', game('koi'), 100],
  ['a game of a weighted category', game('roulette', 'live'), 10],
  ['a game with a weight of its own', game('half-slot'), 50],
  ['a game of another category', game('shark', 'fishing'), undefined],
  ['an excluded game', game('jackpot'), undefined],
])('%s', (_, played, percent) => {
  expect(getCountedPercent(terms, played)).toBe(percent);
});

it('falls back to the weight of the maker', () => {
  expect(getCountedPercent(terms, { ...game('koi'), makerId: 'orbit' })).toBe(40);
  expect(getCountedPercent(terms, { ...game('roulette', 'live'), makerId: 'orbit' })).toBe(10);
});

it('limits the makers', () => {
  expect(getCountedPercent({ ...terms, makers: ['orbit'] }, game('koi'))).toBeUndefined();
});

it('takes weights in any unit', () => {
  const weights = { gameWeights: { koi: 5_000 }, weights: {}, makerWeights: {} };
  expect(getWeight(weights, game('koi'), 10_000)).toBe(5_000);
  expect(getWeight(weights, game('jackpot'), 10_000)).toBe(10_000);
});
