import type { Reason } from '@parlor/api';

/**
 * Where a failure came from: `aborted` by ourselves, nothing came back (`network`, `timeout`), an HTTP
 * status other than 200 (`http`), a body code that refuses (`refused`), an answer that is not what the
 * contract says (`malformed`), or something unforeseen (`unknown`).
 */
export type FlowErrorKind =
  | 'aborted'
  | 'network'
  | 'timeout'
  | 'http'
  | 'refused'
  | 'malformed'
  | 'unknown';

/** A failure as machines keep it: plain data, so that it can be compared, stored and shown. */
export interface FlowError {
  readonly kind: FlowErrorKind;
  /** Body code or HTTP status (section 8); 0 when nothing came back. */
  readonly code: number;
  /** The server's words in the player's language; empty when it said none. */
  readonly msg: string;
  /** Names the rule that refused. */
  readonly reason?: Reason;
  /** The argument that was refused. */
  readonly field?: string;
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter?: number;
  /** Figures for the text, such as a limit. */
  readonly params?: Readonly<Record<string, string>>;
  /** What to name when asking customer service. */
  readonly requestId?: string;
}

const KINDS: readonly string[] = [
  'aborted',
  'network',
  'timeout',
  'http',
  'refused',
  'malformed',
] satisfies FlowErrorKind[];

const isKind = (value: unknown): value is FlowErrorKind =>
  typeof value === 'string' && KINDS.includes(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Reads whatever an actor threw: the contract's call errors by their shape (never by their class, so
 * that no client code is needed here), and anything else as `unknown`.
 */
export const toFlowError = (thrown: unknown): FlowError => {
  if (!isRecord(thrown) || !isKind(thrown.kind)) {
    return { kind: 'unknown', code: 0, msg: thrown instanceof Error ? thrown.message : '' };
  }
  const { kind, code, msg, reason, field, params, requestId } = thrown;
  const retryAfter = thrown.retryAfter ?? thrown.seconds;
  return {
    kind,
    code: typeof code === 'number' ? code : 0,
    msg: typeof msg === 'string' ? msg : '',
    ...(typeof reason === 'string' && { reason: reason as Reason }),
    ...(typeof field === 'string' && { field }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
    ...(isRecord(params) && { params: params as Record<string, string> }),
    ...(typeof requestId === 'string' && { requestId }),
  };
};

/**
 * Whether the server has certainly not done, and will not do, what was asked: it answered with a body
 * code that refuses. After anything else a call that moves money may have happened, and is repeated
 * with the same idempotency key (S3).
 */
export const isFinalRefusal = (error: FlowError): boolean =>
  error.kind === 'refused' && error.code >= 400 && error.code < 500;
