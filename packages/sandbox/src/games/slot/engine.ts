import { z } from 'zod';
import { DAY_MS } from '../../clock.ts';
import { createEngine, type OpenRound, type Progress, percent } from '../engine.ts';
import type { SlotClientOutcome, SlotClientSpin, SlotFeature } from './math/types.ts';
import {
  clientOutcome,
  drawRound,
  mathHash,
  mathTable,
  rtp,
  slotDefinition,
  stageConfig,
  startsFreeSpins,
} from './math.ts';

/** The free spins of a round, all drawn with its bet. */
interface StoredFeature {
  readonly spins: readonly SlotClientSpin[];
  /** For each number of played free spins, from none: spins awarded, and all wins of the round. */
  readonly course: readonly Pick<SlotFeature, 'awarded' | 'won'>[];
  readonly played: number;
  /** Of the whole round, in minor units. */
  readonly payout: string;
}

type State = SlotClientSpin & { readonly feature?: StoredFeature };

const end = ({ state }: OpenRound<State>, feature: StoredFeature): Progress<State> => ({
  state: { ...state, feature: { ...feature, played: feature.spins.length } },
  payout: BigInt(feature.payout),
});

/** The slot: one press decides a round. It closes at once, or stays open for its free spins. */
export const slotEngine = createEngine({
  id: 'slot',
  define: slotDefinition,
  publish: mathTable,
  certify: (definition) => ({
    version: definition.version,
    mathHash: mathHash(definition),
    rtp: percent(rtp(definition)),
    volatility: definition.volatility,
  }),
  describe: stageConfig,
  choice: z.undefined(),
  hasFreeSpins: true,
  state: z.custom<State>(),
  open(definition, { stake, write }, random): Progress<State> {
    const round = drawRound(definition, stake, random);
    const spin = clientOutcome(round.spin, write);
    const { freeSpins } = definition;
    if (freeSpins === null || round.free.length === 0) return { state: spin, payout: round.payout };
    let awarded = freeSpins.spins;
    let won = round.spin.payout;
    const course = [{ awarded, won: write(won) }];
    for (const each of round.free) {
      won += each.payout;
      if (startsFreeSpins(definition, each)) {
        awarded = Math.min(freeSpins.most, awarded + freeSpins.spins);
      }
      course.push({ awarded, won: write(won) });
    }
    const spins = round.free.map((each) => clientOutcome(each, write));
    const feature = { spins, course, played: 0, payout: `${round.payout}` };
    return { state: { ...spin, feature }, payout: null };
  },
  steps: {
    action: z.object({ spin: z.literal(true) }),
    keepMs: DAY_MS,
    step(_, round) {
      const { feature } = round.state;
      if (feature === undefined) return null;
      const played = feature.played + 1;
      if (played >= feature.spins.length) return end(round, feature);
      return { state: { ...round.state, feature: { ...feature, played } }, payout: null };
    },
    abandon: (_, round) =>
      round.state.feature === undefined ? null : end(round, round.state.feature),
  },
  reveal({ feature, ...spin }): SlotClientOutcome {
    if (feature === undefined) return spin;
    const { spins, course, played } = feature;
    const { awarded = 0, won = spin.payout } = course[played] ?? {};
    return { ...spin, feature: { awarded, won, played, last: spins[played - 1] ?? null } };
  },
});
