import { z } from 'zod';
import { createEngine, percent } from '../engine.ts';
import { getCatchLook } from './look.ts';
import {
  type CatchDefinition,
  catchDefinition,
  DRAWS,
  getReturn,
  mathHash,
  mathTable,
  rtp,
  shoot,
  type Target,
} from './math.ts';
import type { CatchOutcome, ShownTarget } from './types.ts';

/** Time between two shots at least: faster than a finger, slower than a program. */
const PACE_MS = 120;

const show = (target: Target): ShownTarget => {
  const times = target.prizes.map((prize) => prize.times);
  return {
    least: Math.min(...times),
    most: Math.max(...times),
    chance: percent({ numerator: BigInt(target.chance), denominator: BigInt(DRAWS) }),
    rtp: percent(getReturn(target)),
  };
};

const getTarget = ({ targets }: CatchDefinition, index: number): Target => {
  const target = targets[index];
  if (target === undefined) throw new RangeError(`There is no target ${index}.`);
  return target;
};

/** Catch: each press is a shot at one target, decided at once. */
export const catchEngine = createEngine({
  id: 'catch',
  paceMs: PACE_MS,
  define: catchDefinition,
  publish: mathTable,
  certify: (definition) => ({
    version: definition.version,
    mathHash: mathHash(definition),
    rtp: percent(rtp(definition)),
    volatility: definition.volatility,
  }),
  describe: ({ targets }, gameCode) => ({
    targets: targets.map(show),
    look: getCatchLook(gameCode),
  }),
  choice: z.object({ target: z.number().int().nonnegative() }),
  isAllowed: ({ targets }, { target }) => target < targets.length,
  state: z.object({ target: z.number().int(), times: z.number().int() }),
  open(definition, { stake, choice }, random) {
    const times = shoot(getTarget(definition, choice.target), random);
    return { state: { target: choice.target, times }, payout: stake * BigInt(times) };
  },
  reveal: (shot): CatchOutcome => shot,
});
