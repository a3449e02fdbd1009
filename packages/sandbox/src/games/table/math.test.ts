import { describe, expect, it } from 'vitest';
import { seeded } from '../../testing/seeded.ts';
import type { SlipGame } from '../slip/game.ts';
import { andarBahar } from './math/andar-bahar.ts';
import { bankerDraws, getBaccaratChances } from './math/baccarat.ts';
import { DECK, getRank } from './math/cards.ts';
import type { ChanceGame } from './math/chance.ts';
import { colorGame, dice } from './math/dice.ts';
import { duels } from './math/duel.ts';
import { fanTan } from './math/fan-tan.ts';
import { flipGames } from './math/flips.ts';
import { getHiLoReturn, hiLo, hiLoBases } from './math/hi-lo.ts';
import { inBetween } from './math/in-between.ts';
import { pegs } from './math/pegs.ts';

/** Outcomes that win more than the stake. */
const getWinners = <Result>(game: SlipGame<Result>, result: Result): string[] =>
  game.kinds.filter((kind) => game.pay(kind, result) > 100);

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

describe('a duel', () => {
  const { 'dragon-tiger': dragonTiger, 'football-cards': football } = duels;
  const [ace, king, heartKing, heartAce] = [0, 12, 25, 13];

  it('lets the higher rank win, aces low, and each card decide its own color', () => {
    const won = getWinners(dragonTiger, { first: heartKing, second: ace });
    expect(won).toEqual(['dragon', 'dragon-red', 'tiger-black']);
    expect(getWinners(football, { first: ace, second: heartKing })).toEqual([
      'away',
      'home-black',
      'away-red',
    ]);
  });

  it('returns half of a bet on a side after a tie, and pays a suited tie more', () => {
    const tie = { first: ace, second: heartAce };
    expect(['dragon', 'tiger'].map((side) => dragonTiger.pay(side, tie))).toEqual([50, 50]);
    expect(getWinners(dragonTiger, tie)).toEqual(['tie', 'dragon-black', 'tiger-red']);
    expect(getWinners(football, { first: king, second: king })).toContain('suited-draw');
  });

  it('returns the same whatever its sides are called', () => {
    expect(football.kinds.map((kind) => football.getReturn(kind))).toEqual(
      dragonTiger.kinds.map((kind) => dragonTiger.getReturn(kind)),
    );
  });

  it('pays over all pairs of cards exactly what it states', () => {
    // Eight decks: each of the 52 cards again, with one less of the first.
    const cards = Array.from({ length: DECK }, (_, card) => card);
    for (const kind of dragonTiger.kinds) {
      const paid = cards.flatMap((first) =>
        cards.map(
          (second) => dragonTiger.pay(kind, { first, second }) * (first === second ? 7 : 8),
        ),
      );
      const sum = BigInt(paid.reduce((total, each) => total + each, 0));
      const { numerator, denominator } = dragonTiger.getReturn(kind);
      expect(sum * denominator, kind).toBe(numerator * BigInt(DECK * 415 * 100));
    }
  });
});

describe('andar bahar', () => {
  it('deals until a card has the rank of the joker, and no longer', () => {
    const random = seeded(8);
    for (let round = 0; round < 500; round += 1) {
      const { joker, dealt } = andarBahar.draw(random);
      const ranks = dealt.map(getRank);
      expect(ranks.indexOf(getRank(joker))).toBe(dealt.length - 1);
      expect(new Set([joker, ...dealt]).size).toBe(dealt.length + 1);
    }
  });

  it.each([
    [1, 'andar', 'dealt-1-5'],
    [2, 'bahar', 'dealt-1-5'],
    [16, 'bahar', 'dealt-16-25'],
    [25, 'andar', 'dealt-16-25'],
    [49, 'andar', 'dealt-41-49'],
  ])('pays side and number when card %i ends the round', (length, side, range) => {
    const dealt = Array.from({ length }, () => 0);
    expect(getWinners(andarBahar, { joker: 13, dealt })).toEqual([side, range]);
  });

  it('ends at a card of every number with the chances of three equal ranks in 51 cards', () => {
    // Card after card: the chance that all before it missed, times three in those that are left.
    let missed = 1;
    const expected = { andar: 0, bahar: 0 };
    for (let place = 1; place <= 49; place += 1) {
      const hit = (missed * 3) / (52 - place);
      expected[place % 2 === 1 ? 'andar' : 'bahar'] += hit;
      missed -= hit;
    }
    expect(missed).toBeCloseTo(0, 12);
    for (const side of ['andar', 'bahar'] as const) {
      const { numerator, denominator } = andarBahar.getReturn(side);
      const pay = side === 'andar' ? 1.9 : 2;
      expect(Number(numerator) / Number(denominator)).toBeCloseTo(expected[side] * pay, 10);
    }
  });
});

