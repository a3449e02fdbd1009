import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Credentials } from '../settings.ts';
import { type Protocol, verify } from '../signing.ts';

/** Larger than any request of the protocols. */
const LARGEST_BODY = 256 * 1_024;

/** The single response to every failure before a signature is accepted. */
const INVALID_SIGNATURE = { status: 'INVALID_SIGNATURE' } as const;

/**
 * Requires a signature on every route of this scope.
 *
 * The body is kept as raw bytes until their signature is verified; only then is it parsed. Every
 * earlier failure (no headers, a stale timestamp, a body too large) is the same 401.
 */
export function requireSignature(
  scope: FastifyInstance,
  protocol: Protocol,
  credentials: Credentials,
  clock: Clock,
): void {
  const verified = new WeakSet<object>();

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
    (_request, body, done) => done(null, body),
  );

  scope.addHook('preValidation', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const parts = { method: request.method, path: request.raw.url ?? '', body };
    if (!verify(protocol, credentials, request.headers, parts, clock())) {
      return reply.code(401).send(INVALID_SIGNATURE);
    }
    verified.add(request);
    if (body.length === 0) return;
    try {
      request.body = JSON.parse(body.toString('utf8'));
    } catch {
      return reply.code(400).send({ status: 'INVALID_REQUEST', message: 'the body is not JSON' });
    }
  });

  scope.setErrorHandler((error, request, reply) => {
    if (!verified.has(request)) return reply.code(401).send(INVALID_SIGNATURE);
    throw error;
  });
}
