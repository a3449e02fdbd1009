import type { SnapshotFrom } from 'xstate';
import { hideAborted } from '../kit/index.ts';
import type { proofMachine } from './proof.machine.ts';

export type ProofSnapshot = SnapshotFrom<typeof proofMachine>;

export const selectIsVerifying = (snapshot: ProofSnapshot): boolean => snapshot.hasTag('busy');

/** Child machine that sends the codes; drives the countdown button and its captcha. */
export const selectProofCountdown = (snapshot: ProofSnapshot) => snapshot.children.countdown;

export const selectProofViolations = (snapshot: ProofSnapshot) => snapshot.context.violations;

/** Why the last attempt failed. */
export const selectProofError = (snapshot: ProofSnapshot) => hideAborted(snapshot.context.error);
