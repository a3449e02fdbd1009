import { z } from 'zod';
import { DAY_MS } from '../../clock.ts';
import { createEngine, type OpenRound, type Progress, percent } from '../engine.ts';
import { getMinesLook } from './look.ts';
import {
  drawDangers,
  type MinesDefinition,
  mathHash,
  mathTable,
  minesDefinition,
  rtp,
  TILES,
} from './math.ts';
import type { MinesOutcome } from './types.ts';

const tile = z
  .number()
  .int()
  .min(0)
  .max(TILES - 1);

const state = z.object({
  dangers: z.array(tile),
  /** Safe tiles in the order of the player's steps. */
  opened: z.array(tile),
  /** The danger that ended the round. */
  hit: tile.nullable(),
});
type State = z.infer<typeof state>;

const getMultiplier = (definition: MinesDefinition, { dangers, opened }: State): number =>
  definition.ladders[dangers.length]?.[opened.length - 1] ?? 0;

/** Payouts are whole minor units: rounded down. */
const collect = (definition: MinesDefinition, round: OpenRound<State>): Progress<State> => ({
  state: round.state,
  payout: (round.stake * BigInt(getMultiplier(definition, round.state))) / 100n,
});

/** Mines: the dangers lie before the first step, and each step opens one tile or collects. */
export const minesEngine = createEngine({
  id: 'mines',
  define: minesDefinition,
  publish: mathTable,
  certify: (definition) => ({
    version: definition.version,
    mathHash: mathHash(definition),
    rtp: percent(rtp(definition)),
    volatility: definition.volatility,
  }),
  describe: ({ tiles, ladders }, gameCode) => ({ tiles, ladders, look: getMinesLook(gameCode) }),
  choice: z.object({ dangers: z.number().int() }),
  state,
  isAllowed: ({ ladders }, { dangers }) => ladders[dangers] !== undefined,
  open: (_, { choice }, random) => ({
    state: { dangers: drawDangers(choice.dangers, random), opened: [], hit: null },
    payout: null,
  }),
  steps: {
    action: z.union([z.object({ open: tile }), z.object({ collect: z.literal(true) })]),
    keepMs: DAY_MS,
    step(definition, round, action) {
      const { dangers, opened } = round.state;
      if ('collect' in action) return opened.length === 0 ? null : collect(definition, round);
      if (opened.includes(action.open)) return null;
      if (dangers.includes(action.open)) {
        return { state: { ...round.state, hit: action.open }, payout: 0n };
      }
      const next = { ...round.state, opened: [...opened, action.open] };
      const steps = definition.ladders[dangers.length]?.length ?? 0;
      const isLast = next.opened.length >= steps;
      return isLast
        ? collect(definition, { ...round, state: next })
        : { state: next, payout: null };
    },
    abandon: (definition, round) =>
      round.state.opened.length === 0 ? null : collect(definition, round),
  },
  reveal: ({ dangers, opened, hit }, open): MinesOutcome => ({
    count: dangers.length,
    opened,
    hit,
    dangers: open ? null : dangers,
  }),
});
