import { codes, type Reason, type Refusal } from '@parlor/api';

/** What a refusal says beside its reason. */
export interface RefusalDetails {
  /** The argument it is about. */
  readonly field?: string;
  /** How long to wait. */
  readonly seconds?: number;
  /** Figures for the text, by the names that stand in braces there. */
  readonly params?: Readonly<Record<string, string>>;
  /** For the log, never for the player. */
  readonly cause?: unknown;
}

/**
 * A refusal that a player sees: a body code of the envelope and a reason with a text in every
 * locale (product decision 2). Thrown anywhere below a call; never a fault of the server.
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

/** No such thing, or not this player's: the two look the same (S20). */
export function notFound(): ApiError {
  return new ApiError(codes.notFound, 'notFound');
}

/** Changed meanwhile (409). */
export function conflict(reason: Reason = 'conflict'): ApiError {
  return new ApiError(codes.conflict, reason);
}

/** Slow down (429); `seconds` until it may be tried again. */
export function tooMany(seconds: number): ApiError {
  return new ApiError(codes.tooMany, 'tooMany', { seconds });
}

const RETRY_AFTER_SECONDS = 2;

/** The server is too busy, or its database is not available (HTTP 503). */
export function overloaded(): ApiError {
  return new ApiError(503, 'overloaded', { seconds: RETRY_AFTER_SECONDS });
}

/** The session is dead (401); the client forgets its token (product decision 40). */
export function sessionDead(): ApiError {
  return new ApiError(codes.unauthenticated, 'session.dead');
}

/** A captcha is needed, or needed again (503). */
export function captchaNeeded(reason: 'captcha.needed' | 'captcha.wrong' = 'captcha.needed') {
  return new ApiError(codes.captcha, reason);
}
