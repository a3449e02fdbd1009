import { describe, expect, it } from 'vitest';
import { rows } from '../../catalogue/rows.ts';
import { fairRandom } from '../../makers/fairness.ts';
import { seeded } from '../../testing/seeded.ts';
import { percent } from '../engine.ts';
import { stakeLevels } from '../stakes.ts';
import { slotEngine } from './engine.ts';
import { getLook, getPictures } from './math/look.ts';
import {
  clientOutcome,
  drawRound,
  evaluate,
  hitRate,
  mathHash,
  rtp,
  type SlotClientOutcome,
  type SlotDefinition,
  slotDefinition,
  spin,
} from './math.ts';

/** One game code of each model. */
const CODES = new Map<string, SlotDefinition>();
for (const { slug } of rows) {
  const definition = slotDefinition(slug);
  if (!CODES.has(definition.model)) CODES.set(definition.model, definition);
}
/** The exact return of each model, in per cent, rounded down. */
const RETURNS: Readonly<Record<SlotDefinition['model'], string>> = {
  gentle: '96.14',
  breeze: '95.84',
  steady: '95.80',
  tide: '96.30',
  bold: '96.37',
  fierce: '95.49',
  storm: '95.55',
};
const MODELS_UNDER_TEST = [...CODES.entries()];

const ratio = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number((numerator * 1_000_000n) / denominator) / 1_000_000;

describe.each(MODELS_UNDER_TEST)('model %s', (_, definition) => {
  it('returns exactly what its paytable says', () => {
    expect(percent(rtp(definition))).toBe(RETURNS[definition.model]);
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
      const { spin: first, payout } = drawRound(definition, stake, random);
      paid += payout;
      if (first.payout > 0n) hits += 1;
    }
    const returned = Number(paid) / (Number(stake) * rounds);
    expect(returned).toBeGreaterThan(ratio(rtp(definition)) - 0.06);
    expect(returned).toBeLessThan(ratio(rtp(definition)) + 0.06);
    expect(Math.abs(hits / rounds - ratio(hitRate(definition)))).toBeLessThan(0.006);
  });

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

  it('moves the picture that shows the hero of a game to the highest-paying symbol', () => {
    const getNames = (gameCode: string, theme = getLook(gameCode).theme) =>
      Object.values(getPictures(theme, gameCode));
    expect(getNames('cherry-charm--gold').slice(0, 4)).toEqual(['wild', 'star', 'cherry', 'seven']);
    expect(getNames('lantern-festival').slice(0, 4)).toEqual(['wild', 'ingot', 'lantern', 'lotus']);
    for (const { slug } of rows.filter(({ category }) => category === 'slots')) {
      const ofTheme = getNames('', getLook(slug).theme);
      expect(getNames(slug).sort(), slug).toEqual(ofTheme.sort());
    }
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

describe('a model with free spins', () => {
  const LAYOUTS = ['breeze', 'tide', 'storm'] as const;
  const getDefinition = (model: string): SlotDefinition => {
    const definition = CODES.get(model);
    if (definition?.freeSpins == null) throw new Error(`${model} has free spins`);
    return definition;
  };

  /** A round with free spins, by a seeded search. */
  function openFeature(gameCode: string) {
    const write = (minor: bigint): string => `${minor}`;
    for (let seed = 1; ; seed += 1) {
      const bet = { stake: 1_000n, choice: undefined, write };
      const opened = slotEngine.open(gameCode, bet, seeded(seed));
      if (opened.payout === null) return opened.state;
    }
  }

  it.each(LAYOUTS)('%s returns its spin and the mean of its free spins, exactly', (model) => {
    const definition = getDefinition(model);
    const plain = { ...definition, model: `${model} without` as never, freeSpins: null };
    const base = ratio(rtp(plain));
    // A second way to the number of free spins: the chance of each course, spin by spin.
    const shows = definition.reels.map(
      (strip) => (strip.filter((symbol) => symbol === 'scatter').length * 3) / strip.length,
    );
    const byCount = shows.reduce(
      (chances, chance) =>
        Array.from(
          { length: chances.length + 1 },
          (_, count) => (chances[count] ?? 0) * (1 - chance) + (chances[count - 1] ?? 0) * chance,
        ),
      [1],
    );
    const starts = byCount.slice(3).reduce((sum, chance) => sum + chance, 0);
    const { spins, multiplier, most } = definition.freeSpins ?? {
      spins: 0,
      multiplier: 0,
      most: 0,
    };
    let courses = new Map([[spins, 1]]);
    let further = 0;
    for (let played = 0; played < most; played += 1) {
      const next = new Map<number, number>();
      for (const [awarded, chance] of courses) {
        if (played >= awarded) continue;
        further += chance;
        const more = Math.min(most, awarded + spins);
        next.set(more, (next.get(more) ?? 0) + chance * starts);
        next.set(awarded, (next.get(awarded) ?? 0) + chance * (1 - starts));
      }
      courses = next;
    }
    expect(ratio(rtp(definition))).toBeCloseTo(base * (1 + starts * multiplier * further), 5);
  });

  it.each(LAYOUTS)(
    '%s waits for the player before each free spin, and pays all at the last',
    (model) => {
      const { gameCode } = getDefinition(model);
      let state = openFeature(gameCode);
      let payout: bigint | null = null;
      for (let step = 1; payout === null; step += 1) {
        const shown = slotEngine.reveal(state, true) as SlotClientOutcome;
        expect(shown.feature).toMatchObject({ played: step - 1 });
        expect(Object.keys(shown.feature ?? {}).sort()).toEqual([
          'awarded',
          'last',
          'played',
          'won',
        ]);
        const next = slotEngine.step(gameCode, { stake: 1_000n, state }, { spin: true });
        if (next === null) throw new Error('a free spin is left');
        ({ state, payout } = next);
      }
      const ended = slotEngine.reveal(state, false) as SlotClientOutcome;
      expect(ended.feature?.played).toBe(ended.feature?.awarded);
      expect(ended.feature?.won).toBe(`${payout}`);
    },
  );

  it('plays the rest for a player who does not return', () => {
    const { gameCode } = getDefinition('tide');
    const state = openFeature(gameCode);
    const ended = slotEngine.abandon(gameCode, { stake: 1_000n, state });
    const shown = slotEngine.reveal(ended?.state, false) as SlotClientOutcome;
    expect(shown.feature?.won).toBe(`${ended?.payout}`);
    expect(shown.feature?.played).toBe(shown.feature?.awarded);
  });

  it('is that of each game which the catalogue tags with free spins, with its volatility', () => {
    expect(slotDefinition('lotus-nights').model).toBe('tide');
    expect(slotDefinition('tiger-monsoon--gold').model).toBe('storm');
    expect(slotDefinition('fire-sevens')).toMatchObject({ volatility: 'low', freeSpins: null });
  });
});

it('stops every reel at each place equally often on fair streams (chi-square)', () => {
  const definition = slotDefinition('fire-sevens');
  const rounds = 6_800;
  const counts = definition.reels.map((strip) => strip.map(() => 0));
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { stops } = spin(definition, 1_000n, fairRandom('c0de'.repeat(16), 'player', nonce));
    for (const [reel, stop] of stops.entries()) {
      const counted = counts[reel];
      if (counted !== undefined) counted[stop] = (counted[stop] ?? 0) + 1;
    }
  }
  for (const counted of counts) {
    const expected = rounds / counted.length;
    const chiSquare = counted.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The 99.9 % point of chi-square with 32 to 35 degrees of freedom is at least 62.
    expect(chiSquare).toBeLessThan(62);
  }
});
