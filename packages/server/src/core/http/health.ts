import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { isMigrated } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';
import { assertWritable } from '../database/writable.ts';

/** Several load balancers probe, every second or so; the database is queried less often. */
const KEEP_MS = 2_000;
/** A probe is answered within this time, whatever the state of the database. */
const ANSWER_WITHIN_MS = 5_000;

/** Why the server is not ready; undefined if it is. */
type Reason = string | undefined;

/**
 * `/healthz`: the process responds. `/readyz`: it is ready, that is, can write to a database of
 * this version; 503 otherwise. Never shed, never logged.
 */
export function answerHealth(app: FastifyInstance, db: Db, clock: Clock): void {
  const quiet = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const;
  app.get('/healthz', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const findReason = keepResult(clock, () => findUnreadyReason(db, app.log));
  app.get('/readyz', quiet, async (_request, reply) => {
    const reason = await findReason();
    reply.header('cache-control', 'no-store');
    if (reason === undefined) return reply.send({ status: 'ready' });
    return reply.code(503).send({ status: 'not ready', reason });
  });
}

async function findUnreadyReason(db: Db, log: FastifyBaseLogger): Promise<Reason> {
  let isReached = false;
  try {
    if (!(await isMigrated(db))) return 'database not migrated';
    isReached = true;
    await assertWritable(db);
    return undefined;
  } catch (error) {
    log.warn({ err: error }, 'the database is not available');
    return isReached && isDatabaseUnavailable(error)
      ? 'database not writable'
      : 'database not reachable';
  }
}

/**
 * Runs one query at a time and caches each result briefly; a slow one is reported as unreachable.
 */
function keepResult(clock: Clock, ask: () => Promise<Reason>): () => Promise<Reason> {
  let kept: { readonly at: number; readonly reason: Reason } | undefined;
  let asking: Promise<Reason> | undefined;
  return async () => {
    if (kept && clock.now() - kept.at < KEEP_MS) return kept.reason;
    asking ??= ask()
      .then((reason) => {
        kept = { at: clock.now(), reason };
        return reason;
      })
      .finally(() => {
        asking = undefined;
      });
    const late = Promise.withResolvers<Reason>();
    const timer = setTimeout(() => late.resolve('database not reachable'), ANSWER_WITHIN_MS);
    return await Promise.race([asking, late.promise]).finally(() => clearTimeout(timer));
  };
}
