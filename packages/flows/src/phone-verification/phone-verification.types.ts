import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { AnyActorRef } from 'xstate';
import type { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import type { CodeReport } from '../code-countdown/code-countdown.types.ts';
import type { Clock, Effect } from '../kit/index.ts';

/** Input of the call that verifies a code. */
export interface VerifyInput {
  /** In the wire format. */
  readonly phone: string;
  readonly code: string;
  /** Used for a new account only; empty without one. */
  readonly inviteCode: string;
}

/** Actors that the app implements; they differ by purpose. */
export type PhoneVerificationActors = {
  /** Sends the codes: `codeCountdownMachine.provide(...)` with the call for this purpose. */
  readonly countdown: typeof codeCountdownMachine;
  /** Verifies the code. Not called if a later request of the parent carries the code. */
  readonly verify: Effect<VerifyInput, unknown>;
};

/** The phone that receives the codes: entered by the rule of the site's country, or fixed. */
export type PhoneSource = { readonly countryCode: string } | { readonly fixedPhone: string };

export interface PhoneVerificationInput {
  readonly clock: Clock;
  readonly phoneSource: PhoneSource;
  /** First step. `code` for a fixed phone, and for a form that has the phone and the code side by side. */
  readonly startsWith: 'phone' | 'code';
  /** `call`: by the actor `verify`. `submit`: by a later request of the parent. */
  readonly verifiedBy: 'call' | 'submit';
  /** Stored by the landing page of an invitation. */
  readonly inviteCode?: string | undefined;
  /** Stored countdowns of this purpose. */
  readonly deadlines?: Readonly<Record<string, number>>;
  /** Receives the events of {@link VerificationReport}. */
  readonly parent: AnyActorRef;
}

export type PhoneVerificationField = 'phone' | 'code';

export interface PhoneVerificationContext {
  readonly clock: Clock;
  readonly phoneSource: PhoneSource;
  readonly startsWith: PhoneVerificationInput['startsWith'];
  readonly verifiedBy: PhoneVerificationInput['verifiedBy'];
  readonly inviteCode: string;
  readonly deadlines: Readonly<Record<string, number>>;
  readonly parent: AnyActorRef;
  /** In the wire format. */
  readonly phone: string;
  /** Phone that received the last code; undefined before the first one. */
  readonly sentTo: string | undefined;
  /** The code while it is being verified. */
  readonly code: string;
  readonly violations: Partial<Record<PhoneVerificationField, Violation>>;
  readonly error: CallFailure | undefined;
}

export type PhoneVerificationEvent =
  /** Sends a code; without a phone, to the fixed one or to the last one again. */
  | { readonly type: 'send'; readonly phone?: string }
  | { readonly type: 'submit'; readonly code: string }
  /** Returns to the step before, and cancels an open captcha. */
  | { readonly type: 'back' }
  /** From the child `countdown`. */
  | CodeReport;

/** "Verification code sent" is shown. */
export interface CodeSentEmitted {
  readonly type: 'codeSent';
  readonly phone: string;
}

/**
 * Events sent to the parent.
 *
 * @typeParam Answer result of `verify` for this purpose
 */
export type VerificationReport<Answer = unknown> =
  | CodeReport
  /** `verify` was called. */
  | { readonly type: 'verification.started' }
  | { readonly type: 'verification.refused'; readonly error: CallFailure }
  | {
      readonly type: 'verification.succeeded';
      readonly phone: string;
      readonly code: string;
      /** Undefined if a later request verifies the code. */
      readonly answer: Answer;
    }
  /** The invite code does not exist and is not sent again. */
  | { readonly type: 'inviteCode.dropped' };
