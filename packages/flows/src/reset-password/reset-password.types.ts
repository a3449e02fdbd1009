import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { Clock, Effect } from '../kit/index.ts';
import type { LoggedIn } from '../login/login.types.ts';
import type { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
import type { VerificationReport } from '../phone-verification/phone-verification.types.ts';

/**
 * Modes: `forgotten` for a visitor, `change` for a player who enters the current password, and
 * `first` for a player who signed up by SMS or a social login.
 */
export type ResetPasswordMode = 'forgotten' | 'change' | 'first';

/** Reset form; `oldPwd` is required while logged in. */
export interface ResetPasswordForm {
  readonly phone: string;
  readonly code: string;
  readonly username: string;
  readonly oldPwd: string;
  readonly newPwd: string;
  readonly confirmPwd: string;
}

export type ResetPasswordField = keyof ResetPasswordForm;

/** Payload in the wire format, with secrets. */
export interface ResetPasswordAttempt {
  readonly phone: string;
  readonly code: string;
  readonly username: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly endOtherSessions: boolean;
}

/** Actors that the app implements. */
export type ResetPasswordActors = {
  /**
   * `phoneVerificationMachine.provide(...)`. Its code to a forgotten password's phone is verified
   * by `resetPassword`; its code to the player's own phone by `verify`, as a fresh proof.
   */
  readonly verification: typeof phoneVerificationMachine;
  /** The forgot-password payload. */
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
};

export interface ResetPasswordInput {
  readonly mode: ResetPasswordMode;
  readonly clock: Clock;
  /** The site's country; selects the phone rule. */
  readonly countryCode: string;
  /** Stored countdowns of this purpose. */
  readonly deadlines?: Readonly<Record<string, number>>;
}

export interface ResetPasswordContext {
  readonly mode: ResetPasswordMode;
  readonly clock: Clock;
  readonly countryCode: string;
  readonly deadlines: Readonly<Record<string, number>>;
  /** The pending attempt; cleared with its secrets afterwards. */
  readonly attempt: ResetPasswordAttempt | undefined;
  /** Whether the code was accepted as a fresh proof and is not requested again. */
  readonly hasProof: boolean;
  readonly violations: Partial<Record<ResetPasswordField, Violation>>;
  readonly error: CallFailure | undefined;
}

export type ResetPasswordEvent =
  | {
      readonly type: 'submit';
      /** Fields that the mode does not require are omitted. */
      readonly form: Partial<ResetPasswordForm>;
      readonly endOtherSessions?: boolean;
    }
  /** From the child `verification`. */
  | VerificationReport;

export type ResetPasswordEmitted =
  /** "Reset successful" is shown. */
  | { readonly type: 'passwordReset' }
  /** The response to a forgotten password contained a token. */
  | ({ readonly type: 'loggedIn' } & LoggedIn);
