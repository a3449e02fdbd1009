import type { SnapshotFrom } from 'xstate';
import { hideAborted, selectMeta } from '../kit/index.ts';
import type { claimMachine } from './claim.machine.ts';
import type { ClaimView } from './claim.types.ts';

export type ClaimSnapshot = SnapshotFrom<typeof claimMachine>;

export const selectClaim = (snapshot: ClaimSnapshot): ClaimView => {
  const { view } = selectMeta(snapshot);
  const hasError = view !== 'claiming' && view !== 'claimed';
  return { view, error: hasError ? hideAborted(snapshot.context.error) : undefined };
};
