import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { Captcha } from '../code-countdown/code-countdown.types.ts';
import type { Effect } from '../kit/index.ts';

/** Login input. */
export interface LoginInput {
  /** A username, or a phone in the wire format. */
  readonly username: string;
  readonly password: string;
  /** Captcha text, if one was required. */
  readonly code?: string;
  /** Captcha id. */
  readonly uuid?: string;
}

/** Response of every authentication request. */
export interface LoggedIn {
  readonly token: string;
}

/** Actors that the app implements. */
export type LoginActors = {
  readonly login: Effect<LoginInput, LoggedIn>;
  readonly loadCaptcha: Effect<undefined, Captcha>;
};

export interface LoginMachineInput {
  /** The site's country; selects the phone rule. */
  readonly countryCode: string;
  /** `gameAccountCaptchaEnabled` of the site. */
  readonly captchaEnabled: boolean;
  /** Initial username: of the last login, or from the sign-up page. */
  readonly username?: string;
}

export type LoginField = 'username' | 'password' | 'captcha';

/** The captcha field of the form. */
export type LoginCaptcha =
  | { readonly state: 'hidden' }
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly captcha: Captcha }
  /** The image failed to load: a tap (`captcha.refresh`) retries. */
  | { readonly state: 'failed' };

/** What the form shows, with its data. */
export type LoginView =
  | {
      readonly view: 'editing';
      /** As last submitted; kept when a login fails. */
      readonly username: string;
      readonly violations: Partial<Record<LoginField, Violation>>;
      /** Why the last login failed; `retryAfter` is the wait time in seconds. */
      readonly error: CallFailure | undefined;
      readonly captcha: LoginCaptcha;
    }
  | { readonly view: 'submitting' | 'done'; readonly captcha: LoginCaptcha };

export interface LoginContext {
  readonly countryCode: string;
  readonly needsCaptcha: boolean;
  /** As last submitted; kept when a login fails. */
  readonly username: string;
  /** The pending attempt; cleared with its secrets afterwards. */
  readonly attempt: LoginInput | undefined;
  readonly captcha: Captcha | undefined;
  readonly violations: Partial<Record<LoginField, Violation>>;
  readonly error: CallFailure | undefined;
}

export type LoginEvent =
  | {
      readonly type: 'submit';
      readonly username: string;
      readonly password: string;
      readonly captchaCode?: string | undefined;
    }
  /** A tap on the image, or a retry of its loading. */
  | { readonly type: 'captcha.refresh' }
  /** Internal: the server requires a (new) captcha. */
  | { readonly type: 'captcha.require' };

export interface LoginEmitted extends LoggedIn {
  readonly type: 'loggedIn';
}
