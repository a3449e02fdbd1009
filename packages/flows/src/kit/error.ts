import type { CallFailure } from '@parlor/api/errors';

/**
 * Whether the server has certainly not executed the request and will not: it responded with a body
 * code that refuses. After any other failure a call that moves money may have succeeded and is
 * repeated with the same idempotency key.
 */
export const isFinalRefusal = (error: CallFailure): boolean =>
  error.kind === 'refused' && error.code >= 400 && error.code < 500;

/** Returns the error unless it is a cancelled request, which is not shown. */
export const hideAborted = (error: CallFailure | undefined): CallFailure | undefined =>
  error?.kind === 'aborted' ? undefined : error;
