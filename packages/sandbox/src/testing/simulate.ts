import { catchDefinition, getReturn as getCatchReturn } from '../games/catch/math.ts';
import { crashDefinition, getReturn as getCrashReturn } from '../games/crash/math.ts';
import { drawGames } from '../games/draw/games.ts';
import { getLottoChance, lotto, lottoPays } from '../games/draw/math/lotto.ts';
import type { EngineId, Fraction, RandomSource } from '../games/engine.ts';
import { engines } from '../games/engines.ts';
import { getReturn as getMatchReturn, matchDefinition } from '../games/match/math.ts';
import { getReturn, minesDefinition, TILES } from '../games/mines/math.ts';
import type { SlipGame } from '../games/slip/game.ts';
import { rtp, slotDefinition } from '../games/slot/math.ts';
import { tableGames } from '../games/table/games.ts';

/** The return of simulated rounds beside the exact one, as shares of the stake. */
interface Simulated {
  readonly returned: number;
  readonly expected: number;
  /** Standard deviation of `returned` over that many rounds. */
  readonly deviation: number;
}

type Simulation = (rounds: number, random: RandomSource) => Simulated;

const STAKE = 1_000n;
const SCALE = 1_000_000_000_000n;
const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * SCALE) / denominator) / Number(SCALE);

/** A strategy plays one round through the engine, as the provider's server does. */
interface Strategy {
  /** The exact return of this way to play. */
  readonly expected: number;
  /** The exact variance, where a prize is so rare that simulated rounds may not contain it. */
  readonly variance?: number;
  /** @returns the payout in minor units */
  play(random: RandomSource): bigint;
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

/** Bets on one outcome in every round of a slip game. */
const playSlip =
  (engine: 'table' | 'draw', games: readonly SlipGame[]) =>
  (gameCode: string): Strategy => {
    const { shared } = engines[engine];
    const id = (engines[engine].config(gameCode) as unknown as { game: string }).game;
    const game = games.find((each) => each.id === id);
    const [on] = game?.kinds ?? [];
    if (shared === null || game === undefined || on === undefined)
      throw new Error(`no bets in ${gameCode}`);
    const choice = { bets: [{ on, stake: Number(STAKE) }] };
    return {
      expected: toNumber(game.getReturn(on)),
      ...(game.id === 'lotto' && { variance: getLottoVariance() }),
      play(random) {
        const { state } = engines[engine].open(gameCode, { stake: STAKE, choice, write }, random);
        const { result } = shared.draw(gameCode, random);
        return shared.settle(gameCode, { stake: STAKE, state }, result).payout ?? 0n;
      },
    };
  };

const strategies: Readonly<Record<EngineId, (gameCode: string) => Strategy>> = {
  slot: (gameCode) => ({
    expected: toNumber(rtp(slotDefinition(gameCode))),
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
      return payout;
    },
  }),

  /** Shoots at the fourth target. */
  catch(gameCode) {
    const target = 3;
    const aimed = catchDefinition(gameCode).targets[target];
    if (aimed === undefined) throw new Error('a model has nine targets');
    return {
      expected: toNumber(getCatchReturn(aimed)),
      play: (random) =>
        engines.catch.open(gameCode, { stake: STAKE, choice: { target }, write }, random).payout ??
        0n,
    };
  },

  /** Cashes out at three times the stake, without being there. */
  crash(gameCode) {
    const definition = crashDefinition(gameCode);
    const { shared } = engines.crash;
    if (shared === null) throw new Error('crash has shared rounds');
    const target = 300;
    return {
      expected: toNumber(getCrashReturn(definition, target)),
      play(random) {
        const { state } = engines.crash.open(
          gameCode,
          { stake: STAKE, choice: { target }, write },
          random,
        );
        const { result } = shared.draw(gameCode, random);
        return shared.settle(gameCode, { stake: STAKE, state }, result).payout ?? 0n;
      },
    };
  },

  /** Bets on the draw before the match. */
  match(gameCode) {
    const definition = matchDefinition(gameCode);
    const { shared } = engines.match;
    if (shared === null) throw new Error('match has shared rounds');
    const kickOff = definition.strengths.map((_, strength) =>
      getMatchReturn(definition, { strength, home: 0, away: 0, done: 0 }, 'draw'),
    );
    return {
      expected:
        kickOff.reduce((sum, share) => sum + (share === null ? 0 : toNumber(share)), 0) /
        kickOff.length,
      play(random) {
        const { result } = shared.draw(gameCode, random);
        const at = { result, elapsedMs: -1 };
        const choice = { selection: 'draw', odds: 101 };
        const bet = { stake: STAKE, choice, write, shared: at };
        const { state } = engines.match.open(gameCode, bet, random);
        return shared.settle(gameCode, { stake: STAKE, state }, result).payout ?? 0n;
      },
    };
  },
  table: playSlip('table', Object.values(tableGames)),
  draw: playSlip('draw', Object.values(drawGames)),

  /** Opens the first three tiles, whatever they hide, and collects. */
  mines(gameCode) {
    const definition = minesDefinition(gameCode);
    const dangers = Number(Object.keys(definition.ladders)[1]);
    const steps = 3;
    return {
      expected: toNumber(getReturn(definition, dangers, steps)),
      play(random) {
        let { state } = engines.mines.open(
          gameCode,
          { stake: STAKE, choice: { dangers }, write },
          random,
        );
        for (const open of [0, TILES - 1, 7].slice(0, steps)) {
          const next = engines.mines.step(gameCode, { stake: STAKE, state }, { open });
          if (next === null) throw new Error('a step was forbidden');
          if (next.payout !== null) return next.payout;
          state = next.state;
        }
        const round = { stake: STAKE, state };
        return engines.mines.step(gameCode, round, { collect: true })?.payout ?? 0n;
      },
    };
  },
};

/** Simulates rounds of a game with one fixed way to play. */
export function createEngineSimulation(engine: EngineId, gameCode: string): Simulation {
  const strategy = strategies[engine](gameCode);
  return (rounds, random) => {
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const share = Number(strategy.play(random)) / Number(STAKE);
      sum += share;
      squares += share * share;
    }
    const returned = sum / rounds;
    const variance = squares / rounds - returned * returned;
    return {
      returned,
      expected: strategy.expected,
      deviation: Math.sqrt((strategy.variance ?? variance) / rounds),
    };
  };
}
