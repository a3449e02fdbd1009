import { describe, expect, it } from 'vitest';
import { getSlug } from '../../catalogue/slugs.ts';
import { sports } from '../../catalogue/titles/sports.ts';
import { fairRandom } from '../../makers/fairness.ts';
import { OddsChangedError, type RandomSource } from '../engine.ts';
import { BALLS } from './client/balls.ts';
import { matchEngine } from './engine.ts';
import { getMatchLook } from './look.ts';
import {
  drawMatch,
  getChance,
  getMatchStates,
  getOdds,
  getReturn,
  isWon,
  matchDefinition,
  mathHash,
  PLAYS,
  rtp,
} from './math.ts';
import { SELECTIONS } from './types.ts';

const MODELS = [
  ['low', matchDefinition('volley-beach')],
  ['medium', matchDefinition('striker-cup')],
  ['high', matchDefinition('knockout-night')],
] as const;

const SCALE = 1_000_000_000n;
const toNumber = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number((numerator * SCALE) / denominator) / Number(SCALE);

describe.each(MODELS)('the %s model', (volatility, definition) => {
  const kickOff = { strength: 0, home: 0, away: 0, done: 0 };

  it('has the volatility that the catalogue promises', () => {
    expect(definition.volatility).toBe(volatility);
  });

  it('returns 95 % to 96 % on every market, at every moment of every pairing, exactly', () => {
    let offers = 0;
    for (const state of getMatchStates(definition)) {
      for (const selection of SELECTIONS) {
        const share = getReturn(definition, state, selection);
        if (share === null) continue;
        offers += 1;
        expect(share.numerator * 100n > share.denominator * 95n).toBe(true);
        expect(share.numerator * 100n <= share.denominator * 96n).toBe(true);
      }
    }
    expect(offers).toBeGreaterThan(1_000);
    expect(toNumber(rtp(definition))).toBeGreaterThan(0.95);
  });

  it('offers every market before the match', () => {
    for (const selection of SELECTIONS) {
      expect(getOdds(definition, kickOff, selection)).toBeGreaterThanOrEqual(105);
    }
  });

  it('has chances that add up to one on each market, at every moment', () => {
    for (const state of getMatchStates(definition)) {
      for (const market of [
        ['home', 'draw', 'away'],
        ['over', 'under'],
      ] as const) {
        const chances = market.map((selection) => getChance(definition, state, selection));
        const sum = chances.reduce((total, { numerator }) => total + numerator, 0n);
        expect(sum).toBe(chances[0]?.denominator);
      }
    }
  });

  it('has the chances of its plays: each is the weighted mean of those one play later', () => {
    const [chances] = definition.strengths;
    if (chances === undefined) throw new Error('a model has pairings');
    const rest = 1_000 - chances.home - chances.away;
    for (const state of getMatchStates(definition)) {
      if (state.strength !== 0) continue;
      const { home, away, done } = state;
      for (const selection of SELECTIONS) {
        const later = (h: number, a: number): bigint =>
          done + 1 === PLAYS
            ? isWon(definition, selection, home + h, away + a)
              ? 1n
              : 0n
            : getChance(
                definition,
                { ...state, home: home + h, away: away + a, done: done + 1 },
                selection,
              ).numerator;
        expect(getChance(definition, state, selection).numerator).toBe(
          BigInt(chances.home) * later(1, 0) +
            BigInt(chances.away) * later(0, 1) +
            BigInt(rest) * later(0, 0),
        );
      }
    }
  });
});

