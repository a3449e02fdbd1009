import type { FastifyInstance, FastifyRequest } from 'fastify';
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
 * @param parties those that may call; each with a key of its own.
 * @returns the party that signed a request of the scope.
 */
export function requireSignature<Party extends Credentials>(
  scope: FastifyInstance,
  protocol: Protocol,
  parties: readonly Party[],
  clock: Clock,
): (request: FastifyRequest) => Party {
  const signers = new WeakMap<FastifyRequest, Party>();

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, body, done) =>
    done(null, body),
  );

  scope.addHook('preValidation', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signed = { method: request.method, path: request.raw.url ?? '', body };
    const signer = parties.find((party) =>
      isSignedBy(party, protocol, request.headers, signed, clock.now()),
    );
    if (!signer) return reply.code(401).send(INVALID_SIGNATURE);
    signers.set(request, signer);
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
    if (!signers.has(request)) return reply.code(401).send(INVALID_SIGNATURE);
    // Both are transient: a route itself answers requests that can never succeed.
    if (isDatabaseUnavailable(error)) {
      request.log.warn({ err: error }, 'the database is not available');
      reply.header('retry-after', String(overloaded().seconds));
      return reply.code(503).send({ status: 'UNKNOWN', requestId: request.id });
    }
    request.log.error({ err: error }, 'a signed request failed');
    return reply.code(500).send({ status: 'UNKNOWN', requestId: request.id });
  });

  return (request) => {
    const signer = signers.get(request);
    if (!signer) throw new Error('a route of a signed scope ran without a signature');
    return signer;
  };
}
