import { describe, expect, it } from 'vitest';
import { seeded } from '../../testing/seeded.ts';
import { createEngineSimulation } from '../../testing/simulate.ts';
import { crashEngine } from './engine.ts';
import { crashDefinition, drawCrashPoint, getElapsed, getMultiplier, getReturn } from './math.ts';

const codes = Array.from({ length: 12 }, (_, game) => `game-${game}`);
const models = new Map(codes.map((code) => [crashDefinition(code).model, code]));

it('has three models', () => {
  expect([...models.keys()].sort()).toEqual(['brisk', 'calm', 'wild']);
});

describe.each([...models])('model %s', (_, code) => {
  const definition = crashDefinition(code);

  it('returns 97 %, exactly to a ten thousandth, wherever a player cashes out', () => {
    for (let multiplier = 101; multiplier <= definition.highest; multiplier += 1) {
      const { numerator, denominator } = getReturn(definition, multiplier);
      const millionths = (numerator * 1_000_000n) / denominator;
      // Rounding a draw up never takes from a player.
      expect([multiplier, millionths]).toEqual([multiplier, 970_000n]);
    }
    expect(crashEngine.certificate(code).rtp).toBe('97.00');
  });

  it('draws points that reach each multiplier as often as its return says', () => {
    const random = seeded(20261123);
    const draws = 40_000;
    const points = Array.from({ length: draws }, () => drawCrashPoint(definition, random));
    for (const multiplier of [110, 150, 200, 500, 1_000]) {
      const chance = 97 / multiplier;
      const reached = points.filter((point) => point >= multiplier).length;
      const deviation = Math.sqrt(draws * chance * (1 - chance));
      expect(Math.abs(reached - draws * chance), `${multiplier}`).toBeLessThan(4 * deviation);
    }
    expect(Math.min(...points)).toBe(100);
    expect(Math.max(...points)).toBeLessThanOrEqual(definition.highest);
  });

  it('matches its exact return in a seeded simulation of the real code', () => {
    const simulate = createEngineSimulation('crash', code);
    for (const { way, returned, expected, deviation } of simulate(60_000, seeded(7))) {
      expect(Math.abs(returned - expected), way).toBeLessThan(4 * deviation);
    }
  });

  it('reaches a multiplier at the time that it says', () => {
    for (const multiplier of [101, 150, 200, 1_000, definition.highest]) {
      const at = getElapsed(definition, multiplier);
      expect(getMultiplier(definition, at)).toBeGreaterThanOrEqual(multiplier);
      expect(getMultiplier(definition, at - 2)).toBeLessThan(multiplier);
    }
    expect(getElapsed(definition, definition.highest)).toBeLessThan(60_000);
  });
});

describe('a bet', () => {
  const code = models.get('brisk') ?? '';
  const { shared } = crashEngine;
  const open = (target: number | null) =>
    crashEngine.open(
      code,
      { stake: 1_000n, choice: { target }, write: (minor) => `${minor}` },
      seeded(1),
    ).state;

  it('pays its target if the flight reaches it, and nothing otherwise', () => {
    const bet = { stake: 1_000n, state: open(200) };
    expect(shared?.settle(code, bet, { point: 200 })).toMatchObject({
      payout: 2_000n,
      state: { cashedAt: 200 },
    });
    expect(shared?.settle(code, bet, { point: 199 })).toMatchObject({ payout: 0n });
  });

  it('pays the multiplier of the moment of a cash-out, never more than the end', () => {
    const bet = { stake: 1_000n, state: open(null) };
    const at = getElapsed(crashDefinition(code), 250);
    const cashed = shared?.act(code, bet, at, { point: 900 }, { cashOut: true });
    expect(cashed?.payout).toBe(2_500n);
    expect(shared?.act(code, bet, at, { point: 240 }, { cashOut: true })?.payout).toBe(2_400n);
  });

  it('rejects targets that the game does not offer', () => {
    expect(() => open(123)).toThrow();
    expect(() => open(-1)).toThrow();
  });
});
