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
    /** The answer is a stream that stays open; it does not count as a running request. */
    longLived?: boolean;
  }
}

const LOOP_SAMPLE_MS = 1_000;

export interface SheddingOptions {
  readonly maxConcurrent: number;
  /** A loop that is this far behind answers nobody in time; better to say so. */
  readonly maxLoopDelayMs: number;
  /**
   * A flood guard for each player, and for all others of each address, kept in this process: it must
   * cost less than what it refuses.
   */
  readonly flood: LimitPolicy;
  /** Whom a request is known to come from; asks nobody. */
  readonly playerOf: (request: FastifyRequest) => string | undefined;
  readonly localeOf: (request: FastifyRequest) => Locale;
}

/** Sheds calls with HTTP 503 or 429 and `Retry-After`, instead of falling over (S30). */
export function shedOverload(scope: FastifyInstance, options: SheddingOptions): void {
  const guards = options.flood.map(
    ({ count, seconds }) => new RateLimiterMemory({ points: count, duration: seconds }),
  );
  const lag = measureLag(scope);
  let running = 0;

  const shed = (request: FastifyRequest, reply: FastifyReply, status: number, error: ApiError) =>
    reply
      .code(status)
      .headers({ 'retry-after': String(error.seconds), 'cache-control': 'no-store' })
      .send(refusal(options.localeOf(request), error, request.id));

  scope.addHook('onRequest', async (request, reply) => {
    const player = options.playerOf(request);
    const whom = player === undefined ? limitedAddress(request.ip) : `player:${player}`;
    const wait = await waitOf(guards, whom);
    if (wait > 0) return shed(request, reply, 429, tooMany(wait));
    if (running >= options.maxConcurrent || lag() > options.maxLoopDelayMs) {
      return shed(request, reply, 503, overloaded());
    }
    // A stream is open for hours and does nothing most of the time.
    if (request.routeOptions.config.longLived) return undefined;
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
    return undefined;
  });
}

/** Seconds until somebody may call again; 0 when they may now. */
async function waitOf(guards: readonly RateLimiterMemory[], whom: string): Promise<number> {
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

/** How far the event loop was behind at worst within the last second, in milliseconds. */
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
