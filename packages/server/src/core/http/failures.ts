import { codes } from '@parlor/api';
import type { Locale } from '@parlor/api/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { refusal } from './envelope.ts';
import { ApiError, notFound, overloaded, refused } from './errors.ts';

/** Maximum body size of a call. */
export const BODY_LIMIT = 1_048_576;

const HTTP_OK = 200;
const HTTP_NOT_FOUND = 404;
const HTTP_TOO_LARGE = 413;
const HTTP_UNAVAILABLE = 503;

interface FailureOptions {
  readonly getLocale: (request: FastifyRequest) => Locale;
  /** Translates errors of higher layers; undefined for a fault of the server. */
  readonly toRefusal: (error: unknown) => ApiError | undefined;
}

/** One format for every failure below the API prefix (product decision 2). */
export function answerFailures(
  scope: FastifyInstance,
  { getLocale, toRefusal }: FailureOptions,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, error: ApiError, status: number) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(refusal(getLocale(request), error, request.id));

  scope.setErrorHandler((error, request, reply) => {
    const known = error instanceof ApiError ? error : toRefusal(error);
    if (known) {
      if (known.cause !== undefined) request.log.debug({ err: known.cause }, known.reason);
      return send(request, reply, known, HTTP_OK);
    }
    if (isDatabaseUnavailable(error)) {
      request.log.warn({ err: error }, 'the database is not available');
      const unavailable = overloaded();
      reply.header('retry-after', String(unavailable.seconds));
      return send(request, reply, unavailable, HTTP_UNAVAILABLE);
    }
    const status = getStatus(error);
    if (status === HTTP_TOO_LARGE) {
      return send(request, reply, new ApiError(status, 'arguments.invalid'), status);
    }
    if (status !== undefined && status < 500) {
      // A body that cannot be read, or has an unknown type.
      return send(request, reply, refused('arguments.invalid'), HTTP_OK);
    }
    request.log.error({ err: error }, 'a call failed');
    return send(request, reply, new ApiError(codes.internal, 'internal'), HTTP_OK);
  });

  scope.setNotFoundHandler((request, reply) => send(request, reply, notFound(), HTTP_NOT_FOUND));
}

function getStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
