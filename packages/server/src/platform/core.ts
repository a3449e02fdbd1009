import type { FastifyBaseLogger } from 'fastify';
import { type BlockList, createBlockList } from '../core/blocks/block-list.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Db } from '../core/database/schema.ts';
import { createEventHub, type EventHub } from '../core/events/hub.ts';
import type { OutsidePorts } from '../core/integrations/ports.ts';
import { createScheduler, type Scheduler } from '../core/jobs/scheduler.ts';
import { createLimiter, type Limiter } from '../core/limits/limiter.ts';
import { createMetrics, type Metrics } from '../core/metrics/metrics.ts';
import { type Auditor, createAuditor } from '../ledger/auditor.ts';

/** Dependencies that tests replace. */
export interface CoreParts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly outside: OutsidePorts;
}

/** The services that every domain receives. */
export interface Core extends CoreParts {
  readonly limits: Limiter;
  readonly blocks: BlockList;
  readonly events: EventHub;
  readonly jobs: Scheduler;
  readonly metrics: Metrics;
  readonly auditor: Auditor;
}

/** Assembles the core; no job runs until `jobs.start()`. */
export function createCore(parts: CoreParts): Core {
  const { config, db, clock, logger } = parts;
  const limits = createLimiter(db, clock, config.limits);
  const blocks = createBlockList(db, clock, logger);
  const events = createEventHub(db, logger);
  const jobs = createScheduler({ db, clock, logger });
  const auditor = createAuditor({ db, clock, logger });

  jobs.every('limits.prune', { seconds: 600 }, () => limits.prune());
  jobs.every('events.prune', { seconds: 600 }, () => events.prune());
  jobs.every('blocks.prune', { seconds: 3_600 }, () => blocks.prune());
  jobs.every('ledger.audit', { seconds: 60 }, () => auditor.runIncremental());
  jobs.every('ledger.audit.full', { seconds: 86_400, longestSeconds: 3_600 }, () =>
    auditor.runFull(),
  );

  return { ...parts, limits, blocks, events, jobs, metrics: createMetrics(), auditor };
}
