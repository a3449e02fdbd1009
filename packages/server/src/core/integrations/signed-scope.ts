import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { overloaded } from '../http/errors.ts';
import { type Credentials, isSignedBy, type Protocol } from './signing.ts';

/** Larger than any request of the protocols. */
const BODY_LIMIT = 262_144;

/** Rejects invalid UTF-8: replaced characters would merge two different ids. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The single response to every failure before a signature is accepted. */
const INVALID_SIGNATURE = { status: 'INVALID_SIGNATURE' } as const;

/**
 * Requires a signature on every route of a scope: the signature is checked over the raw bytes, and
 * only then is the body parsed (docs/outside-world.md).
 *
 * @param scope of its own: `app.register(async (scope) => { requireSignature(scope, ...); ... })`.
 */
export function requireSignature(
  scope: FastifyInstance,
  protocol: Protocol,
  credentials: Credentials,
  clock: Clock,
): void {
  const verified = new WeakSet<object>();

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, body, done) =>
    done(null, body),
  );

  scope.addHook('preValidation', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signed = { method: request.method, path: request.raw.url ?? '', body };
    if (!isSignedBy(credentials, protocol, request.headers, signed, clock.now())) {
      return reply.code(401).send(INVALID_SIGNATURE);
    }
    verified.add(request);
    if (body.length === 0) return undefined;
    try {
      request.body = JSON.parse(utf8.decode(body));
    } catch {
      // Of the statuses that a game provider knows, this one means that the request was not
      // understood.
      const status = protocol === 'SMP' ? 'UNKNOWN' : 'INVALID_REQUEST';
      return reply.code(400).send({ status });
    }
    return undefined;
  });

  scope.setErrorHandler((error, request, reply) => {
    if (!verified.has(request)) return reply.code(401).send(INVALID_SIGNATURE);
    // Both are transient: a route itself answers requests that can never succeed.
    if (isDatabaseUnavailable(error)) {
      request.log.warn({ err: error }, 'the database is not available');
      reply.header('retry-after', String(overloaded().seconds));
      return reply.code(503).send({ status: 'UNKNOWN', requestId: request.id });
    }
    request.log.error({ err: error }, 'a signed request failed');
    return reply.code(500).send({ status: 'UNKNOWN', requestId: request.id });
  });
}
