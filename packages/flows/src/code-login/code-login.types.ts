import type { Violation } from '@parlor/api/rules';
import type { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import type { CodeReport } from '../code-countdown/code-countdown.types.ts';
import type { Clock, Effect, FlowError } from '../kit/index.ts';
import type { LoggedIn } from '../login/login.types.ts';

/** Whether the account was created by this login; undefined if the server does not say. */
interface Entered extends LoggedIn {
  readonly isNew?: boolean | undefined;
}

/** Actors that the app implements. */
export type CodeLoginActors = {
  /** Sends login codes: `codeCountdownMachine.provide(...)` with the call for this purpose. */
  readonly countdown: typeof codeCountdownMachine;
  readonly smsLogin: Effect<
    { readonly phone: string; readonly code: string; readonly inviteCode: string },
    Entered
  >;
};

export interface CodeLoginInput {
  readonly clock: Clock;
  /** The site's country; selects the phone rule. */
  readonly countryCode: string;
  /** Stored by the landing page of an invitation; counts only for a new account (product decision 44). */
  readonly inviteCode?: string | undefined;
  /** Stored countdowns of this purpose. */
  readonly deadlines?: Readonly<Record<string, number>>;
}

export type CodeLoginField = 'phone' | 'code';

export interface CodeLoginContext {
  readonly clock: Clock;
  readonly countryCode: string;
  readonly inviteCode: string;
  readonly deadlines: Readonly<Record<string, number>>;
  /** In the wire format. */
  readonly phone: string;
  /** The code while it is being verified. */
  readonly code: string;
  readonly violations: Partial<Record<CodeLoginField, Violation>>;
  readonly error: FlowError | undefined;
}

export type CodeLoginEvent =
  | { readonly type: 'submit.phone'; readonly phone: string }
  | { readonly type: 'submit.code'; readonly code: string }
  | { readonly type: 'back' }
  /** From the child `countdown`. */
  | CodeReport;

export type CodeLoginEmitted =
  | ({ readonly type: 'loggedIn' } & Entered)
  /** Specification: Error catalogue: "verification code sent". */
  | { readonly type: 'codeSent'; readonly phone: string }
  /** The invite code does not exist: it was dropped, and the app removes it from storage. */
  | { readonly type: 'inviteCodeDropped' };
