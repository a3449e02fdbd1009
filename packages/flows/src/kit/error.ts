import type { Reason } from '@parlor/api';

/**
 * Origin of a failure: `aborted` by the client, no response (`network`, `timeout`), an HTTP status
 * other than 200 (`http`), a body code that refuses (`refused`), a response that violates the contract
 * (`malformed`), or anything else (`unknown`).
 */
export type FlowErrorKind =
  | 'aborted'
  | 'network'
  | 'timeout'
  | 'http'
  | 'refused'
  | 'malformed'
  | 'unknown';

/** A failure as machines keep it: plain data that can be compared, stored and shown. */
export interface FlowError {
  readonly kind: FlowErrorKind;
  /** Body code or HTTP status (specification: Error catalogue); 0 without a response. */
  readonly code: number;
  /** The server's message in the player's language; empty if there is none. */
  readonly msg: string;
  /** Identifies the violated rule. */
  readonly reason?: Reason;
  /** The refused argument. */
  readonly field?: string;
  /** Seconds to wait before another attempt. */
  readonly retryAfter?: number;
  /** Values for the message, such as a limit. */
  readonly params?: Readonly<Record<string, string>>;
  /** Reference for customer service. */
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
 * Converts whatever an actor threw: recognizes the contract's call errors by their shape, not their
 * class, so that no client code is imported; anything else becomes `unknown`.
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
 * Whether the server has certainly not executed the request and will not: it responded with a body code
 * that refuses. After any other failure a call that moves money may have succeeded and is repeated with
 * the same idempotency key (S3).
 */
export const isFinalRefusal = (error: FlowError): boolean =>
  error.kind === 'refused' && error.code >= 400 && error.code < 500;

/** Returns the error unless it is a cancelled request, which is not shown. */
export const hideAborted = (error: FlowError | undefined): FlowError | undefined =>
  error?.kind === 'aborted' ? undefined : error;
