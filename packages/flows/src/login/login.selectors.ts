import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const selectIsSubmitting = (snapshot: LoginSnapshot): boolean =>
  snapshot.matches({ form: 'submitting' });

/** Whether the captcha field belongs on the form. */
export const selectShowsCaptcha = (snapshot: LoginSnapshot): boolean =>
  !snapshot.matches({ captcha: 'off' });

/** The picture; undefined while it loads or after its loading failed. */
export const selectCaptcha = (snapshot: LoginSnapshot) => snapshot.context.captcha;

/** Whether the picture could not be loaded: a tap (`captcha.refresh`) tries again. */
export const selectHasCaptchaFailed = (snapshot: LoginSnapshot): boolean =>
  snapshot.matches({ captcha: 'failed' });

export const selectUsername = (snapshot: LoginSnapshot): string => snapshot.context.username;

export const selectLoginViolations = (snapshot: LoginSnapshot) => snapshot.context.violations;

/** Why the last login failed; `retryAfter` says how long to wait. */
export const selectLoginError = (snapshot: LoginSnapshot) => snapshot.context.error;
