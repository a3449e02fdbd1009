import type { Clock } from '../kit/clock.ts';
import type { ProofInput } from '../proof/proof.types.ts';

/** Input of a fresh proof, without stored countdowns. */
export const createProofInput = (clock: Clock): ProofInput => ({
  clock,
  readDeadlines: () => ({}),
});
