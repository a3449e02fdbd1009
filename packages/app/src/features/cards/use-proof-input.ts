import type { ProofInput } from '@parlor/flows/proof';
import { now } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { readDeadlines } from '../login/deadlines.ts';

/** The input of a fresh proof (S19): the clock, and the countdowns that a reload must not restart. */
export function useProofInput(): ProofInput {
  const { tabStore } = usePlatform();
  return { clock: { now }, readDeadlines: () => readDeadlines(tabStore, 'proof') };
}
