import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { SnapshotFrom } from 'xstate';
import { hideAborted } from '../kit/index.ts';
import type { PhoneVerificationRef } from '../phone-verification/phone-verification.selectors.ts';
import type { proofMachine } from './proof.machine.ts';

export type ProofSnapshot = SnapshotFrom<typeof proofMachine>;

export interface ProofView {
  /** Whether a password or a code is being verified. */
  readonly isBusy: boolean;
  /** Rule that the password violates. */
  readonly violation: Violation | undefined;
  /** Why the last password was refused. */
  readonly error: CallFailure | undefined;
  /** Child machine of the code; undefined if only the password is available. */
  readonly verification: PhoneVerificationRef | undefined;
}

export const selectProof = (snapshot: ProofSnapshot): ProofView => ({
  isBusy: snapshot.hasTag('busy'),
  violation: snapshot.context.violation,
  error: hideAborted(snapshot.context.error),
  verification: snapshot.children.verification,
});