describe('in between', () => {
  const cards = Array.from({ length: DECK }, (_, card) => card);
  /** A pair of the ranks 3 and 3 + gap + 1, or of the ace and the queen. */
  const pairs = [
    [2, 4],
    [2, 10],
    [0, 11],
  ] as const;

  it.each([
    [3, 'between'],
    [2 + 13, 'same'],
    [4 + 13, 'same'],
    [1, 'outside'],
    [12, 'outside'],
  ])('compares the third card %i with the ranks of both others', (third, outcome) => {
    expect(getWinners(inBetween, { pair: [2, 4], third })).toEqual([outcome]);
  });

  it.each(pairs)('returns 96 to 97 %% between cards %i and %i, whatever is bet', (low, high) => {
    for (const kind of inBetween.kinds) {
      const others = cards.filter((card) => card !== low && card !== high);
      const paid = others.map((third) => inBetween.pay(kind, { pair: [low, high], third }));
      const mean = paid.reduce((sum, each) => sum + each, 0) / others.length;
      expect(mean, kind).toBeGreaterThanOrEqual(96);
      expect(mean, kind).toBeLessThanOrEqual(97);
    }
  });

  it('pays over everything that it can draw exactly what it states', () => {
    const paid = new Map(inBetween.kinds.map((kind) => [kind, 0n]));
    let count = 0n;
    const limits = [DECK, 40, 50];
    for (let number = 0; number < 52 * 40 * 50; number += 1) {
      const values = [number % 52, Math.floor(number / 52) % 40, Math.floor(number / 2_080)];
      const asked: number[] = [];
      const int = (limit: number): number => values[asked.push(limit) - 1] ?? 0;
      const result = inBetween.draw({ int });
      expect(asked).toEqual(limits);
      for (const [kind, sum] of paid) paid.set(kind, sum + BigInt(inBetween.pay(kind, result)));
      count += 100n;
    }
    for (const [kind, sum] of paid) {
      const { numerator, denominator } = inBetween.getReturn(kind);
      expect(sum * denominator, kind).toBe(numerator * count);
    }
  });

  it('never lays two cards between which a bet could not win', () => {
    const random = seeded(9);
    for (let round = 0; round < 500; round += 1) {
      const [low, high] = inBetween.draw(random).pair;
      expect(getRank(high) - getRank(low)).toBeGreaterThan(1);
      expect(getRank(high) - getRank(low)).toBeLessThan(12);
    }
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

/** The pays of all bets that a result wins. */
const getPaid = <Result>(
  game: ChanceGame<Result>,
  result: Result,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    game.outcomes.map((on) => [on, game.pay(on, result)] as const).filter(([, pay]) => pay > 0),
  );

describe('dice', () => {
  it('pays a number by the dice that show it, a double with two, and halves by the total', () => {
    expect(getPaid(dice, { dice: [5, 2, 5] })).toEqual({
      big: 200,
      even: 200,
      'total-12': 830,
      'single-2': 200,
      'single-5': 300,
      'double-5': 1_300,
    });
  });

  it('loses small, big, odd and even on a triple', () => {
    expect(getPaid(dice, { dice: [3, 3, 3] })).toEqual({
      'any-triple': 3_450,
      'total-9': 830,
      'single-3': 1_200,
      'double-3': 1_300,
      'triple-3': 20_700,
    });
  });

  it('takes bets on the totals 4 to 17 only', () => {
    const totals = dice.outcomes.filter((on) => on.startsWith('total-'));
    expect(totals.map((on) => Number(on.slice(6)))).toEqual(
      Array.from({ length: 14 }, (_, index) => index + 4),
    );
    expect(['total-3', 'total-18', 'single-7', 'toString'].some(dice.isOutcome)).toBe(false);
  });

  it('returns the same for bets of one kind', () => {
    for (const mirrored of [4, 5, 6, 7, 8, 9, 10]) {
      expect(dice.getReturn(`total-${21 - mirrored}`)).toEqual(dice.getReturn(`total-${mirrored}`));
    }
    for (const kind of ['single', 'double', 'triple']) {
      expect(dice.getReturn(`${kind}-6`)).toEqual(dice.getReturn(`${kind}-1`));
    }
  });
});

describe('the color game', () => {
  it('pays a color by the dice that show it, and how many are alike', () => {
    expect(getPaid(colorGame, { colors: [4, 4, 1] })).toEqual({
      red: 300,
      white: 200,
      'two-alike': 232,
    });
    expect(getPaid(colorGame, { colors: [5, 5, 5] })).toEqual({
      green: 1_200,
      'three-alike': 3_450,
    });
    expect(Object.keys(getPaid(colorGame, { colors: [0, 2, 3] }))).toContain('all-different');
  });
});

describe('flips', () => {
  it('pays the first one, two and three sides in order', () => {
    expect(getPaid(flipGames.coin, { flips: [0, 1, 1] })).toEqual({
      heads: 194,
      'heads-tails': 386,
      'heads-tails-tails': 770,
    });
    expect(Object.keys(getPaid(flipGames['red-white'], { flips: [1, 1, 0] }))).toEqual([
      'white',
      'white-white',
      'white-white-red',
    ]);
  });
});

describe('fan tan', () => {
  it.each([
    [41, 1, ['fan-1', 'kwok-1-2', 'kwok-4-1', 'odd']],
    [78, 2, ['fan-2', 'kwok-1-2', 'kwok-2-3', 'even']],
    [40, 4, ['fan-4', 'kwok-3-4', 'kwok-4-1', 'even']],
  ])('leaves of %i beads %i', (beads, _, won) => {
    expect(Object.keys(getPaid(fanTan, { beads }))).toEqual(won);
  });
});

describe('pegs', () => {
  it.each([
    [0, ['left', 'bins-5']],
    [4, ['left', 'bins-2']],
    [6, ['bins-0']],
    [11, ['right', 'bins-5']],
  ])('pays the half and the bins of a ball that went right %i times', (rights, won) => {
    const path = Array.from({ length: 12 }, (_, row) => (row < rights ? 1 : 0));
    expect(Object.keys(getPaid(pegs, { path }))).toEqual(won);
  });
});
