import { describe, expect, it } from 'vitest';
import { seeded } from '../../testing/seeded.ts';
import { createEngineSimulation } from '../../testing/simulate.ts';
import { minesEngine } from './engine.ts';
import { drawDangers, getReturn, getSafeChance, minesDefinition, rtp, TILES } from './math.ts';

const codes = ['game-0', 'game-1', 'game-2', 'game-3', 'game-4', 'game-5', 'game-6', 'game-7'];
const definitions = new Map(
  codes.map((code) => [minesDefinition(code).model, { code, definition: minesDefinition(code) }]),
);

const write = (minor: bigint): string => `${minor}`;

it('has three models', () => {
  expect([...definitions.keys()].sort()).toEqual(['deep', 'middle', 'shallow']);
});

describe.each([...definitions.values()])('model $definition.model', ({ code, definition }) => {
  const ways = Object.entries(definition.ladders).flatMap(([dangers, ladder]) =>
    ladder.map((_, step) => [Number(dangers), step + 1] as const),
  );

  it('returns between 96 % and 97 %, exactly, however a player collects', () => {
    for (const [dangers, opened] of ways) {
      const { numerator, denominator } = getReturn(definition, dangers, opened);
      expect(numerator * 100n, `${dangers}/${opened}`).toBeGreaterThanOrEqual(96n * denominator);
      expect(numerator * 100n, `${dangers}/${opened}`).toBeLessThanOrEqual(97n * denominator);
    }
    const certified = minesEngine.certificate(code);
    const { numerator, denominator } = rtp(definition);
    expect(Number(certified.rtp)).toBeCloseTo(Number((numerator * 10_000n) / denominator) / 100, 9);
  });

  it('raises the multiplier with every safe tile, up to 2,000 times the stake', () => {
    for (const ladder of Object.values(definition.ladders)) {
      expect(ladder.length).toBeGreaterThan(3);
      expect([...ladder].sort((a, b) => a - b)).toEqual(ladder);
      expect(new Set(ladder).size).toBe(ladder.length);
      expect(ladder[0]).toBeGreaterThan(100);
      expect(ladder.at(-1)).toBeLessThanOrEqual(200_000);
    }
  });

  it('matches its exact return in a seeded simulation of the real code', () => {
    const simulate = createEngineSimulation('mines', code);
    for (const { way, returned, expected, deviation } of simulate(60_000, seeded(20261123))) {
      expect(Math.abs(returned - expected), way).toBeLessThan(4 * deviation);
    }
  });
});

describe('the dangers', () => {
  it('are distinct tiles, each equally likely', () => {
    const random = seeded(5);
    const counts = new Array<number>(TILES).fill(0);
    const draws = 20_000;
    for (let draw = 0; draw < draws; draw += 1) {
      const dangers = drawDangers(5, random);
      expect(new Set(dangers).size).toBe(5);
      for (const tile of dangers) counts[tile] = (counts[tile] ?? 0) + 1;
    }
    const mean = (draws * 5) / TILES;
    const chiSquared = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    // 24 degrees of freedom: above 51.2 with a probability of one in a thousand.
    expect(chiSquared).toBeLessThan(51.2);
  });

  it('have the chance of the hypergeometric distribution', () => {
    expect(getSafeChance(3, 2)).toEqual({ numerator: 22n * 21n, denominator: 25n * 24n });
  });
});

describe('a round', () => {
  const { code } = definitions.get('middle') ?? { code: '' };
  const open = () =>
    minesEngine.open(code, { stake: 1_000n, choice: { dangers: 3 }, write }, seeded(1)).state;
  const getDangers = (state: unknown) => (state as { dangers: number[] }).dangers;
  const getSafe = (state: unknown) =>
    Array.from({ length: TILES }, (_, tile) => tile).filter(
      (tile) => !getDangers(state).includes(tile),
    );

  it('does not show its dangers while it is open', () => {
    const state = open();
    expect(minesEngine.reveal(state, true)).toEqual({
      count: 3,
      opened: [],
      hit: null,
      dangers: null,
    });
    expect(minesEngine.reveal(state, false)).toMatchObject({ dangers: getDangers(state) });
  });

  it('pays the multiplier of the tiles that were opened, and nothing after a danger', () => {
    let state = open();
    for (const tile of getSafe(state).slice(0, 2)) {
      const next = minesEngine.step(code, { stake: 1_000n, state }, { open: tile });
      expect(next?.payout).toBeNull();
      state = next?.state;
    }
    const collected = minesEngine.step(code, { stake: 1_000n, state }, { collect: true });
    expect(collected?.payout).toBe(1_250n);
    const lost = minesEngine.step(code, { stake: 1_000n, state }, { open: getDangers(state)[0] });
    expect(lost).toMatchObject({ payout: 0n, state: { hit: getDangers(state)[0] } });
  });

  it('forbids collecting before a tile, and opening a tile twice', () => {
    const state = open();
    expect(minesEngine.step(code, { stake: 1_000n, state }, { collect: true })).toBeNull();
    const [tile] = getSafe(state);
    const next = minesEngine.step(code, { stake: 1_000n, state }, { open: tile });
    expect(
      minesEngine.step(code, { stake: 1_000n, state: next?.state }, { open: tile }),
    ).toBeNull();
  });

  it('rejects a number of dangers that the game does not offer, and unknown actions', () => {
    const bet = { stake: 1_000n, choice: { dangers: 4 }, write };
    expect(() => minesEngine.open(code, bet, seeded(1))).toThrow('');
    const round = { stake: 1_000n, state: open() };
    for (const action of [{ open: 25 }, { open: 1.5 }, { win: true }, null]) {
      expect(() => minesEngine.step(code, round, action)).toThrow();
    }
  });

  it('collects for a player who does not return, or returns the stake', () => {
    const state = open();
    expect(minesEngine.abandon(code, { stake: 1_000n, state })).toBeNull();
    const next = minesEngine.step(code, { stake: 1_000n, state }, { open: getSafe(state)[0] });
    const left = { stake: 1_000n, state: next?.state };
    expect(minesEngine.abandon(code, left)?.payout).toBe(1_100n);
  });
});
