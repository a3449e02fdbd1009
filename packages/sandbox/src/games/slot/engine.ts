import { z } from 'zod';
import { createEngine, percent } from '../engine.ts';
import type { SlotClientOutcome } from './math/types.ts';
import { clientOutcome, mathHash, rtp, slotDefinition, spin, stageConfig } from './math.ts';

/** The slot: one press decides a round, which closes at once. */
export const slotEngine = createEngine({
  id: 'slot',
  define: slotDefinition,
  certify: (definition) => ({
    version: definition.version,
    mathHash: mathHash(definition),
    rtp: percent(rtp(definition)),
    volatility: definition.volatility,
  }),
  describe: stageConfig,
  choice: z.undefined(),
  state: z.custom<SlotClientOutcome>(),
  open(definition, { stake, write }, random) {
    const outcome = spin(definition, stake, random);
    return { state: clientOutcome(outcome, write), payout: outcome.payout };
  },
  reveal: (outcome) => outcome,
});
