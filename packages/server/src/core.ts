import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/schema.ts';
import { assertOutsideTransaction } from './database/transaction.ts';
import { createEventHub, type EventHub } from './events/hub.ts';
import { createScheduler, type Scheduler } from './jobs/scheduler.ts';
import { type Auditor, createAuditor } from './ledger/auditor.ts';
import { createLimiter, type Limiter } from './limits/limiter.ts';

/** What is handed in from outside, so that tests decide it. */
export interface CoreParts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** How third parties are reached; the global `fetch` outside tests. */
  readonly fetch?: typeof globalThis.fetch;
}

/** What every domain stands on. */
export interface Core extends Required<CoreParts> {
  readonly limits: Limiter;
  readonly events: EventHub;
  readonly jobs: Scheduler;
  readonly auditor: Auditor;
}

/** Puts the core together; nothing runs until `jobs.start()`. */
export function createCore(parts: CoreParts): Core {
  const { config, db, clock, logger } = parts;
  const limits = createLimiter(db, clock, config.limits);
  const events = createEventHub(db, logger);
  const jobs = createScheduler({ db, clock, logger });
  const auditor = createAuditor({ db, clock, logger });
  const reach = parts.fetch ?? globalThis.fetch;

  jobs.every('limits.prune', { seconds: 600 }, () => limits.prune());
  jobs.every('events.prune', { seconds: 600 }, () => events.prune());
  jobs.every('ledger.audit', { seconds: 60 }, () => auditor.runIncremental());
  jobs.every('ledger.audit.full', { seconds: 86_400 }, () => auditor.runFull());

  return {
    ...parts,
    // No call to a third party may hold rows (S9).
    fetch: (...request) => {
      assertOutsideTransaction('fetch');
      return reach(...request);
    },
    limits,
    events,
    jobs,
    auditor,
  };
}
