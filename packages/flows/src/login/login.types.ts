import type { Violation } from '@parlor/api/rules';
import type { Captcha } from '../code-countdown/code-countdown.types.ts';
import type { Effect, FlowError } from '../kit/index.ts';

/** Login input of section 3. */
export interface LoginInput {
  /** A username, or a phone in the form in which it is sent. */
  readonly username: string;
  readonly password: string;
  /** Captcha text, when one was asked for. */
  readonly code?: string;
  /** Captcha id. */
  readonly uuid?: string;
}

/** What every way in answers. */
export interface LoggedIn {
  readonly token: string;
}

/** What the machine needs done. */
export type LoginActors = {
  readonly login: Effect<LoginInput, LoggedIn>;
  readonly loadCaptcha: Effect<undefined, Captcha>;
};

export interface LoginMachineInput {
  /** Of the site: drives the phone rule. */
  readonly countryCode: string;
  /** `gameAccountCaptchaEnabled` of the site. */
  readonly captchaEnabled: boolean;
  /** A name to begin with: of the last login, or from the sign-up page. */
  readonly username?: string;
}

export type LoginField = 'username' | 'password' | 'captcha';

export interface LoginContext {
  readonly countryCode: string;
  readonly needsCaptcha: boolean;
  /** As last submitted: kept when a login fails. */
  readonly username: string;
  /** The attempt that is under way; its secrets leave with it. */
  readonly attempt: LoginInput | undefined;
  readonly captcha: Captcha | undefined;
  readonly violations: Partial<Record<LoginField, Violation>>;
  readonly error: FlowError | undefined;
}

export type LoginEvent =
  | {
      readonly type: 'submit';
      readonly username: string;
      readonly password: string;
      readonly captchaCode?: string | undefined;
    }
  /** The picture was tapped, or its loading is tried again. */
  | { readonly type: 'captcha.refresh' }
  /** The machine's own: the server wants a (new) captcha. */
  | { readonly type: 'captcha.ask' };

export interface LoginEmitted extends LoggedIn {
  readonly type: 'loggedIn';
}
