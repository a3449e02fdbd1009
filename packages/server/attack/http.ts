import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { assertLoopback } from './loopback.ts';

const GIVE_UP_MS = 40_000;
const DEVICE_HEADER = 'x-device-id';
const DEVICE = randomUUID();

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly token?: string | undefined;
  readonly key?: string;
  /** Sent as JSON, or unchanged. */
  readonly body?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** A random device id per caller, as in an app; default: one for all. */
  readonly device?: string;
  /** The attacker's own address, one of 127.0.0.0/8. */
  readonly from?: string;
}

/** Fields of the responses that attacks read; empty if a response has none. */
const nothingReceived = {
  balance: '',
  commentId: '',
  inPlay: '',
  inTransit: '',
  launchUrl: '',
  level: 0,
  nickname: '',
  orderNo: '',
  payUrl: '',
  phoneNumber: '',
  reason: '',
  rows: [] as readonly Readonly<Record<string, string>>[],
  sessionId: '',
  state: '',
  token: '',
  url: '',
  userId: '',
  withdrawalId: '',
};

export type Received = Readonly<typeof nothingReceived>;

export interface Answer {
  /** 0: no response. */
  readonly status: number;
  /** Code of the envelope; 0 without an envelope. */
  readonly code: number;
  readonly reason: string;
  readonly data: Received;
  /** The body as it was sent. */
  readonly text: string;
  readonly ms: number;
}

/** Makes a call of the platform. */
export function ask(origin: string, path: string, asked: Asked = {}): Promise<Answer> {
  return send(`${origin}/user-api${path}`, asked);
}

/** Sends one request on its own connection; never rejects. */
export async function send(url: string, asked: Asked = {}): Promise<Answer> {
  assertLoopback(url);
  const { body } = asked;
  const raw = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const began = performance.now();
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve) => {
    const outgoing = request(
      url,
      {
        method: asked.method ?? (body === undefined ? 'GET' : 'POST'),
        agent: false,
        timeout: GIVE_UP_MS,
        ...(asked.from && { localAddress: asked.from }),
        headers: {
          ...(raw !== undefined && { 'content-type': 'application/json' }),
          'idempotency-key': asked.key ?? randomUUID(),
          [DEVICE_HEADER]: asked.device ?? DEVICE,
          ...(asked.token && { authorization: `Bearer ${asked.token}` }),
          ...asked.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        const done = () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        response.on('end', done).on('error', done);
      },
    );
    const none = () => resolve({ status: 0, text: '' });
    outgoing.on('error', none).on('timeout', () => outgoing.destroy(new Error('timed out')));
    outgoing.end(raw);
  });
  const ms = Math.round(performance.now() - began);
  try {
    const envelope: { code?: number; data?: Partial<Received> | null } = JSON.parse(text);
    const data = { ...nothingReceived, ...envelope.data };
    return { status, code: envelope.code ?? 0, reason: data.reason, data, text, ms };
  } catch {
    return { status, code: 0, reason: '', data: nothingReceived, text, ms };
  }
}
