import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertLoopback } from './loopback.ts';

/** A fault injected into a proxied request. */
export type Fault =
  /** No response, ever. */
  | { readonly kind: 'silent' }
  /** A byte of the response now and then, without end. */
  | { readonly kind: 'drip' }
  /** A response of this many megabytes. */
  | { readonly kind: 'huge'; readonly megabytes: number }
  /** The upstream executes the request, and the connection breaks before its response. */
  | { readonly kind: 'lost' }
  /** The request is sent twice; the second response is returned. */
  | { readonly kind: 'twice' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string;
      /** A redirect. */
      readonly to?: string;
      /** The request has been executed already. */
      readonly isDone?: boolean;
    }
  /** The response, modified. */
  | {
      readonly kind: 'alter';
      readonly change: (body: Readonly<Record<string, unknown>>) => unknown;
    };

export interface Rule {
  readonly path: RegExp;
  readonly fault: Fault;
}

/** A reverse proxy on this machine, which injects faults into the configured requests. */
export interface FaultyProxy {
  readonly origin: string;
  /** Requests affected by a fault. */
  readonly met: number;
  forwardTo(origin: string): void;
  /** Applies to later requests whose method and path match (`POST /psp/v1/payouts`). */
  breakIf(path: RegExp, fault: Fault): void;
  /** Removes all faults; held requests continue. */
  mend(): void;
  close(): Promise<void>;
}

const DRIP_MS = 200;
const MEGABYTE = 1_048_576;

/** @param always fault that applies even without a configured one. */
export async function openProxy(...always: readonly Rule[]): Promise<FaultyProxy> {
  let target = '';
  let met = 0;
  const rules: Rule[] = [...always];
  const held = new Set<ServerResponse>();

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const fault = rules.findLast(({ path }) =>
      path.test(`${incoming.method} ${incoming.url}`),
    )?.fault;
    if (fault && !always.some((rule) => rule.fault === fault)) met += 1;
    const forward = () => forwarded(`${target}${incoming.url}`, incoming, body);
    switch (fault?.kind) {
      case 'silent':
        held.add(outgoing);
        return;
      case 'drip':
        return drip(outgoing);
      case 'huge':
        return pour(outgoing, fault.megabytes);
      case 'answer':
        if (fault.isDone) await forward();
        outgoing.writeHead(fault.status, {
          'content-type': 'application/json',
          ...(fault.to && { location: fault.to }),
        });
        outgoing.end(fault.body);
        return;
      case 'lost':
        await forward();
        outgoing.destroy();
        return;
      case 'twice':
        await forward();
        break;
      default:
    }
    const answer = await forward();
    const text = await answer.text();
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
    outgoing.end(fault?.kind === 'alter' ? JSON.stringify(fault.change(JSON.parse(text))) : text);
  }

  function drip(outgoing: ServerResponse): void {
    held.add(outgoing);
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => outgoing.write(' '), DRIP_MS);
    outgoing.once('close', () => clearInterval(timer));
  }

  async function pour(outgoing: ServerResponse, megabytes: number): Promise<void> {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.write('{"padding":"');
    const padding = Buffer.alloc(MEGABYTE, 'a');
    const paddings = Array.from({ length: megabytes }, () => padding);
    await pipeline(Readable.from([...paddings, '"}']), outgoing);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    get met() {
      return met;
    },
    forwardTo(origin) {
      assertLoopback(origin);
      target = origin;
    },
    breakIf(path, fault) {
      rules.push({ path, fault });
    },
    mend() {
      rules.length = always.length;
      met = 0;
      for (const outgoing of held) outgoing.destroy();
      held.clear();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forwarded(url: string, incoming: IncomingMessage, body: Buffer): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string' && !HOP_BY_HOP.has(name)) headers.set(name, value);
  }
  return await fetch(url, {
    method: incoming.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

const HOP_BY_HOP = new Set(['connection', 'host', 'content-length', 'transfer-encoding']);
