import type { UserInfo } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { Clock, Effect } from '../kit/index.ts';
import type { LoggedIn } from '../login/login.types.ts';
import type { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
import type { PhoneVerificationRef } from '../phone-verification/phone-verification.selectors.ts';
import type { VerificationReport } from '../phone-verification/phone-verification.types.ts';

/** Data of a pending login that the device keeps until the provider redirects back. */
export interface SocialAttempt {
  /** The provider in the path of the call: `facebook`. */
  readonly provider: string;
  /** Returned unchanged, otherwise the response is rejected (RFC 6749, 10.12). */
  readonly state: string;
  /** Returned in the identity token, which the server verifies. */
  readonly nonce: string;
  /** RFC 7636: the provider receives only its challenge. */
  readonly codeVerifier: string;
  /** `/pages/login/socialLogin` of this site. */
  readonly redirectUri: string;
}

/** Parameters of the address to which the provider redirected. */
export interface SocialAnswer {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  /** RFC 6749, 4.1.2.1: `access_denied` if the player declined. */
  readonly error?: string | undefined;
}

/**
 * Progress of a social login: stored in this tab, and passed back after the provider, on the next
 * page, and after a reload. Its token may only bind a phone, fill the profile and log out.
 */
export type SocialProgress =
  | { readonly step: 'away'; readonly attempt: SocialAttempt }
  | { readonly step: 'bindPhone' | 'fillProfile'; readonly token: string };

/** Result of a login whose code was accepted. */
export interface SocialLoggedIn extends LoggedIn {
  /** False for a new player. */
  readonly phoneBound: boolean;
}

export interface PhoneBound extends LoggedIn {
  /** False if the phone belonged to an existing account, which the social login is now linked to. */
  readonly isNew: boolean;
}

/** Profile fields of a social login; empty fields stay unchanged. */
export type SocialProfile = Pick<UserInfo, 'nickname' | 'gender' | 'birthday'>;

/** Actors that the app implements. */
export type SocialLoginActors = {
  /** Creates state, nonce and verifier, and the address of the provider's page. */
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
  /**
   * `phoneVerificationMachine.provide(...)`; its `verify` binds the phone and resolves to `PhoneBound`.
   * Called, like the two below, with the token of the progress.
   */
  readonly verification: typeof phoneVerificationMachine;
  readonly saveProfile: Effect<Partial<SocialProfile>, void>;
  /** Logs out the token of a player who cancels before a phone is bound. */
  readonly giveUp: Effect<undefined, void>;
};

export interface SocialLoginInput {
  readonly clock: Clock;
  /** The site's country; selects the phone rule. */
  readonly countryCode: string;
  /** The site's time zone, for the birthday rule. An IANA name or an offset. */
  readonly timezone: string;
  /** Minimum age of this site, in years; absent without one. */
  readonly minimumAge?: number | undefined;
  /** Stored by the landing page of an invitation; counts only for a new account. */
  readonly inviteCode?: string | undefined;
  /** As last emitted. */
  readonly progress?: SocialProgress | undefined;
  /** Present on the page to which the provider redirects. */
  readonly answer?: SocialAnswer | undefined;
  /** Stored countdowns of this purpose. */
  readonly deadlines?: Readonly<Record<string, number>>;
}

/** Why a social login failed. */
export type SocialProblem =
  /** The provider is unavailable. */
  | 'unprepared'
  /** The response does not match a request of this tab. */
  | 'stateMismatch'
  /** The player declined at the provider. */
  | 'cancelled'
  /** The provider refused, or responded without a code. */
  | 'providerRefused'
  /** The code is expired or was used: the login must start again. */
  | 'codeExpired'
  /** No response from the server: the same code may be retried. */
  | 'unreachable'
  /** The server refused; the error contains the reason. */
  | 'refused'
  /** The token expired before a phone was bound: the login starts again. */
  | 'sessionDead';

export type SocialField = keyof SocialProfile;

/** The view with its data. */
export type SocialLoginView =
  | { readonly view: 'idle' }
  /** The browser is redirected to the provider. */
  | { readonly view: 'away' }
  /** The server verifies the provider's code. */
  | { readonly view: 'checking' }
  | {
      readonly view: 'failed';
      readonly problem: SocialProblem;
      /** The server's refusal; undefined without one, or if the problem is specific enough. */
      readonly error: CallFailure | undefined;
      /** Last chosen provider; undefined if it is unknown. */
      readonly provider: string | undefined;
      /** Whether `retry` may help; otherwise `start` starts again. */
      readonly canRetry: boolean;
    }
  /** A new player binds a phone. */
  | {
      readonly view: 'verification';
      readonly verification: PhoneVerificationRef;
      /** Whether the player has cancelled and is being logged out. */
      readonly isGivingUp: boolean;
    }
  | {
      readonly view: 'profile';
      readonly isBusy: boolean;
      readonly violations: Partial<Record<SocialField, Violation>>;
      readonly error: CallFailure | undefined;
      /** Field that the error concerns; undefined if none is the cause. */
      readonly errorField: SocialField | undefined;
    }
  | { readonly view: 'done' }
  /** Codes cannot be sent. */
  | { readonly view: 'unavailable'; readonly error: CallFailure | undefined };

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
  /** The attempt whose code is being verified; cleared with its secrets afterwards. */
  readonly attempt: SocialAttempt | undefined;
  /** The profile while it is being saved. */
  readonly profile: Partial<SocialProfile>;
  readonly problem: SocialProblem | undefined;
  readonly violations: Partial<Record<SocialField, Violation>>;
  readonly error: CallFailure | undefined;
}

export type SocialLoginEvent =
  /** Redirects to a provider; without one, to the last one again. */
  | { readonly type: 'start'; readonly provider?: string }
  /** The page is shown again: the browser came back from the provider without a response. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry' }
  | { readonly type: 'submit.profile'; readonly profile: Partial<SocialProfile> }
  /** Skips the profile. */
  | { readonly type: 'skip' }
  /** Cancels before a phone is bound. */
  | { readonly type: 'cancel' }
  /** From the child `verification`. */
  | VerificationReport<PhoneBound>;

export type SocialLoginEmitted =
  /** The app redirects to the provider's page. */
  | { readonly type: 'redirect'; readonly url: string }
  /** The app stores it in this tab; undefined removes the stored progress. */
  | { readonly type: 'progressChanged'; readonly progress: SocialProgress | undefined }
  /** The invite code does not exist: it was dropped, and the app removes it from storage. */
  | { readonly type: 'inviteCodeDropped' }
  | ({ readonly type: 'loggedIn' } & LoggedIn);
