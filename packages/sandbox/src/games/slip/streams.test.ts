import { describe, expect, it } from 'vitest';
import { fairRandom } from '../../makers/fairness.ts';
import { bingo } from '../draw/math/bingo.ts';
import { digits } from '../draw/math/digits.ts';
import { keno } from '../draw/math/keno.ts';
import { lotto } from '../draw/math/lotto.ts';
import { andarBahar } from '../table/math/andar-bahar.ts';
import { baccarat } from '../table/math/baccarat.ts';
import { DECK, getRank } from '../table/math/cards.ts';
import { colorGame, dice } from '../table/math/dice.ts';
import { duels } from '../table/math/duel.ts';
import { fanTan } from '../table/math/fan-tan.ts';
import { flipGames } from '../table/math/flips.ts';
import { hiLo } from '../table/math/hi-lo.ts';
import { inBetween } from '../table/math/in-between.ts';
import { pegs } from '../table/math/pegs.ts';
import { roulette } from '../table/math/roulette.ts';
import { wheel } from '../table/math/wheel.ts';

/** Chi-square tests of what the games draw from the provider's fair stream, over fixed seeds. */

const SEEDS = ['11', '5a', 'c3'].map((byte) => byte.repeat(32));
const ROUNDS = 4_000;

/** Draws of all rounds under a seed, as the provider makes them: one stream per round. */
const drawRounds = <Result>(
  seed: string,
  draw: (random: ReturnType<typeof fairRandom>) => Result,
): Result[] =>
  Array.from({ length: ROUNDS }, (_, number) => draw(fairRandom(seed, 'game', number + 1)));

/** The upper bound of a chi-square statistic at p = 0.0001 (Wilson and Hilferty). */
function getBound(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}

function expectUniform(values: readonly number[], size: number): void {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const expected = values.length / size;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(statistic).toBeLessThan(getBound(size - 1));
  // A stream that fits better than chance allows is not random either.
  expect(statistic).toBeGreaterThan((size - 1) / 4);
}

describe.each(SEEDS)('the stream of seed %s', (seed) => {
  it('spins every number of roulette and every segment of the wheel equally often', () => {
    expectUniform(
      drawRounds(seed, (random) => roulette.draw(random).number),
      37,
    );
    expectUniform(
      drawRounds(seed, (random) => wheel.draw(random).segment),
      54,
    );
  });

  it('deals every card equally often as the first and as the last card', () => {
    const rounds = drawRounds(seed, (random) => baccarat.draw(random));
    expectUniform(
      rounds.map(({ player }) => player[0] ?? 0),
      52,
    );
    expectUniform(
      rounds.map(({ banker }) => banker[1] ?? 0),
      52,
    );
    expectUniform(
      drawRounds(seed, (random) => hiLo.draw(random).next),
      52,
    );
  });

  it.each(Object.entries(duels))('deals both sides of %s every card equally often', (_, game) => {
    const rounds = drawRounds(seed, (random) => game.draw(random));
    expectUniform(
      rounds.map(({ first }) => first),
      DECK,
    );
    expectUniform(
      rounds.map(({ second }) => second),
      DECK,
    );
  });

  it('deals every card of andar bahar equally often as joker, first and last card', () => {
    const rounds = drawRounds(seed, (random) => andarBahar.draw(random));
    expectUniform(
      rounds.map(({ joker }) => joker),
      DECK,
    );
    for (const place of [0, -1]) {
      expectUniform(
        rounds.map(({ dealt }) => dealt.at(place) ?? 0),
        DECK,
      );
    }
  });

  it('deals every third card and every pair of ranks of in between equally often', () => {
    const rounds = drawRounds(seed, (random) => inBetween.draw(random));
    expectUniform(
      rounds.map(({ third }) => third),
      DECK,
    );
    const pairs = Array.from({ length: 169 }, (_, index) => [index % 13, Math.floor(index / 13)])
      .filter(([low = 0, high = 0]) => high - low > 1 && high - low < 12)
      .map(([low = 0, high = 0]) => `${low + 1}-${high + 1}`);
    expectUniform(
      rounds.map(({ pair }) => pairs.indexOf(pair.map(getRank).join('-'))),
      pairs.length,
    );
  });

  it('rolls every throw, tosses every sequence and heaps every number of beads equally often', () => {
    const toIndex = (values: readonly number[], sides: number): number =>
      values.reduce((index, value) => index * sides + value, 0);
    expectUniform(
      drawRounds(seed, (random) => toIndex(dice.draw(random).dice, 6) - 43),
      216,
    );
    expectUniform(
      drawRounds(seed, (random) => toIndex(colorGame.draw(random).colors, 6)),
      216,
    );
    expectUniform(
      drawRounds(seed, (random) => fanTan.draw(random).beads - 40),
      40,
    );
    expectUniform(
      drawRounds(seed, (random) => toIndex(pegs.draw(random).path.slice(4), 2)),
      256,
    );
    for (const game of Object.values(flipGames)) {
      expectUniform(
        drawRounds(seed, (random) => toIndex(game.draw(random).flips, 2)),
        8,
      );
    }
  });

  it.each([
    ['keno', keno, 80],
    ['lotto', lotto, 49],
    ['bingo', bingo, 90],
  ] as const)('draws every number of %s equally often at every place', (_, game, pool) => {
    const rounds = drawRounds(seed, (random) => game.draw(random).numbers);
    for (const place of [0, 3, -1]) {
      expectUniform(
        rounds.map((numbers) => (numbers.at(place) ?? 1) - 1),
        pool,
      );
    }
  });

  it('draws every three digits equally often', () => {
    expectUniform(
      drawRounds(seed, (random) => Number(digits.draw(random).digits.join('')) % 250),
      250,
    );
  });

  it('draws neighbouring rounds independently', () => {
    // Each remainder covers nine of the 54 segments.
    const numbers = drawRounds(seed, (random) => wheel.draw(random).segment % 6);
    expectUniform(
      numbers.slice(1).map((number, index) => number * 6 + (numbers[index] ?? 0)),
      36,
    );
  });
});
