import type { SnapshotFrom } from 'xstate';
import { hideAborted, selectMeta } from '../kit/index.ts';
import type { proofMachine } from './proof.machine.ts';
import type { ProofView } from './proof.types.ts';

export type ProofSnapshot = SnapshotFrom<typeof proofMachine>;

export const selectProof = (snapshot: ProofSnapshot): ProofView => {
  const { error, violation } = snapshot.context;
  const { verification } = snapshot.children;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'entering':
      return { view, violation, error: hideAborted(error), verification };
    case 'verifying':
      return { view, verification };
    case 'ended':
      return { view };
  }
};
