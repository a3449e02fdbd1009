import { catchDefinition, getReturn as getCatchReturn } from '../games/catch/math.ts';
import { TARGETS } from '../games/crash/engine.ts';
import { crashDefinition, getReturn as getCrashReturn } from '../games/crash/math.ts';
import { drawGames } from '../games/draw/games.ts';
import { getLottoChance, lotto, lottoPays } from '../games/draw/math/lotto.ts';
import type { EngineId, Fraction, RandomSource } from '../games/engine.ts';
import { engines } from '../games/engines.ts';
import { getReturn as getMatchReturn, matchDefinition } from '../games/match/math.ts';
import { SELECTIONS, type Selection } from '../games/match/types.ts';
import { getReturn, minesDefinition, TILES } from '../games/mines/math.ts';
import type { SlipGame, SlipOutcome } from '../games/slip/game.ts';
import { rtp, slotDefinition } from '../games/slot/math.ts';
import { tableGames } from '../games/table/games.ts';

/** The return of one way to play in simulated rounds beside the exact one, as shares of the stake. */
interface Simulated {
  /** The bet, as the engine names it. */
  readonly way: string;
  readonly returned: number;
  readonly expected: number;
  /** Standard deviation of `returned` over that many rounds. */
  readonly deviation: number;
}

type Simulation = (rounds: number, random: RandomSource) => readonly Simulated[];

const STAKE = 1_000n;
const SCALE = 1_000_000_000_000n;
const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * SCALE) / denominator) / Number(SCALE);

/** A way to play: a bet, and until when. */
interface Way {
  readonly name: string;
  readonly expected: number;
  /** The exact variance, where a prize is so rare that simulated rounds may not contain it. */
  readonly variance?: number;
}

/** Plays rounds through the engine, as the provider's server does, in several ways at once. */
interface Strategy {
  readonly ways: readonly Way[];
  /** @returns the payout of each way in minor units */
  play(random: RandomSource): readonly bigint[];
}

const write = (minor: bigint): string => `${minor}`;

/** The jackpot, one in 13,983,816 tickets, is 3.6 points of the return. */
function getLottoVariance(): number {
  const mean = toNumber(lotto.getReturn(''));
  const squares = Object.entries(lottoPays).map(
    ([hits, pay]) => toNumber(getLottoChance(Number(hits))) * (pay / 100) ** 2,
  );
  return squares.reduce((sum, each) => sum + each, 0) - mean ** 2;
}

/** A slip with one bet of each kind in every round. */
const playSlip =
  (engine: 'table' | 'draw', games: readonly SlipGame[]) =>
  (gameCode: string): Strategy => {
    const { shared } = engines[engine];
    const id = (engines[engine].config(gameCode) as unknown as { game: string }).game;
    const game = games.find((each) => each.id === id);
    if (shared === null || game === undefined) throw new Error(`no bets in ${gameCode}`);
    const choice = { bets: game.kinds.map((on) => ({ on, stake: Number(STAKE) })) };
    const stake = STAKE * BigInt(game.kinds.length);
    return {
      ways: game.kinds.map((name) => ({
        name,
        expected: toNumber(game.getReturn(name)),
        ...(game.id === 'lotto' && { variance: getLottoVariance() }),
      })),
      play(random) {
        const { state } = engines[engine].open(gameCode, { stake, choice, write }, random);
        const { result } = shared.draw(gameCode, random);
        const settled = shared.settle(gameCode, { stake, state }, result).state as SlipOutcome;
        return settled.bets.map(({ won }) => BigInt(won ?? 0));
      },
    };
  };

