import { z } from 'zod';
import { createEngine, type OpenRound, type Progress, percent } from '../engine.ts';
import { getCrashLook } from './look.ts';
import {
  type CrashDefinition,
  crashDefinition,
  drawCrashPoint,
  getElapsed,
  getMultiplier,
  getReturn,
  mathHash,
  mathTable,
} from './math.ts';
import type { CrashOutcome } from './types.ts';

const hundredths = z.number().int().min(100).max(1_000_000);

const state = z.object({ target: hundredths.nullable(), cashedAt: hundredths.nullable() });
type State = z.infer<typeof state>;

/** Multipliers that a player may choose to cash out at. */
export const TARGETS = [150, 200, 300, 500, 1_000] as const;

const BETTING_MS = 6_000;
const PAUSE_MS = 3_000;

const payAt = ({ stake, state: bet }: OpenRound<State>, multiplier: number): Progress<State> => ({
  state: { ...bet, cashedAt: multiplier },
  payout: (stake * BigInt(multiplier)) / 100n,
});

/** The multiplier at which a bet ends automatically: its target, or the top of every flight. */
const getEnd = ({ highest }: CrashDefinition, { target }: State): number => target ?? highest;

/** Crash: all players of a game share a flight; each cashes out before it ends, or loses. */
export const crashEngine = createEngine({
  id: 'crash',
  define: crashDefinition,
  publish: mathTable,
  certify: (definition) => ({
    version: definition.version,
    mathHash: mathHash(definition),
    rtp: percent(getReturn(definition, 200)),
    volatility: definition.volatility,
  }),
  describe: ({ highest, growth }, gameCode) => ({
    highest,
    growth,
    targets: TARGETS,
    look: getCrashLook(gameCode),
  }),
  choice: z.object({ target: z.union(TARGETS.map((target) => z.literal(target))).nullable() }),
  state,
  open: (_, { choice }) => ({ state: { target: choice.target, cashedAt: null }, payout: null }),
  shared: {
    result: z.object({ point: hundredths }),
    draw(definition, random) {
      const point = drawCrashPoint(definition, random);
      return {
        result: { point },
        bettingMs: BETTING_MS,
        runningMs: getElapsed(definition, point),
        pauseMs: PAUSE_MS,
      };
    },
    getDueMs: (definition, bet, { point }) =>
      getElapsed(definition, Math.min(point, getEnd(definition, bet))),
    settle(definition, round, { point }) {
      const end = getEnd(definition, round.state);
      return end <= point ? payAt(round, end) : { state: round.state, payout: 0n };
    },
    action: z.object({ cashOut: z.literal(true) }),
    act(definition, round, elapsedMs, { point }) {
      const multiplier = getMultiplier(definition, elapsedMs);
      return multiplier < 100 ? null : payAt(round, Math.min(multiplier, point));
    },
    leave: { cashOut: true },
  },
  reveal: (bet): CrashOutcome => bet,
});
