import type { Violation } from '@parlor/api/rules';
import type { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import type { CodeReport } from '../code-countdown/code-countdown.types.ts';
import type { Clock, Effect, FlowError } from '../kit/index.ts';
import type { LoggedIn } from '../login/login.types.ts';

/**
 * The three ways to a new password: `forgotten` by somebody who is logged out, `change` by a player who
 * gives the old one, and the `first` of a player who came by SMS or a social login (decision 44).
 */
export type ResetPasswordMode = 'forgotten' | 'change' | 'first';

/** The reset form of section 3; `oldPwd` is asked of a player who is logged in. */
export interface ResetPasswordForm {
  readonly phone: string;
  readonly code: string;
  readonly username: string;
  readonly oldPwd: string;
  readonly newPwd: string;
  readonly confirmPwd: string;
}

export type ResetPasswordField = keyof ResetPasswordForm;

/** What is sent: the form in the form in which it is sent, secrets included. */
export interface ResetPasswordAttempt {
  readonly phone: string;
  readonly code: string;
  readonly username: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly endOtherSessions: boolean;
}

/** What the machine needs done. */
export type ResetPasswordActors = {
  /**
   * Sends the codes: `codeCountdownMachine.provide(...)` with the call for a forgotten password, or with
   * the one for a fresh proof to the player's own phone.
   */
  readonly countdown: typeof codeCountdownMachine;
  /** The forgot-password payload of section 3. */
  readonly resetPassword: Effect<
    {
      readonly phone: string;
      readonly code: string;
      readonly username: string;
      readonly password: string;
    },
    LoggedIn
  >;
  readonly changePassword: Effect<
    {
      readonly oldPassword: string;
      readonly newPassword: string;
      readonly endOtherSessions: boolean;
    },
    void
  >;
  /** A fresh proof by code, before an account gets its first password (S19). */
  readonly giveProof: Effect<{ readonly code: string }, void>;
};

export interface ResetPasswordInput {
  readonly mode: ResetPasswordMode;
  readonly clock: Clock;
  /** Of the site: drives the phone rule. */
  readonly countryCode: string;
  /** Stored countdowns of this purpose. */
  readonly deadlines?: Readonly<Record<string, number>>;
}

export interface ResetPasswordContext {
  readonly mode: ResetPasswordMode;
  readonly clock: Clock;
  readonly countryCode: string;
  readonly deadlines: Readonly<Record<string, number>>;
  /** Where the last code went, in the form in which it is sent; empty before there is one. */
  readonly sentTo: string;
  /** The attempt that is under way; its secrets leave with it. */
  readonly attempt: ResetPasswordAttempt | undefined;
  /** Whether the code was taken for a fresh proof, and is not asked for again. */
  readonly hasProof: boolean;
  readonly violations: Partial<Record<ResetPasswordField, Violation>>;
  readonly error: FlowError | undefined;
}

export type ResetPasswordEvent =
  /** The send-code button. A player who is logged in has the code sent to their own phone. */
  | { readonly type: 'code.request'; readonly phone?: string }
  | {
      readonly type: 'submit';
      /** Fields that the mode does not ask for are left out. */
      readonly form: Partial<ResetPasswordForm>;
      readonly endOtherSessions?: boolean;
    }
  /** From the countdown. */
  | CodeReport;

export type ResetPasswordEmitted =
  /** Section 8: "verification code sent". */
  | { readonly type: 'codeSent'; readonly phone: string }
  /** Section 8: "reset successful". */
  | { readonly type: 'passwordReset' }
  /** A forgotten password was answered with a token (section 4). */
  | ({ readonly type: 'loggedIn' } & LoggedIn);
