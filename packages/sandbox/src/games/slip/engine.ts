import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  createEngine,
  type Engine,
  type EngineId,
  type Fraction,
  type OpenRound,
  type Progress,
  percent,
} from '../engine.ts';
import type { SlipGame, SlipOutcome } from './game.ts';

/** The most bets in one slip. */
const MOST_BETS = 60;

const minor = z.number().int().positive();
const choice = z.object({
  bets: z
    .array(z.object({ on: z.string().min(1).max(64), stake: minor }))
    .min(1)
    .max(MOST_BETS)
    .refine((bets) => new Set(bets.map(({ on }) => on)).size === bets.length),
});
const state = z.object({
  bets: z.array(
    z.object({ on: z.string(), stake: minor, won: z.number().int().min(0).nullable() }),
  ),
});
type State = z.infer<typeof state>;

const exceeds = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator > other.numerator * one.denominator;

/** The highest return among a game's bets, which is the game's return (rules list the others). */
function getBestReturn(game: SlipGame): Fraction {
  const [first, ...others] = game.kinds.map((kind) => game.getReturn(kind));
  if (first === undefined) throw new RangeError('A game needs a bet.');
  return others.reduce((best, each) => (exceeds(each, best) ? each : best), first);
}

/** Everything that affects payouts, as text. */
const getMathTable = (game: SlipGame): string =>
  JSON.stringify([game.id, game.version, game.kinds, game.table]);

interface SlipEngine {
  readonly id: EngineId;
  readonly find: (gameCode: string) => SlipGame;
  readonly result: z.ZodType;
  /** Data for the page's stage beside the returns; JSON. */
  readonly describe: (gameCode: string) => object;
}

interface SlipDefinition {
  readonly model: string;
  readonly game: SlipGame;
}

/** Decides every bet of a slip. */
function settle(
  { game }: SlipDefinition,
  { state: slip }: OpenRound<State>,
  result: unknown,
): Progress<State> {
  const bets = slip.bets.map(({ on, stake }) => {
    const won = (BigInt(stake) * BigInt(game.pay(on, result))) / 100n;
    return { on, stake, won: Number(won) };
  });
  return { state: { bets }, payout: bets.reduce((sum, { won }) => sum + BigInt(won), 0n) };
}

/** An engine of slip games: bets are open, closed, decided and paid on the provider's clock. */
export function createSlipEngine(engine: SlipEngine): Engine {
  return createEngine({
    id: engine.id,
    define(gameCode: string): SlipDefinition {
      const game = engine.find(gameCode);
      return { model: game.id, game };
    },
    certify: ({ game }) => ({
      version: game.version,
      mathHash: createHash('sha256').update(getMathTable(game)).digest('hex'),
      rtp: percent(getBestReturn(game)),
      volatility: game.volatility,
    }),
    publish: ({ game }) => getMathTable(game),
    describe: ({ game }, gameCode: string) => ({
      game: game.id,
      returns: game.kinds.map((kind) => [kind, percent(game.getReturn(kind))]),
      ...engine.describe(gameCode),
    }),
    choice,
    isAllowed: ({ game }, { bets }) => bets.every(({ on }) => game.isOutcome(on)),
    getStakes: ({ bets }) => bets.map(({ stake }) => BigInt(stake)),
    state,
    open: (_, { choice: { bets } }) => ({
      state: { bets: bets.map((bet) => ({ ...bet, won: null })) },
      payout: null,
    }),
    shared: {
      result: engine.result,
      draw: ({ game }, random) => ({
        result: game.draw(random),
        bettingMs: game.bettingMs,
        runningMs: game.closedMs,
        pauseMs: game.pauseMs,
      }),
      preview: ({ game }, result) => game.preview?.(result) ?? null,
      getDueMs: ({ game }) => game.closedMs,
      settle,
      action: z.object({ leave: z.literal(true) }),
      act: (definition, round, _elapsedMs, result) => settle(definition, round, result),
      leave: { leave: true },
    },
    reveal: (bet): SlipOutcome => bet,
  });
}
