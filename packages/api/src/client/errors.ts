import type { Reason, Refusal } from '../envelope.ts';

/**
 * - `aborted`: a newer call of the same kind, or the caller, ended it. Never shown to anyone.
 * - `network`: nothing came back. `timeout`: nothing came back in time.
 * - `http`: an HTTP status other than 200 (specification: Error catalogue).
 * - `refused`: a body code in the 4xx or 5xx range, or any other that is neither success nor warning.
 * - `malformed`: the body is not what the contract says.
 */
export type CallErrorKind = 'aborted' | 'network' | 'timeout' | 'http' | 'refused' | 'malformed';

export interface CallErrorDetails extends Partial<Refusal> {
  kind: CallErrorKind;
  callId: string;
  /** Body code, or HTTP status for `http`. */
  code?: number;
  /** The server's message, in the player's locale; empty without one. */
  msg?: string;
  cause?: unknown;
}

/** Why a call did not succeed. Thrown by every call of the client, and nothing else is. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly callId: string;
  readonly code: number | undefined;
  readonly msg: string;
  readonly reason: Reason | undefined;
  readonly field: string | undefined;
  readonly seconds: number | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;

  constructor(details: CallErrorDetails) {
    const { kind, callId, code, msg = '', cause } = details;
    super(`${callId}: ${kind}${code === undefined ? '' : ` ${code}`}${msg && ` (${msg})`}`, {
      cause,
    });
    this.name = 'CallError';
    this.kind = kind;
    this.callId = callId;
    this.code = code;
    this.msg = msg;
    this.reason = details.reason;
    this.field = details.field;
    this.seconds = details.seconds;
    this.params = details.params ?? {};
    this.requestId = details.requestId;
  }
}

export function isCallError(error: unknown): error is CallError {
  return error instanceof CallError;
}
