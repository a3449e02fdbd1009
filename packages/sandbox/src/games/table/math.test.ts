import { describe, expect, it } from 'vitest';
import { bankerDraws, getBaccaratChances } from './math/baccarat.ts';
import { getHiLoReturn, hiLo, hiLoBases } from './math/hi-lo.ts';

describe('baccarat', () => {
  it('counts the known results of eight decks exactly', () => {
    expect(getBaccaratChances()).toEqual({
      player: 2_230_518_282_592_256n,
      banker: 2_292_252_566_437_888n,
      tie: 475_627_426_473_216n,
      all: 4_998_398_275_503_360n,
    });
  });

  it('draws for the banker by the usual table of third cards', () => {
    const draws = (total: number) =>
      Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(total, third));
    expect(draws(3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
    expect(draws(4)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(draws(5)).toEqual([4, 5, 6, 7]);
    expect(draws(6)).toEqual([6, 7]);
    expect(draws(7)).toEqual([]);
    expect([5, 6].map((total) => bankerDraws(total, null))).toEqual([true, false]);
  });
});

describe('hi-lo', () => {
  it('returns 96 to 97 % at every card that lies face up, whatever is bet', () => {
    for (const base of hiLoBases) {
      for (const kind of hiLo.kinds) {
        const { numerator, denominator } = getHiLoReturn(kind, base);
        const hundredths = Number((numerator * 10_000n) / denominator);
        expect(hundredths, `${kind} at ${base}`).toBeGreaterThanOrEqual(9_600);
        expect(hundredths, `${kind} at ${base}`).toBeLessThanOrEqual(9_700);
      }
    }
  });
});
