import { describe, expect, it } from 'vitest';
import { fairRandom } from '../../makers/fairness.ts';
import { seeded } from '../../testing/seeded.ts';
import { InvalidMoveError } from '../engine.ts';
import { stakeLevels } from '../stakes.ts';
import { catchEngine } from './engine.ts';
import { getCatchLook } from './look.ts';
import { catchDefinition, DRAWS, getReturn, mathHash, rtp, shoot } from './math.ts';

const MODELS = [
  ['low', catchDefinition('turtle-reef')],
  ['medium', catchDefinition('koi-king')],
  ['high', catchDefinition('kraken-bounty')],
] as const;

const toNumber = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number((numerator * 1_000_000_000n) / denominator) / 1_000_000_000;

describe.each(MODELS)('the %s model', (volatility, definition) => {
  it('has the volatility that the catalogue promises', () => {
    expect(definition.volatility).toBe(volatility);
  });

  it('returns 96.49 % to 96.50 % at every target, exactly', () => {
    for (const target of definition.targets) {
      expect(toNumber(getReturn(target))).toBeGreaterThan(0.964999);
      expect(toNumber(getReturn(target))).toBeLessThanOrEqual(0.965);
    }
    expect(toNumber(rtp(definition))).toBeGreaterThan(0.964999);
  });

  it('adds up to its return over every draw of chance and prize', () => {
    for (const { chance, prizes } of definition.targets) {
      const weight = prizes.reduce((sum, prize) => sum + prize.weight, 0);
      const paid = Array.from({ length: weight }, (_, draw) => {
        const draws = [chance - 1, draw];
        return shoot({ chance, prizes }, { int: () => draws.shift() ?? 0 });
      }).reduce((sum, times) => sum + times, 0);
      expect(shoot({ chance, prizes }, { int: () => chance })).toBe(0);
      const { numerator, denominator } = getReturn({ chance, prizes });
      expect(BigInt(chance) * BigInt(paid) * denominator).toBe(
        numerator * BigInt(DRAWS) * BigInt(weight),
      );
    }
  });

  it('catches every target as often as its chance in a seeded simulation', () => {
    const shots = 60_000;
    for (const [index, target] of definition.targets.entries()) {
      const random = seeded(1_000 + index);
      let caught = 0;
      for (let shot = 0; shot < shots; shot += 1) if (shoot(target, random) > 0) caught += 1;
      const share = target.chance / DRAWS;
      const deviation = Math.sqrt((share * (1 - share)) / shots);
      expect(Math.abs(caught / shots - share)).toBeLessThan(4 * deviation);
    }
  });
});

it('draws the prizes of the rare target by their weights from fair streams (chi-square)', () => {
  const { targets } = catchDefinition('kraken-bounty');
  const rare = targets.at(-1);
  if (rare === undefined) throw new Error('a model has targets');
  const weight = rare.prizes.reduce((sum, prize) => sum + prize.weight, 0);
  const counts = new Map(rare.prizes.map(({ times }) => [times, 0]));
  const rounds = 5_000;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const times = shoot({ ...rare, chance: DRAWS }, fairRandom('5eed'.repeat(16), 'player', nonce));
    counts.set(times, (counts.get(times) ?? 0) + 1);
  }
  const chiSquare = rare.prizes.reduce((sum, prize) => {
    const expected = (rounds * prize.weight) / weight;
    return sum + ((counts.get(prize.times) ?? 0) - expected) ** 2 / expected;
  }, 0);
  // The 99.9 % point of chi-square with two degrees of freedom.
  expect(chiSquare).toBeLessThan(13.82);
});

describe('a shot', () => {
  const write = (minor: bigint): string => `${minor}`;

  it('pays a whole multiple of every stake', () => {
    for (const stake of stakeLevels('PHP')) {
      const shot = catchEngine.open(
        'koi-king',
        { stake, choice: { target: 0 }, write },
        { int: () => 0 },
      );
      expect(shot).toEqual({ state: { target: 0, times: 2 }, payout: stake * 2n });
    }
  });

  it('is refused at a target that the game does not have', () => {
    for (const choice of [{ target: 9 }, { target: -1 }, {}, undefined]) {
      expect(() => catchEngine.open('koi-king', { stake: 100n, choice, write }, seeded(1))).toThrow(
        InvalidMoveError,
      );
    }
  });
});

it('publishes the chance and the return of every target to the page, as plain JSON', () => {
  const config = catchEngine.config('koi-king');
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  expect(config).toMatchObject({ rtp: '96.49', volatility: 'medium' });
  expect(config).toHaveProperty('targets.0', { least: 2, most: 2, chance: '48.25', rtp: '96.50' });
});

it('has a hash that depends on the numbers alone', () => {
  expect(mathHash(catchDefinition('koi-king'))).toBe(mathHash(catchDefinition('crab-carnival')));
  expect(mathHash(catchDefinition('koi-king'))).not.toBe(mathHash(catchDefinition('shark-tide')));
});

it('draws nine different targets for every game of the catalogue', async () => {
  const { fishing } = await import('../../catalogue/titles/fishing.ts');
  const { getSlug } = await import('../../catalogue/slugs.ts');
  const { SPRITES } = await import('./client/sprites.ts');
  for (const [title] of fishing) {
    const { shoal } = getCatchLook(getSlug(title));
    expect(new Set(shoal).size, title).toBe(9);
    for (const name of shoal) expect(SPRITES[name], name).toBeDefined();
  }
});
