import type { CallFailure } from '@parlor/api/errors';

/** No response was received. */
export const offline: CallFailure = { kind: 'network', code: 0, msg: 'Failed to fetch' };

/** The server failed: whether it executed the request is unknown. */
export const broken: CallFailure = { kind: 'refused', code: 500, msg: 'Something went wrong' };

/** Too many attempts; the response contains the wait time. */
export const tooMany = (seconds: number): CallFailure => ({
  kind: 'refused',
  code: 429,
  msg: 'Slow down',
  reason: 'tooMany',
  retryAfter: seconds,
});

/** A captcha is required, or required again. */
export const captchaNeeded: CallFailure = {
  kind: 'refused',
  code: 503,
  msg: 'Enter the captcha',
  reason: 'captcha.needed',
};

/** A rule refuses with body code 422. */
export const refused = (
  reason: NonNullable<CallFailure['reason']>,
  field?: string,
): CallFailure => ({
  kind: 'refused',
  code: 422,
  msg: `refused: ${reason}`,
  reason,
  ...(field !== undefined && { field }),
});
