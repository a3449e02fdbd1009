import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work. Never shed, never logged. */
export function answerHealth(app: FastifyInstance, db: Db): void {
  const quiet = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const;
  app.get('/healthz', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', quiet, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (await isMigrated(db)) return reply.send({ status: 'ready' });
      return reply.code(503).send({ status: 'not ready', reason: 'database not migrated' });
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'not ready', reason: 'database not reachable' });
    }
  });
}
