import type { Reason, Refusal } from './envelope.ts';

/**
 * Origin of a failure: `aborted` by the client, no response (`network`, `timeout`), an HTTP status other than
 * 200 (`http`), a body code that refuses (`refused`), a response that violates the contract (`malformed`), or
 * anything else (`unknown`).
 */
const kinds = ['aborted', 'network', 'timeout', 'http', 'refused', 'malformed', 'unknown'] as const;
export type CallFailureKind = (typeof kinds)[number];

/** Why a call failed: plain data that can be compared, stored and shown. The only error type of client, machines and views. */
export interface CallFailure {
  readonly kind: CallFailureKind;
  /** Body code or HTTP status (docs/product.md: Error catalogue); 0 without a response. */
  readonly code: number;
  /** The server's message in the player's language; empty without one. */
  readonly msg: string;
  /** Identifies the violated rule. */
  readonly reason?: Reason | undefined;
  /** The refused argument. */
  readonly field?: string | undefined;
  /** Seconds to wait before another attempt. */
  readonly retryAfter?: number | undefined;
  /** Values for the message, such as a limit. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** Reference for customer service. */
  readonly requestId?: string | undefined;
}

interface Details {
  readonly callId: string;
  readonly kind: Exclude<CallFailureKind, 'unknown'>;
  readonly code?: number;
  readonly msg?: string;
  /** `data` of the refusal. */
  readonly refusal?: Partial<Refusal>;
  /** Overridden by the seconds of the refusal. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The only error type that the client throws. */
export class CallError extends Error implements CallFailure {
  readonly callId: string;
  readonly kind: CallFailureKind;
  readonly code: number;
  readonly msg: string;
  readonly reason: Reason | undefined;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly params: Readonly<Record<string, string>> | undefined;
  readonly requestId: string | undefined;

  constructor({ callId, kind, code = 0, msg = '', refusal = {}, retryAfter, cause }: Details) {
    super(`${callId}: ${kind}${code === 0 ? '' : ` ${code}`}${msg && ` (${msg})`}`, { cause });
    this.name = 'CallError';
    this.callId = callId;
    this.kind = kind;
    this.code = code;
    this.msg = msg;
    this.reason = refusal.reason;
    this.field = refusal.field;
    this.retryAfter = refusal.seconds ?? retryAfter;
    this.params = refusal.params;
    this.requestId = refusal.requestId;
  }
}

const isFailure = (thrown: unknown): thrown is CallFailure =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'kind' in thrown &&
  kinds.some((kind) => kind === thrown.kind);

/**
 * Converts any thrown value to plain data; anything but a {@link CallFailure} becomes `unknown`.
 */
export const toCallFailure = (thrown: unknown): CallFailure => {
  if (!isFailure(thrown)) {
    return { kind: 'unknown', code: 0, msg: thrown instanceof Error ? thrown.message : '' };
  }
  const { kind, code, msg, reason, field, retryAfter, params, requestId } = thrown;
  return {
    kind,
    code,
    msg,
    ...(reason !== undefined && { reason }),
    ...(field !== undefined && { field }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(params !== undefined && { params }),
    ...(requestId !== undefined && { requestId }),
  };
};
