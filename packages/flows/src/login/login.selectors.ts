import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const selectIsSubmitting = (snapshot: LoginSnapshot): boolean =>
  snapshot.matches({ form: 'submitting' });

/** Whether the form has the captcha field. */
export const selectShowsCaptcha = (snapshot: LoginSnapshot): boolean =>
  !snapshot.matches({ captcha: 'off' });

/** The captcha image; undefined while it loads or after loading failed. */
export const selectCaptcha = (snapshot: LoginSnapshot) => snapshot.context.captcha;

/** Whether the image failed to load: a tap (`captcha.refresh`) retries. */
export const selectHasCaptchaFailed = (snapshot: LoginSnapshot): boolean =>
  snapshot.matches({ captcha: 'failed' });

export const selectUsername = (snapshot: LoginSnapshot): string => snapshot.context.username;

export const selectLoginViolations = (snapshot: LoginSnapshot) => snapshot.context.violations;

/** Why the last login failed; `retryAfter` is the wait time in seconds. */
export const selectLoginError = (snapshot: LoginSnapshot) => snapshot.context.error;
