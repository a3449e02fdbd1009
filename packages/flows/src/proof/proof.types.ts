import type { Instant } from '@parlor/api/entities';
import type { Violation } from '@parlor/api/rules';
import type { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import type { CodeReport } from '../code-countdown/code-countdown.types.ts';
import type { Clock, Effect, FlowError } from '../kit/index.ts';

/** A fresh proof (S19): exactly one of the two. */
export type Proof = { readonly password: string } | { readonly code: string };

/** Actors that the app implements. */
export type ProofActors = {
  /** Sends proof codes to the own phone: `codeCountdownMachine.provide(...)`. */
  readonly countdown: typeof codeCountdownMachine;
  readonly giveProof: Effect<{ readonly proof: Proof }, { readonly validUntil: Instant }>;
};

export interface ProofInput {
  readonly clock: Clock;
  /** Reads the stored countdowns of proof codes. */
  readonly readDeadlines: () => Readonly<Record<string, number>>;
}

export type ProofField = 'password' | 'code';

export interface ProofContext {
  readonly clock: Clock;
  readonly deadlines: Readonly<Record<string, number>>;
  /** The proof while it is being verified. */
  readonly proof: Proof | undefined;
  readonly isProven: boolean;
  readonly violations: Partial<Record<ProofField, Violation>>;
  readonly error: FlowError | undefined;
}

export type ProofEvent =
  | { readonly type: 'proof.sendCode' }
  | { readonly type: 'proof.password'; readonly password: string }
  | { readonly type: 'proof.code'; readonly code: string }
  | { readonly type: 'cancel' }
  /** From the child `countdown`. */
  | CodeReport;

/** Specification: Error catalogue: "verification code sent". */
export type ProofEmitted = { readonly type: 'codeSent' };

export interface ProofOutput {
  /** False if the player cancelled. */
  readonly isProven: boolean;
}
