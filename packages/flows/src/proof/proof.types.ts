import type { Instant } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { Clock, Effect } from '../kit/index.ts';
import type { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
import type { PhoneVerificationRef } from '../phone-verification/phone-verification.selectors.ts';
import type { VerificationReport } from '../phone-verification/phone-verification.types.ts';

/** Actors that the app implements. */
export type ProofActors = {
  /** `phoneVerificationMachine.provide(...)`; its `verify` gives the code as proof. */
  readonly verification: typeof phoneVerificationMachine;
  /** Gives the password as proof. */
  readonly givePassword: Effect<{ readonly password: string }, { readonly validUntil: Instant }>;
};

export interface ProofInput {
  readonly clock: Clock;
  /** Reads the stored countdowns of proof codes. */
  readonly readDeadlines: () => Readonly<Record<string, number>>;
}

export interface ProofContext {
  readonly clock: Clock;
  readonly deadlines: Readonly<Record<string, number>>;
  /** The password while it is being verified. */
  readonly password: string | undefined;
  readonly isProven: boolean;
  /** Rule that the password violates. */
  readonly violation: Violation | undefined;
  /** Why the last password was refused; the child has the errors of the code. */
  readonly error: CallFailure | undefined;
}

export type ProofEvent =
  | { readonly type: 'submit'; readonly password: string }
  | { readonly type: 'cancel' }
  /** From the child `verification`. */
  | VerificationReport;

/** What the player sees, with its data. */
export type ProofView =
  | {
      readonly view: 'entering';
      /** Rule that the password violates. */
      readonly violation: Violation | undefined;
      /** Why the last password was refused. A cancelled request shows no error. */
      readonly error: CallFailure | undefined;
      /** Child machine of the code; undefined if only the password is available. */
      readonly verification: PhoneVerificationRef | undefined;
    }
  /** A password or a code is being verified. */
  | { readonly view: 'verifying'; readonly verification: PhoneVerificationRef | undefined }
  | { readonly view: 'ended' };

export interface ProofOutput {
  /** False if the player cancelled. */
  readonly isProven: boolean;
}
