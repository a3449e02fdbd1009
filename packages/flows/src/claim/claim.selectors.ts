import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import type { claimMachine } from './claim.machine.ts';
import type { ClaimView } from './claim.types.ts';

export type ClaimSnapshot = SnapshotFrom<typeof claimMachine>;

export const selectClaim = (snapshot: ClaimSnapshot): ClaimView => {
  const { error } = snapshot.context;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'ready':
    case 'uncertain':
      return { view, error: hideAborted(error) };
    case 'over':
      return { view, error: required(error, 'error') };
    default:
      return { view };
  }
};