const strategies: Readonly<Record<EngineId, (gameCode: string) => Strategy>> = {
  slot: (gameCode) => ({
    ways: [{ name: 'spin', expected: toNumber(rtp(slotDefinition(gameCode))) }],
    play(random) {
      let { state, payout } = engines.slot.open(
        gameCode,
        { stake: STAKE, choice: undefined, write },
        random,
      );
      while (payout === null) {
        const next = engines.slot.step(gameCode, { stake: STAKE, state }, { spin: true });
        if (next === null) throw new Error('a free spin is left');
        ({ state, payout } = next);
      }
      return [payout];
    },
  }),

  /** A shot at each target. */
  catch(gameCode) {
    const { targets } = catchDefinition(gameCode);
    return {
      ways: targets.map((target, index) => ({
        name: `target ${index + 1}`,
        expected: toNumber(getCatchReturn(target)),
      })),
      play: (random) =>
        targets.map((_, target) => {
          const bet = { stake: STAKE, choice: { target }, write };
          return engines.catch.open(gameCode, bet, random).payout ?? 0n;
        }),
    };
  },

  /** Bets that are cashed out at a multiplier, without being there. */
  crash(gameCode) {
    const definition = crashDefinition(gameCode);
    const { shared } = engines.crash;
    if (shared === null) throw new Error('crash has shared rounds');
    return {
      ways: TARGETS.map((target) => ({
        name: `${target / 100}x`,
        expected: toNumber(getCrashReturn(definition, target)),
      })),
      play(random) {
        const { result } = shared.draw(gameCode, random);
        return TARGETS.map((target) => {
          const bet = { stake: STAKE, choice: { target }, write };
          const { state } = engines.crash.open(gameCode, bet, random);
          return shared.settle(gameCode, { stake: STAKE, state }, result).payout ?? 0n;
        });
      },
    };
  },

  /** Bets on each selection before the match, whatever odds it has. */
  match(gameCode) {
    const definition = matchDefinition(gameCode);
    const { shared } = engines.match;
    if (shared === null) throw new Error('match has shared rounds');
    const getExpected = (selection: Selection): number => {
      const kickOff = definition.strengths.map((_, strength) =>
        getMatchReturn(definition, { strength, home: 0, away: 0, done: 0 }, selection),
      );
      return (
        kickOff.reduce((sum, share) => sum + (share === null ? 0 : toNumber(share)), 0) /
        kickOff.length
      );
    };
    return {
      ways: SELECTIONS.map((name) => ({ name, expected: getExpected(name) })),
      play(random) {
        const { result } = shared.draw(gameCode, random);
        return SELECTIONS.map((selection) => {
          const choice = { selection, odds: 101 };
          const bet = { stake: STAKE, choice, write, shared: { result, elapsedMs: -1 } };
          const { state } = engines.match.open(gameCode, bet, random);
          return shared.settle(gameCode, { stake: STAKE, state }, result).payout ?? 0n;
        });
      },
    };
  },
  table: playSlip('table', Object.values(tableGames)),
  draw: playSlip('draw', Object.values(drawGames)),

  /** Opens three tiles at each number of dangers, whatever they hide, and collects. */
  mines(gameCode) {
    const definition = minesDefinition(gameCode);
    const tiles = [0, TILES - 1, 7];
    const choices = Object.keys(definition.ladders).map(Number);
    const play = (dangers: number, random: RandomSource): bigint => {
      let { state } = engines.mines.open(
        gameCode,
        { stake: STAKE, choice: { dangers }, write },
        random,
      );
      for (const open of tiles) {
        const next = engines.mines.step(gameCode, { stake: STAKE, state }, { open });
        if (next === null) throw new Error('a step was forbidden');
        if (next.payout !== null) return next.payout;
        state = next.state;
      }
      const round = { stake: STAKE, state };
      return engines.mines.step(gameCode, round, { collect: true })?.payout ?? 0n;
    };
    return {
      ways: choices.map((dangers) => ({
        name: `${dangers} dangers`,
        expected: toNumber(getReturn(definition, dangers, tiles.length)),
      })),
      play: (random) => choices.map((dangers) => play(dangers, random)),
    };
  },
};

/** Simulates rounds of a game, in every way to bet. */
export function createEngineSimulation(engine: EngineId, gameCode: string): Simulation {
  const { ways, play } = strategies[engine](gameCode);
  return (rounds, random) => {
    const sums = ways.map(() => ({ sum: 0, squares: 0 }));
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, payout] of play(random).entries()) {
        const total = sums[index];
        if (total === undefined) continue;
        const share = Number(payout) / Number(STAKE);
        total.sum += share;
        total.squares += share * share;
      }
    }
    return ways.map(({ name, expected, variance }, index) => {
      const { sum, squares } = sums[index] ?? { sum: 0, squares: 0 };
      const returned = sum / rounds;
      const spread = variance ?? squares / rounds - returned * returned;
      return { way: name, returned, expected, deviation: Math.sqrt(spread / rounds) };
    });
  };
}
