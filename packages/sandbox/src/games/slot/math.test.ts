import { describe, expect, it } from 'vitest';
import { seeded } from '../../testing/seeded.ts';
import { percent } from '../engine.ts';
import { stakeLevels } from '../stakes.ts';
import { slotEngine } from './engine.ts';
import {
  clientOutcome,
  evaluate,
  hitRate,
  MODELS,
  mathHash,
  rtp,
  type SlotDefinition,
  slotDefinition,
  spin,
} from './math.ts';

/** One game code of each model. */
const CODES = new Map<string, SlotDefinition>();
for (let n = 0; CODES.size < Object.keys(MODELS).length; n += 1) {
  const definition = slotDefinition(`game-${n}`);
  if (!CODES.has(definition.model)) CODES.set(definition.model, definition);
}
const MODELS_UNDER_TEST = [...CODES.entries()];

const ratio = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number((numerator * 1_000_000n) / denominator) / 1_000_000;

describe.each(MODELS_UNDER_TEST)('model %s', (_, definition) => {
  it('returns between 94 % and 97 %, exactly', () => {
    expect(ratio(rtp(definition))).toBeGreaterThanOrEqual(0.94);
    expect(ratio(rtp(definition))).toBeLessThanOrEqual(0.97);
  });

  it('pays on 20 % to 35 % of spins', () => {
    expect(ratio(hitRate(definition))).toBeGreaterThanOrEqual(0.2);
    expect(ratio(hitRate(definition))).toBeLessThanOrEqual(0.35);
  });

  it('matches both in a seeded simulation of the real code', () => {
    const random = seeded(20261121);
    const stake = 1_000n;
    const rounds = 120_000;
    let paid = 0n;
    let hits = 0;
    for (let n = 0; n < rounds; n += 1) {
      const outcome = spin(definition, stake, random);
      paid += outcome.payout;
      if (outcome.payout > 0n) hits += 1;
    }
    const returned = Number(paid) / (Number(stake) * rounds);
    expect(returned).toBeGreaterThan(ratio(rtp(definition)) - 0.06);
    expect(returned).toBeLessThan(ratio(rtp(definition)) + 0.06);
    expect(Math.abs(hits / rounds - ratio(hitRate(definition)))).toBeLessThan(0.006);
  }, 60_000);

  it('pays whole minor units for every available stake, in proportion to it', () => {
    const random = seeded(7);
    const lines = BigInt(definition.lines.length);
    for (const currency of ['PHP', 'THB', 'MMK']) {
      for (const stake of stakeLevels(currency)) {
        expect(stake % lines).toBe(0n);
        const outcome = spin(definition, stake, random);
        const unit = evaluate(definition, lines, outcome.stops);
        expect(outcome.payout).toBe(unit.payout * (stake / lines));
        const parts = outcome.wins.reduce((sum, win) => sum + win.payout, 0n);
        expect(parts + (outcome.scatter?.payout ?? 0n)).toBe(outcome.payout);
      }
    }
  });

  it('never shows a symbol twice on a reel and keeps wild off the first and the last', () => {
    for (const [reel, strip] of definition.reels.entries()) {
      for (const [stop, symbol] of strip.entries()) {
        expect(strip[(stop + 1) % strip.length]).not.toBe(symbol);
        expect(strip[(stop + 2) % strip.length]).not.toBe(symbol);
      }
      expect(strip.includes('wild')).toBe(reel > 0 && reel < 4);
    }
  });

  it('rejects a stake that its lines cannot share equally', () => {
    for (const stake of [0n, -100n, 101n]) {
      expect(() => spin(definition, stake, seeded(1))).toThrow(RangeError);
    }
  });
});

describe('a definition', () => {
  it('is deterministic, and differs between games', () => {
    expect(slotDefinition('fire-sevens')).toEqual(slotDefinition('fire-sevens'));
    const looks = new Set(
      Array.from({ length: 60 }, (_, n) => JSON.stringify(slotDefinition(`g${n}`).look)),
    );
    expect(looks.size).toBeGreaterThan(40);
  });

  it('takes its theme from a matching name', () => {
    expect(slotDefinition('tiger-monsoon').look.theme).toBe('wild');
    expect(slotDefinition('sugar-parade').look.theme).toBe('sweets');
    expect(slotDefinition('fire-sevens').look.theme).toBe('classic');
    expect(slotDefinition('diamond-tide').look.theme).toBe('gems');
  });

  it('has a hash that depends on the numbers, not on the look', () => {
    const definition = slotDefinition('fire-sevens');
    const painted = { ...definition, gameCode: 'other', look: { theme: 'gems', hue: 1 } as const };
    const changed = { ...definition, scatterPays: [9, 9, 9] as const };
    expect(mathHash(definition)).toMatch(/^[0-9a-f]{64}$/);
    expect(mathHash(painted)).toBe(mathHash(definition));
    expect(mathHash(changed)).not.toBe(mathHash(definition));
  });

  it('is sent to its page as plain JSON', () => {
    const config = slotEngine.config('koi-king');
    expect(JSON.parse(JSON.stringify(config))).toEqual(config);
    expect(config.rtp).toMatch(/^9[4-7]\.\d\d$/);
  });
});

describe('an outcome', () => {
  const base = slotDefinition('game-0');
  const definition: SlotDefinition = {
    ...base,
    reels: [
      ['high1', 'low1', 'low2', 'scatter'],
      ['wild', 'low3', 'low4', 'scatter'],
      ['high1', 'low1', 'low2', 'scatter'],
      ['high2', 'low3', 'low4', 'scatter'],
      ['high3', 'low1', 'low2', 'scatter'],
    ],
    lines: [[0, 0, 0, 0, 0]],
    wildMultiplier: 2,
    paytable: { ...base.paytable, high1: [10, 20, 30] },
    scatterPays: [2, 5, 9],
  };

  it('substitutes wild, and multiplies if the model defines it', () => {
    const outcome = evaluate(definition, 5n, [0, 0, 0, 0, 0]);
    expect(outcome.wins).toEqual([
      {
        line: 0,
        symbol: 'high1',
        count: 3,
        positions: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        payout: 100n,
      },
    ]);
  });

  it('pays scatters on the whole stake in any position', () => {
    const outcome = evaluate(definition, 5n, [3, 2, 1, 0, 0]);
    expect(outcome.scatter).toEqual({
      count: 3,
      positions: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      payout: 10n,
    });
    expect(outcome.payout).toBe(10n);
  });

  it('is sent to the page as strings', () => {
    const outcome = evaluate(definition, 5n, [0, 0, 0, 0, 0]);
    const told = clientOutcome(outcome, (minor) => `${minor}!`);
    expect(told.payout).toBe('100!');
    expect(told.wins[0]?.payout).toBe('100!');
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  });
});

it('rounds per cents down, so that nothing promises too much', () => {
  expect(percent({ numerator: 95_799n, denominator: 100_000n })).toBe('95.79');
});