it('draws pairings and plays by their weights from fair streams (chi-square)', () => {
  const definition = matchDefinition('volley-beach');
  const pairings = definition.strengths.map(() => 0);
  const plays = { h: 0, a: 0, '-': 0 };
  const expected = { h: 0, a: 0, '-': 0 };
  const rounds = 4_000;
  for (let number = 0; number < rounds; number += 1) {
    const match = drawMatch(definition, 8, fairRandom('ab12'.repeat(16), 'volley-beach', number));
    pairings[match.strength] = (pairings[match.strength] ?? 0) + 1;
    expect(match.home).not.toBe(match.away);
    const { home = 0, away = 0 } = definition.strengths[match.strength] ?? {};
    for (const play of match.plays) plays[play as 'h' | 'a' | '-'] += 1;
    expected.h += (PLAYS * home) / 1_000;
    expected.a += (PLAYS * away) / 1_000;
    expected['-'] += (PLAYS * (1_000 - home - away)) / 1_000;
  }
  const chiSquare = (seen: readonly number[], wanted: readonly number[]): number =>
    seen.reduce(
      (sum, count, index) => sum + (count - (wanted[index] ?? 0)) ** 2 / (wanted[index] ?? 1),
      0,
    );
  // The 99.9 % points of chi-square with four and two degrees of freedom.
  expect(
    chiSquare(
      pairings,
      pairings.map(() => rounds / pairings.length),
    ),
  ).toBeLessThan(18.47);
  expect(chiSquare(Object.values(plays), Object.values(expected))).toBeLessThan(13.82);
});

describe('a bet', () => {
  const write = (minor: bigint): string => `${minor}`;
  const result = { strength: 0, home: 0, away: 1, plays: 'h-a-hh------------' };
  const random: RandomSource = { int: () => 0 };
  const open = (elapsedMs: number, selection: string, odds: number) =>
    matchEngine.open(
      'striker-cup',
      { stake: 1_000n, choice: { selection, odds }, write, shared: { result, elapsedMs } },
      random,
    );
  const offer = (elapsedMs: number) => {
    const news = matchEngine.shared?.preview('striker-cup', result, elapsedMs);
    return news as { plays: string; isOpen: boolean; odds: Record<string, number | null> };
  };

  it('takes the odds of its moment, and is refused once they have fallen', () => {
    const before = offer(-1_000).odds.home ?? 0;
    expect(open(-1_000, 'home', before).state).toEqual({ selection: 'home', odds: before });
    // Home has scored: its odds have fallen, those of the away side have risen.
    expect(() => open(6_000, 'home', before)).toThrow(OddsChangedError);
    const risen = offer(6_000).odds.away ?? 0;
    expect(open(6_000, 'away', offer(-1_000).odds.away ?? 0).state).toEqual({
      selection: 'away',
      odds: risen,
    });
  });

  it('shows players only the plays that are over, and pauses at the decisive moment of each', () => {
    expect(offer(-1_000)).toMatchObject({ plays: '', isOpen: true });
    expect(offer(4_000)).toMatchObject({ plays: '', isOpen: false });
    expect(offer(5_000)).toMatchObject({ plays: 'h', isOpen: true });
    expect(offer(26_000).plays).toBe('h-a-h');
    expect(matchEngine.shared?.takesBets('striker-cup', 8_700)).toBe(false);
    expect(matchEngine.shared?.takesBets('striker-cup', 90_000)).toBe(false);
  });

  it('pays by the final score', () => {
    const settle = (selection: string) =>
      matchEngine.shared?.settle(
        'striker-cup',
        { stake: 1_000n, state: { selection, odds: 250 } },
        result,
      ).payout;
    expect(settle('home')).toBe(2_500n);
    expect(settle('draw')).toBe(0n);
    expect(settle('under')).toBe(2_500n);
    expect(settle('over')).toBe(0n);
  });
});

it('has a hash that depends on the numbers alone', () => {
  expect(mathHash(matchDefinition('volley-beach'))).toBe(mathHash(matchDefinition('bullseye-pub')));
  expect(mathHash(matchDefinition('volley-beach'))).not.toBe(
    mathHash(matchDefinition('striker-cup')),
  );
});

it('has a field and a ball for every game of the catalogue', () => {
  const looks = sports.map(([title]) => getMatchLook(getSlug(title)));
  for (const { ball } of looks) expect(BALLS[ball], ball).toBeDefined();
  expect(new Set(looks.map(({ field, ground, ball }) => `${field} ${ground} ${ball}`)).size).toBe(
    sports.length,
  );
});
