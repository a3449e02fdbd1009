import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** A request that is refused with an HTTP status and one of the protocol's statuses. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly httpStatus: number;
  readonly status: string;

  constructor(httpStatus: number, status: string, message: string) {
    super(message);
    this.httpStatus = httpStatus;
    this.status = status;
  }
}

/**
 * Reads a body, query or parameters through a schema.
 *
 * @throws Refused 400 `INVALID_REQUEST`, naming the fields.
 */
export function read<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`,
  );
  throw new Refused(400, 'INVALID_REQUEST', faults.join('; '));
}

/** One shape for every error; an unexpected one contains only its request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) {
      return reply.code(error.httpStatus).send({ status: error.status, message: error.message });
    }
    const code = getHttpStatus(error);
    if (code < 500) return reply.code(code).send({ status: 'INVALID_REQUEST' });
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ status: 'UNKNOWN', requestId: request.id });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'NOT_FOUND' }));
}

function getHttpStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
