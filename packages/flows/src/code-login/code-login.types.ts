import type { CallFailure } from '@parlor/api/errors';
import type { Clock } from '../kit/index.ts';
import type { LoggedIn } from '../login/login.types.ts';
import type { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
import type { VerificationReport } from '../phone-verification/phone-verification.types.ts';

/** Response to a login by code. */
export interface CodeLoggedIn extends LoggedIn {
  /** Whether the account was created by this login; undefined if the server does not say. */
  readonly isNew?: boolean | undefined;
}

/** Actors that the app implements. */
export type CodeLoginActors = {
  /** `phoneVerificationMachine.provide(...)`; its `verify` logs in and resolves to `CodeLoggedIn`. */
  readonly verification: typeof phoneVerificationMachine;
};

export interface CodeLoginInput {
  readonly clock: Clock;
  /** The site's country; selects the phone rule. */
  readonly countryCode: string;
  /** Stored by the landing page of an invitation; counts only for a new account. */
  readonly inviteCode?: string | undefined;
  /** Stored countdowns of this purpose. */
  readonly deadlines?: Readonly<Record<string, number>>;
}

export interface CodeLoginContext {
  readonly input: CodeLoginInput;
  readonly error: CallFailure | undefined;
}

/** From the child `verification`. */
export type CodeLoginEvent = VerificationReport<CodeLoggedIn>;

export type CodeLoginEmitted =
  | ({ readonly type: 'loggedIn' } & CodeLoggedIn)
  /** The invite code does not exist: it was dropped, and the app removes it from storage. */
  | { readonly type: 'inviteCodeDropped' };
