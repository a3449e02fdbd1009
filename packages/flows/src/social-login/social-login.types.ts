import type { UserInfo } from '@parlor/api/entities';
import type { Violation } from '@parlor/api/rules';
import type { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import type { CodeReport } from '../code-countdown/code-countdown.types.ts';
import type { Clock, Effect, FlowError } from '../kit/index.ts';
import type { LoggedIn } from '../login/login.types.ts';

/** What this device keeps of its way to an identity provider, until the provider sends it back. */
export interface SocialAttempt {
  /** The name in the path of the call: `facebook`. */
  readonly provider: string;
  /** Comes back unchanged, or the answer is not ours (RFC 6749, 10.12). */
  readonly state: string;
  /** Comes back in the identity token, which the server reads. */
  readonly nonce: string;
  /** RFC 7636: of which the provider got the challenge alone. */
  readonly codeVerifier: string;
  /** `/pages/login/socialLogin` of this site. */
  readonly redirectUri: string;
}

/** What the address says to which the provider sent the browser back. */
export interface SocialAnswer {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  /** RFC 6749, 4.1.2.1: `access_denied` when the person said no. */
  readonly error?: string | undefined;
}

/**
 * How far a social login has come: kept in this tab, and handed back after the provider, on the next
 * page, and after a reload. Its token may only bind a phone, fill the profile and log out (decision 21).
 */
export type SocialProgress =
  | { readonly step: 'away'; readonly attempt: SocialAttempt }
  | { readonly step: 'bindPhone' | 'fillProfile'; readonly token: string };

/** What follows a login whose code was taken. */
export interface SocialLoggedIn extends LoggedIn {
  /** False for somebody new. */
  readonly phoneBound: boolean;
}

export interface PhoneBound extends LoggedIn {
  /** False when the phone had an account already, to which the social login now belongs. */
  readonly isNew: boolean;
}

/** What of the profile is asked for after a social login; what is empty is left as it is. */
export type SocialProfile = Pick<UserInfo, 'nickname' | 'gender' | 'birthday'>;

/** What the machine needs done. */
export type SocialLoginActors = {
  /** Makes state, nonce and verifier, and the address of the provider's page that goes with them. */
  readonly prepare: Effect<
    { readonly provider: string },
    { readonly authorizeUrl: string; readonly attempt: SocialAttempt }
  >;
  readonly socialLogin: Effect<
    Pick<SocialAttempt, 'provider' | 'codeVerifier' | 'redirectUri' | 'nonce'> & {
      readonly code: string;
    },
    SocialLoggedIn
  >;
  /** Sends binding codes: `codeCountdownMachine.provide(...)` with the call for this purpose. */
  readonly countdown: typeof codeCountdownMachine;
  /** Made, like the codes and the two below, with the token of the progress as its bearer. */
  readonly bindPhone: Effect<
    { readonly phone: string; readonly code: string; readonly inviteCode: string },
    PhoneBound
  >;
  readonly saveProfile: Effect<Partial<SocialProfile>, void>;
  /** Logs the token out of somebody who gives up before a phone is bound. */
  readonly giveUp: Effect<undefined, void>;
};

export interface SocialLoginInput {
  readonly clock: Clock;
  /** Of the site: drives the phone rule. */
  readonly countryCode: string;
  /** Of the site: drives the birthday rule. An IANA name or an offset. */
  readonly timezone: string;
  /** Youngest age that may play on this site, in years; absent where none is asked. */
  readonly minimumAge?: number | undefined;
  /** Stored by the landing page of an invitation; counts for a new account alone. */
  readonly inviteCode?: string | undefined;
  /** As last emitted. */
  readonly progress?: SocialProgress | undefined;
  /** On the page to which the provider sends the browser back. */
  readonly answer?: SocialAnswer | undefined;
  /** Stored countdowns of this purpose. */
  readonly deadlines?: Readonly<Record<string, number>>;
}

/** Why a social login did not come to its end. */
export type SocialProblem =
  /** The provider cannot be asked at this moment. */
  | 'unprepared'
  /** The answer is not to a question of this tab. */
  | 'stateMismatch'
  /** The person said no at the provider. */
  | 'cancelled'
  /** The provider refused, or answered without a code. */
  | 'providerRefused'
  /** The code is too old, or was used: only another round brings a new one. */
  | 'codeExpired'
  /** Nothing came back from the server: the same code may be tried again. */
  | 'unreachable'
  /** The server refused: the error says why. */
  | 'refused'
  /** The token died before a phone was bound: the login begins anew. */
  | 'sessionDead';

export type SocialField = 'phone' | 'code' | keyof SocialProfile;

export interface SocialLoginContext {
  readonly clock: Clock;
  readonly countryCode: string;
  readonly timezone: string;
  readonly minimumAge: number | undefined;
  readonly inviteCode: string;
  readonly deadlines: Readonly<Record<string, number>>;
  readonly provider: string;
  readonly progress: SocialProgress | undefined;
  readonly answer: SocialAnswer | undefined;
  /** The attempt whose code is being taken; its secrets leave with it. */
  readonly attempt: SocialAttempt | undefined;
  /** In the form in which it is sent. */
  readonly phone: string;
  /** The code of the SMS while it is being checked. */
  readonly code: string;
  /** The profile while it is being saved. */
  readonly profile: Partial<SocialProfile>;
  readonly problem: SocialProblem | undefined;
  readonly violations: Partial<Record<SocialField, Violation>>;
  readonly error: FlowError | undefined;
}

export type SocialLoginEvent =
  /** Goes to a provider; without one, to the same again. */
  | { readonly type: 'start'; readonly provider?: string }
  /** The page is shown again: the browser came back from the provider by itself. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry' }
  | { readonly type: 'submit.phone'; readonly phone: string }
  | { readonly type: 'submit.code'; readonly code: string }
  | { readonly type: 'submit.profile'; readonly profile: Partial<SocialProfile> }
  /** The profile can wait. */
  | { readonly type: 'skip' }
  | { readonly type: 'back' }
  /** Gives up before a phone is bound. */
  | { readonly type: 'cancel' }
  /** From the countdown. */
  | CodeReport;

export type SocialLoginEmitted =
  /** Leave for the provider's page. */
  | { readonly type: 'redirect'; readonly url: string }
  /** Store it in this tab; undefined: remove what is stored. */
  | { readonly type: 'progressChanged'; readonly progress: SocialProgress | undefined }
  /** Section 8: "verification code sent". */
  | { readonly type: 'codeSent'; readonly phone: string }
  /** The invite code does not exist: it was dropped, and should not be stored any longer. */
  | { readonly type: 'inviteCodeDropped' }
  | ({ readonly type: 'loggedIn' } & LoggedIn);
