import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { SnapshotFrom } from 'xstate';
import type { Captcha } from '../code-countdown/code-countdown.types.ts';
import { required, selectMeta } from '../kit/index.ts';
import type { loginMachine } from './login.machine.ts';
import type { LoginField } from './login.types.ts';

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** The captcha field of the form. */
export type LoginCaptcha =
  | { readonly state: 'hidden' }
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly captcha: Captcha }
  /** The image failed to load: a tap (`captcha.refresh`) retries. */
  | { readonly state: 'failed' };

export interface LoginView {
  /** As last submitted; kept when a login fails. */
  readonly username: string;
  /** Whether a login is pending. */
  readonly isBusy: boolean;
  readonly violations: Partial<Record<LoginField, Violation>>;
  /** Why the last login failed; `retryAfter` is the wait time in seconds. */
  readonly error: CallFailure | undefined;
}

export const selectLogin = (snapshot: LoginSnapshot): LoginView => {
  const { username, violations, error } = snapshot.context;
  return { username, isBusy: snapshot.hasTag('busy'), violations, error };
};

export const selectLoginCaptcha = (snapshot: LoginSnapshot): LoginCaptcha => {
  const { captcha: state } = selectMeta(snapshot);
  return state === 'shown'
    ? { state, captcha: required(snapshot.context.captcha, 'captcha') }
    : { state };
};
