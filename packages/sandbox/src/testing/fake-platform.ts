import Fastify from 'fastify';
import type { Credentials } from '../settings.ts';
import { verify } from '../signing.ts';

/** A received call, with the result of its signature check. */
export interface ReceivedCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly signed: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface Response {
  readonly code?: number;
  readonly body: unknown;
}

/** A response; `cut` closes the connection without one, and `silent` leaves it open. */
export type Answer = Response | 'cut' | 'silent';

/** Decides the response to a call; undefined is the usual one. */
export type Answering = (call: ReceivedCall) => Answer | undefined | Promise<Answer>;

export interface FakePlatformOptions {
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port?: number;
  /** Of the provider that reports; by default those of the sandbox's demo. */
  readonly credentials?: Credentials;
  /** Of every player; PHP by default. */
  readonly currency?: string;
}

/** Fake platform for webhooks and reports: records every call, and answers as the test defines. */
export interface FakePlatform {
  readonly url: string;
  readonly calls: ReceivedCall[];
  /** The response to the next calls; by default everything is accepted. */
  answer(how: Answering): void;
  callsTo(path: string): ReceivedCall[];
  close(): Promise<void>;
}

/** Owner of a launch token of the form `<playerRef>/<fundRef>/<anything>`. */
function authentication(launchToken: string, currency: string): Response {
  const [playerRef, fundRef] = launchToken.split('/');
  return {
    body: {
      status: 'OK',
      sessionToken: `token-of-${launchToken}`,
      playerRef,
      fundRef,
      currency,
      locale: 'en_US',
      balance: '0.00',
    },
  };
}

export async function startFakePlatform(options: FakePlatformOptions = {}): Promise<FakePlatform> {
  const app = Fastify({ forceCloseConnections: true });
  const calls: ReceivedCall[] = [];
  let how: Answering = () => undefined;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/*', async (request, reply) => {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const path = request.raw.url ?? '';
    const [protocol, party] = path.startsWith('/psp')
      ? (['PSP', 'psp'] as const)
      : (['SMP', request.headers['x-smp-key'] === 'demo-orbit' ? 'orbit' : 'lotus'] as const);
    const demo = { key: `demo-${party}`, secret: `demo-${party}-secret` };
    const credentials = options.credentials ?? demo;
    const parts = { method: 'POST', path, body: raw };
    const call: ReceivedCall = {
      path,
      body: JSON.parse(raw.toString('utf8')),
      signed: verify(protocol, credentials, request.headers, parts, Date.now()),
      at: Date.now(),
    };
    calls.push(call);
    const launch = call.body.launchToken;
    const said =
      (await how(call)) ??
      (typeof launch === 'string'
        ? authentication(launch, options.currency ?? 'PHP')
        : { body: { status: 'OK' } });
    if (said === 'silent') return reply.hijack();
    if (said === 'cut') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return reply.code(said.code ?? 200).send(said.body);
  });

  const { host = '127.0.0.1', port = 0 } = options;
  const url = await app.listen({ host, port });
  return {
    url,
    calls,
    answer(next) {
      how = next;
    },
    callsTo: (path) => calls.filter((call) => call.path === path),
    close: () => app.close(),
  };
}
