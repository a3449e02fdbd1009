import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Locale } from '@parlor/api/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitPolicy } from '../limits/policy.ts';
import { limitedAddress } from './address.ts';
import { refusal } from './envelope.ts';
import { type ApiError, overloaded, tooMany } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is a stream that stays open; it does not count as a running request. */
    longLived?: boolean;
  }
}

const LOOP_SAMPLE_MS = 1_000;

export interface SheddingOptions {
  readonly maxConcurrent: number;
  /** With a loop delay this long, no response is in time; refusing is better. */
  readonly maxLoopDelayMs: number;
  /**
   * A flood guard for each player, and for all others of each address, kept in this process: it
   * must cost less than the requests it refuses.
   */
  readonly flood: LimitPolicy;
  readonly getClient: ClientOf;
  readonly getLocale: (request: FastifyRequest) => Locale;
}

/** The subject that a request counts for: a player, or all others of an address (ADR 0035). */
export type ClientOf = (request: FastifyRequest) => string;

/** @param getPlayer the known player of a request; makes no query. */
export function countClientsBy(
  getPlayer: (request: FastifyRequest) => string | undefined,
): ClientOf {
  return (request) => {
    const player = getPlayer(request);
    return player === undefined ? limitedAddress(request.ip) : `player:${player}`;
  };
}

/**
 * Sheds calls with HTTP 503 or 429 and `Retry-After` under overload (S30). Only work counts:
 * neither a body that is still arriving nor a response that is still being read.
 */
export function shedOverload(scope: FastifyInstance, options: SheddingOptions): void {
  const guards = options.flood.map(
    ({ count, seconds }) => new RateLimiterMemory({ points: count, duration: seconds }),
  );
  const lag = measureLag(scope);
  const running = new Set<FastifyRequest>();
  const isFull = () => running.size >= options.maxConcurrent;

  scope.addHook('onRequest', async (request, reply) => {
    const wait = await getWaitSeconds(guards, options.getClient(request));
    if (wait > 0) return shed(request, reply, options.getLocale, 429, tooMany(wait));
    if (isFull() || lag() > options.maxLoopDelayMs) {
      return shed(request, reply, options.getLocale, 503, overloaded());
    }
    return undefined;
  });

  // The body has arrived, unless the handler reads it itself.
  scope.addHook('preValidation', async (request, reply) => {
    // A stream is open for hours and idle most of the time.
    if (request.routeOptions.config.longLived) return undefined;
    if (isFull()) return shed(request, reply, options.getLocale, 503, overloaded());
    if (request.isMultipart()) {
      request.raw.once('end', () => {
        if (!reply.sent) running.add(request);
      });
    } else running.add(request);
    return undefined;
  });

  scope.addHook('onSend', async (request) => {
    running.delete(request);
  });
}

/**
 * Refuses a request with HTTP 429 while its client sends `max` other bodies: unfinished bodies of one
 * client keep neither memory nor connections from the others (S30).
 */
export function limitPendingBodies(
  app: FastifyInstance,
  { max, getClient, getLocale }: Pick<SheddingOptions, 'getClient' | 'getLocale'> & { max: number },
): void {
  const pending = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (!isReceiving(request)) return undefined;
    const client = getClient(request);
    const count = pending.get(client) ?? 0;
    if (count >= max) {
      return shed(request, reply, getLocale, 429, tooMany(overloaded().seconds ?? 1));
    }
    pending.set(client, count + 1);
    let isPending = true;
    const end = () => {
      if (!isPending) return;
      isPending = false;
      const left = (pending.get(client) ?? 1) - 1;
      if (left > 0) pending.set(client, left);
      else pending.delete(client);
    };
    request.raw.once('end', end).once('close', end);
    return undefined;
  });
}

/** Whether the body of a request has not arrived as a whole. */
function isReceiving({ raw }: FastifyRequest): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  return (encoding !== undefined || length !== '0') && !raw.complete;
}

function shed(
  request: FastifyRequest,
  reply: FastifyReply,
  getLocale: SheddingOptions['getLocale'],
  status: number,
  error: ApiError,
): FastifyReply {
  // The rest of a refused body is not read.
  if (isReceiving(request)) reply.header('connection', 'close');
  return reply
    .code(status)
    .headers({ 'retry-after': String(error.seconds), 'cache-control': 'no-store' })
    .send(refusal(getLocale(request), error, request.id));
}

/** Seconds until the next allowed call; 0 if allowed now. */
async function getWaitSeconds(guards: readonly RateLimiterMemory[], whom: string): Promise<number> {
  let wait = 0;
  for (const guard of guards) {
    try {
      await guard.consume(whom);
    } catch (refusedBy) {
      if (!(refusedBy instanceof RateLimiterRes)) throw refusedBy;
      wait = Math.max(wait, Math.ceil(refusedBy.msBeforeNext / 1_000));
    }
  }
  return wait;
}

/** Maximum event loop delay within the last second, in milliseconds. */
function measureLag(scope: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let worst = 0;
  const sample = setInterval(() => {
    worst = histogram.percentile(90) / 1e6;
    histogram.reset();
  }, LOOP_SAMPLE_MS).unref();
  scope.addHook('onClose', async () => {
    clearInterval(sample);
    histogram.disable();
  });
  return () => worst;
}
