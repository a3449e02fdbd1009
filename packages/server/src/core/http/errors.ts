import { codes, type Reason, type Refusal } from '@parlor/api';

/** Details of a refusal besides its reason. */
export interface RefusalDetails {
  /** The argument concerned. */
  readonly field?: string;
  /** How long to wait. */
  readonly seconds?: number;
  /** Figures for the text, by the names of its placeholders. */
  readonly params?: Readonly<Record<string, string>>;
  /** For the log, never for the player. */
  readonly cause?: unknown;
}

/**
 * A refusal that a player sees: a body code of the envelope and a reason with a text in every
 * locale (product decision 2). Thrown anywhere below a call; never for a server fault.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly reason: Reason;
  readonly field: string | undefined;
  readonly seconds: number | undefined;
  readonly params: Readonly<Record<string, string>> | undefined;

  constructor(code: number, reason: Reason, details: RefusalDetails = {}) {
    super(reason, { cause: details.cause });
    this.code = code;
    this.reason = reason;
    this.field = details.field;
    this.seconds = details.seconds;
    this.params = details.params;
  }

  /** `data` of the envelope. */
  toRefusal(requestId: string): Refusal {
    return {
      reason: this.reason,
      ...(this.field !== undefined && { field: this.field }),
      ...(this.seconds !== undefined && { seconds: this.seconds }),
      ...(this.params && { params: { ...this.params } }),
      requestId,
    };
  }
}

/** A rule refuses it (422). */
export function refused(reason: Reason, details: RefusalDetails = {}): ApiError {
  return new ApiError(codes.refused, reason, details);
}

/** Not found, or another player's: indistinguishable (S20). */
export function notFound(): ApiError {
  return new ApiError(codes.notFound, 'notFound');
}

/** Changed meanwhile (409). */
export function conflict(reason: Reason = 'conflict'): ApiError {
  return new ApiError(codes.conflict, reason);
}

/** Rate limited (429); `seconds` until the next attempt. */
export function tooMany(seconds: number): ApiError {
  return new ApiError(codes.tooMany, 'tooMany', { seconds });
}

const RETRY_AFTER_SECONDS = 2;

/** The server is too busy, or its database is not available (HTTP 503). */
export function overloaded(): ApiError {
  return new ApiError(503, 'overloaded', { seconds: RETRY_AFTER_SECONDS });
}

/** The session is dead (401); the client discards its token (product decision 40). */
export function sessionDead(): ApiError {
  return new ApiError(codes.unauthenticated, 'session.dead');
}

/** A captcha is required, or required again (503). */
export function captchaNeeded(reason: 'captcha.needed' | 'captcha.wrong' = 'captcha.needed') {
  return new ApiError(codes.captcha, reason);
}
