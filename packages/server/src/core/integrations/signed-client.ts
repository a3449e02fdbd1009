import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { OutsideParty } from '../config.ts';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { type Protocol, signedHeaders } from './signing.ts';

/**
 * The outcome is unknown: no response, a timeout, a fault of the other side, or an invalid
 * response. Query the state of the same id later; never retry under a new one.
 */
export class OutsideUnavailableError extends Error {
  override readonly name = 'OutsideUnavailableError';
}

/** The other side understood and refused; nothing was done. */
export class OutsideRefusedError extends Error {
  override readonly name = 'OutsideRefusedError';
  readonly httpStatus: number;
  /** Its own error code, such as `INSUFFICIENT_FUNDS`; empty without one. */
  readonly status: string;

  constructor(message: string, httpStatus: number, status: string) {
    super(message);
    this.httpStatus = httpStatus;
    this.status = status;
  }
}

export interface SignedClientOptions {
  readonly protocol: Protocol;
  readonly party: OutsideParty;
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

/** Signed requests to one party (docs/outside-world.md, "Signing"). */
export interface SignedClient {
  /**
   * @param path below the party's address, beginning with a slash; parts of it encoded.
   * @throws OutsideUnavailableError, OutsideRefusedError
   */
  send<Answer>(
    method: 'GET' | 'POST',
    path: string,
    answer: z.ZodType<Answer>,
    body?: object,
  ): Promise<Answer>;
}

const SERVER_FAULT = 500;
/**
 * A gateway, a limit or a restart of the other side: these do not reveal whether the request was
 * executed.
 */
const TRY_AGAIN = [408, 425, 429];

export function createSignedClient(options: SignedClientOptions): SignedClient {
  const { protocol, party, clock, timeoutMs } = options;

  async function exchange(method: string, path: string, body: string): Promise<Response> {
    const url = new URL(`${party.url}${path}`);
    const signed = { method, path: `${url.pathname}${url.search}`, body };
    return await options.fetch(url, {
      method,
      headers: {
        ...signedHeaders(protocol, party, signed, clock.now()),
        ...(body !== '' && { 'content-type': 'application/json' }),
        accept: 'application/json',
      },
      ...(body !== '' && { body }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
  }

  return {
    async send(method, path, answer, body) {
      const what = `${protocol} ${method} ${path.split('?', 1)[0]}`;
      // A network call must not hold row locks (S9).
      assertOutsideTransaction(what);
      let response: Response;
      let received: unknown;
      try {
        response = await exchange(method, path, body === undefined ? '' : JSON.stringify(body));
        received = await response.json().catch(() => undefined);
      } catch (cause) {
        throw new OutsideUnavailableError(`${what}: no response`, { cause });
      }
      if (response.status >= SERVER_FAULT || TRY_AGAIN.includes(response.status)) {
        throw new OutsideUnavailableError(`${what}: HTTP ${response.status}`);
      }
      if (!response.ok) {
        const status = getStatus(received);
        throw new OutsideRefusedError(
          `${what}: HTTP ${response.status} ${status}`,
          response.status,
          status,
        );
      }
      const parsed = answer.safeParse(received);
      if (parsed.success) return parsed.data;
      throw new OutsideUnavailableError(`${what}: invalid response`, { cause: parsed.error });
    },
  };
}

/**
 * The schema of a response that must name the requested id: a response that a gateway has mixed up
 * with another must not move money.
 */
export function answerTo<Answer extends object>(
  schema: z.ZodType<Answer>,
  asked: Partial<Answer>,
): z.ZodType<Answer> {
  return schema.refine(
    (answer) => Object.entries(asked).every(([name, value]) => Reflect.get(answer, name) === value),
    { error: 'the answer is about something else' },
  );
}

function getStatus(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('status' in body)) return '';
  return typeof body.status === 'string' ? body.status : '';
}
