import { safeParse } from 'zod/v4/core';
import type { Call, RequestOf, ResponseOf } from '../calls/define.ts';
import { DEVICE_ID_HEADER, LONG_REQUEST_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../constants.ts';
import { codes, type Envelope, type Refusal } from '../envelope.ts';
import { CallError } from '../errors.ts';
import { placeArguments, repetitionKey } from './request.ts';
import { readEvents, type ServerEvent } from './stream.ts';
import { type Arrived, TimeoutError, transport } from './transport.ts';

export interface ClientOptions {
  /** Base address of the API, such as `https://host/user-api`. */
  baseUrl: string;
  /** The stored locale; sent as `lang`. */
  locale: () => string;
  /** The bearer token, or null. */
  token: () => string | null;
  /** The random id of this device; SMS codes are bound to it (S11). Without one, each needs a captcha. */
  deviceId?: () => string;
  fetch?: typeof globalThis.fetch;
  /**
   * A body code 401 or 403: the session is dead (docs/product.md: Error catalogue). Not called for
   * calls without a token.
   */
  onSessionDead?: (answer: { code: number; msg: string }) => void;
  /** An HTTP 403: the site refuses this client. */
  onForbidden?: () => void;
  /** The first response with HTTP 200 after an HTTP 403. */
  onAdmitted?: () => void;
  /** Body code 10400: shows the message; the result is valid. */
  onWarning?: (msg: string) => void;
  /**
   * In development, an error about an invalid body names every invalid field; in production only
   * the log does, and the player sees the app's own text.
   */
  development?: boolean;
  /** A body that violates the contract; for the log. */
  onMalformed?: (details: { callId: string; problem: string }) => void;
}

export interface CallSettings {
  signal?: AbortSignal | undefined;
  /** Required by calls that move money; keep it until a final response (S3). */
  idempotencyKey?: string | undefined;
  /** Lets the request outlive the page (the exit of a game when the tab closes). */
  keepalive?: boolean | undefined;
  /**
   * Replaces the browser's fetch for uploads with progress. A client with its own `fetch` uses
   * that.
   */
  fetch?: typeof globalThis.fetch | undefined;
}

export interface Client {
  /**
   * Makes a call of the contract.
   * @throws {CallError} and nothing else; every caller ignores `kind: 'aborted'`.
   */
  call<C extends Call>(
    call: C,
    args: RequestOf<C>,
    settings?: CallSettings,
  ): Promise<ResponseOf<C>>;
  /** Reads a stream of server-sent events with the bearer header until it ends or is aborted. */
  stream(
    path: string,
    settings: { signal: AbortSignal; onEvent: (event: ServerEvent) => void },
  ): Promise<void>;
}

export function createClient(options: ClientOptions): Client {
  const running = new Map<string, AbortController>();
  let refusedByHttp = false;

  const callerHeaders = (auth: Call['auth']): Record<string, string> => {
    const token = auth === 'none' ? null : options.token();
    const deviceId = options.deviceId?.();
    return {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(deviceId && { [DEVICE_ID_HEADER]: deviceId }),
    };
  };

  const createUrl = (path: string, query = new URLSearchParams()) => {
    query.set('lang', options.locale());
    return `${options.baseUrl}${path}?${query}`;
  };

  async function send(call: Call, args: object, settings: CallSettings): Promise<unknown> {
    const placed = placeArguments(call, { ...args });
    const aborter = new AbortController();
    const key = call.abortable ? repetitionKey(call, placed.path) : undefined;
    if (key !== undefined) {
      running.get(key)?.abort();
      running.set(key, aborter);
    }
    const signal = settings.signal
      ? AbortSignal.any([settings.signal, aborter.signal])
      : aborter.signal;
    try {
      const arrived = await transport(
        createUrl(placed.path, placed.query),
        {
          method: call.method,
          ...(placed.body !== undefined && { body: placed.body }),
          ...(settings.keepalive && { keepalive: true }),
          headers: {
            ...callerHeaders(call.auth),
            ...(placed.contentType && { 'Content-Type': placed.contentType }),
            ...(settings.idempotencyKey && { 'Idempotency-Key': settings.idempotencyKey }),
          },
        },
        {
          fetch: options.fetch ?? settings.fetch ?? fetch,
          signal,
          timeoutMs: call.slow ? LONG_REQUEST_TIMEOUT_MS : REQUEST_TIMEOUT_MS,
          // A read is safe to retry once; the caller retries a change, with its key.
          repeats: call.method === 'GET' ? 1 : 0,
        },
      );
      return readAnswer(call, arrived);
    } catch (error) {
      if (error instanceof CallError) throw error;
      const kind = signal.aborted
        ? 'aborted'
        : error instanceof TimeoutError
          ? 'timeout'
          : 'network';
      throw new CallError({ kind, callId: call.id, cause: error });
    } finally {
      if (key !== undefined && running.get(key) === aborter) running.delete(key);
    }
  }

  function readAnswer(call: Call, { response, text }: Arrived): unknown {
    const body = readEnvelope(text);
    if (!response.ok) throw refusedOverHttp(call.id, response, body);
    if (refusedByHttp) {
      refusedByHttp = false;
      options.onAdmitted?.();
    }
    if (!body) throw malformed(call, 'the body is not an envelope of code and msg');
    if (body.code === codes.ok || body.code === codes.warning) {
      const answer = safeParse(call.response, getData(call, body));
      if (!answer.success) throw malformed(call, describe(answer.error.issues));
      if (body.code === codes.warning) options.onWarning?.(body.msg);
      return answer.data;
    }
    if (call.auth !== 'none') reportDeadSession(body);
    throw new CallError({
      kind: 'refused',
      callId: call.id,
      code: body.code,
      msg: body.msg,
      refusal: getRefusal(body),
    });
  }

  function reportDeadSession({ code, msg }: Envelope): void {
    const dead = code === codes.unauthenticated || code === codes.forbidden;
    if (dead) options.onSessionDead?.({ code, msg });
  }

  function refusedOverHttp(
    callId: string,
    response: Response,
    body: Envelope | undefined,
  ): CallError {
    if (response.status === 403) {
      refusedByHttp = true;
      options.onForbidden?.();
    }
    const retryAfter = Number(response.headers.get('Retry-After'));
    return new CallError({
      kind: 'http',
      callId,
      code: response.status,
      msg: body?.msg ?? '',
      refusal: getRefusal(body),
      retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
    });
  }

  function malformed(call: Call, problem: string): CallError {
    options.onMalformed?.({ callId: call.id, problem });
    return new CallError({
      kind: 'malformed',
      callId: call.id,
      cause: problem,
      ...(options.development && { msg: problem }),
    });
  }

  return {
    call: async <C extends Call>(call: C, args: RequestOf<C>, settings: CallSettings = {}) =>
      // The response was checked against the call's own schema just above.
      (await send(call, args as object, settings)) as ResponseOf<C>,

    async stream(path, { signal, onEvent }) {
      const lost = (cause: unknown): never => {
        throw new CallError({ kind: signal.aborted ? 'aborted' : 'network', callId: path, cause });
      };
      const response = await (options.fetch ?? fetch)(createUrl(path), {
        signal,
        headers: callerHeaders('player'),
      }).catch(lost);
      const type = response.headers.get('Content-Type') ?? '';
      if (response.ok && response.body && type.startsWith('text/event-stream')) {
        return await readEvents(response.body, onEvent).catch(lost);
      }
      const body = readEnvelope(await response.text().catch(lost));
      if (!response.ok) throw refusedOverHttp(path, response, body);
      if (body) reportDeadSession(body);
      throw new CallError({
        kind: body ? 'refused' : 'malformed',
        callId: path,
        ...(body && { code: body.code, msg: body.msg }),
      });
    },
  };
}

/** Parses the envelope of a complete response; undefined for any other body. */
function readEnvelope(text: string): Envelope | undefined {
  const body = parse(text);
  return isEnvelope(body) ? body : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEnvelope(body: unknown): body is Envelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'number' &&
    'msg' in body &&
    typeof body.msg === 'string'
  );
}

/** `data`, completed by the fields that docs/product.md (Calls) shows beside it. */
function getData(call: Call, body: Envelope): unknown {
  if (call.beside.length === 0) return body.data ?? {};
  const beside = Object.fromEntries(call.beside.map((name) => [name, body[name]]));
  return { ...beside, ...(typeof body.data === 'object' && body.data) };
}

function getRefusal(body: Envelope | undefined): Partial<Refusal> {
  return typeof body?.data === 'object' && body.data ? body.data : {};
}

function describe(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, 5)
    .map((issue) => `${issue.path.map(String).join('.') || 'data'}: ${issue.message}`)
    .join('; ');
}
