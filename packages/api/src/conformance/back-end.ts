import { safeParse } from 'zod/v4/core';
import type { Call, RequestOf } from '../calls/define.ts';
import { auth } from '../calls/index.ts';
import { placeArguments } from '../client/request.ts';
import { DEVICE_ID_HEADER } from '../constants.ts';
import { codes, type Envelope, type Refusal } from '../envelope.ts';
import {
  type Answer,
  type BackEnd,
  Fault,
  NotApplicable,
  type Player,
  type SendOptions,
} from './types.ts';

/** Credentials of players. */
export type Asking = Pick<BackEnd, 'ask' | 'send' | 'captcha'>;

export interface PlayerSource {
  /** Logs a new player in, or the same one again; null if there is no further one. */
  next(backEnd: Asking): Promise<Player | null>;
  /** Another session of the first player. */
  session?(backEnd: Asking): Promise<Player | null>;
}

export interface BackEndOptions {
  /** Base address of the calls, such as `https://host/user-api`. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly players?: PlayerSource;
  /** Reads the solution of a new captcha; absent if that is impossible. */
  readonly readCaptcha?: (uuid: string) => Promise<string | undefined>;
  /** Time limit of one response, in milliseconds. */
  readonly timeoutMs?: number;
  /** Maximum wait in seconds for a back end that rate-limits; 0 never waits. */
  readonly patienceSeconds?: number;
  readonly wait?: (seconds: number) => Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_PATIENCE_SECONDS = 90;

/** Connects to the back end at an address. */
export function createBackEnd(options: BackEndOptions): BackEnd {
  const {
    players,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    patienceSeconds = DEFAULT_PATIENCE_SECONDS,
  } = options;
  const wait =
    options.wait ?? ((seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)));
  const known: Promise<Player>[] = [];
  const device = crypto.randomUUID();

  async function fetchPath(path: string, init: RequestInit = {}): Promise<Answer> {
    for (let patience = patienceSeconds; ; ) {
      const response = await (options.fetch ?? fetch)(`${options.baseUrl}${path}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const envelope = readEnvelope(text);
      const { status, headers } = response;
      const seconds = secondsToWait(status, headers, envelope);
      if (seconds === 0 || seconds > patience) return { status, headers, text, envelope };
      patience -= seconds;
      await wait(seconds);
    }
  }

  async function send(call: Call, args: object = {}, given: SendOptions = {}): Promise<Answer> {
    const {
      token,
      lang = 'en_US',
      idempotencyKey,
      deviceId = device,
      method = call.method,
    } = given;
    const placed = placeArguments(call, { ...args });
    placed.query.set('lang', lang);
    const key =
      idempotencyKey === undefined && call.idempotent ? crypto.randomUUID() : idempotencyKey;
    const takesBody = method !== 'GET' && method !== 'HEAD';
    return fetchPath(`${placed.path}?${placed.query}`, {
      method,
      headers: {
        ...(deviceId !== null && { [DEVICE_ID_HEADER]: deviceId }),
        ...(takesBody && placed.contentType && { 'content-type': placed.contentType }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(takesBody && placed.body !== undefined && { body: placed.body }),
    });
  }

  async function ask<C extends Call>(
    call: C,
    args: RequestOf<C>,
    given?: SendOptions,
  ): Promise<unknown> {
    return parseData(call, await send(call, args as object, given));
  }

  const playerAt = (index: number): Promise<Player> => {
    const found = known[index] ?? nextPlayer(index);
    known[index] = found;
    return found;
  };

  async function nextPlayer(index: number): Promise<Player> {
    // Sequential, so that a source returns its players in their order.
    if (index > 0) await playerAt(index - 1);
    const player = await players?.next({ ask, send, captcha });
    if (player) return player;
    throw new NotApplicable(
      index === 0 ? 'no player to ask as' : 'no second player whose things could be asked for',
    );
  }

  async function captcha() {
    if (!options.readCaptcha) return null;
    const { uuid } = (await ask(auth.captchaImage, {})) as { uuid: string };
    const code = await options.readCaptcha(uuid);
    return code === undefined ? null : { uuid, code };
  }

  return {
    send,
    ask,
    captcha,
    fetchPath,
    player: () => playerAt(0),
    otherPlayer: () => playerAt(1),
    async newSession() {
      const player = await players?.session?.({ ask, send, captcha });
      if (player) return player;
      throw new NotApplicable('no further session of a player');
    },
  };
}

/**
 * Data of a success, parsed by the contract.
 * @throws {Fault} if it is no success, or invalid
 */
export function parseData(call: Call, answer: Answer): unknown {
  const envelope = getEnvelope(answer);
  if (envelope.code !== codes.ok && envelope.code !== codes.warning) {
    throw new Fault(`refused: ${describeEnvelope(envelope)}`);
  }
  const read = safeParse(call.response, envelope.data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = ['data', ...(issue?.path.map(String) ?? [])].join('.');
  throw new Fault(`${where}: ${issue?.message}`);
}

/** @throws {Fault} if the response is no envelope, or its HTTP status is not 200 */
export function getEnvelope(answer: Answer): Envelope {
  if (answer.status !== 200) throw new Fault(`HTTP ${answer.status} in place of 200`);
  if (!answer.envelope) throw new Fault('the body is not an envelope of code and msg');
  return answer.envelope;
}

/** The `data` of a refusal. */
export function getRefusal(envelope: Envelope): Partial<Refusal> {
  return typeof envelope.data === 'object' && envelope.data ? envelope.data : {};
}

export function describeEnvelope(envelope: Envelope): string {
  const { reason, field } = getRefusal(envelope);
  return [`code ${envelope.code}`, reason, field && `(${field})`].filter(Boolean).join(' ');
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const is =
      typeof body === 'object' &&
      body !== null &&
      typeof Reflect.get(body, 'code') === 'number' &&
      typeof Reflect.get(body, 'msg') === 'string';
    return is ? (body as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

/** The requested wait of a back end that sheds load or rate-limits. */
function secondsToWait(status: number, headers: Headers, envelope: Envelope | undefined): number {
  const limited = status === 429 || status === 503 || envelope?.code === codes.tooMany;
  if (!limited) return 0;
  const stated = Number(headers.get('retry-after') ?? (envelope && getRefusal(envelope).seconds));
  return Number.isFinite(stated) && stated > 0 ? stated : 1;
}
