import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Clock, toDate } from '../clock.ts';
import type { Db } from '../database/schema.ts';

interface SchedulerLogger {
  error(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

export interface JobPlan {
  /** Time between the starts of two runs. */
  readonly seconds: number;
  /** Maximum time of a run before another server takes over, even from a live one. Default 120. */
  readonly longestSeconds?: number;
}

/** Scheduled jobs: each runs on one server at a time, however many there are (S10). */
export interface Scheduler {
  /** Declares a job. It may run again after a crash in the middle, so it must be idempotent. */
  every(name: string, plan: JobPlan, work: () => Promise<unknown>): void;
  /** Runs a job now unless it is running elsewhere; for tests and for the operator. */
  runNow(name: string): Promise<boolean>;
  start(): void;
  /** Stops scheduling and drains running jobs. */
  stop(): Promise<void>;
}

interface Job {
  readonly name: string;
  readonly plan: JobPlan;
  readonly work: () => Promise<unknown>;
}

const LONGEST_SECONDS = 120;
/** Lease of a crashed server; a live one renews it in time. */
const LEASE_MS = 15_000;
const RENEW_AFTER_MS = 5_000;
/** How often each server checks whether a job is due. */
const TICK_MS = 500;

export function createScheduler(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: SchedulerLogger;
}): Scheduler {
  const { db, clock, logger } = parts;
  const holder = randomUUID();
  const jobs = new Map<string, Job>();
  const dueAt = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** One statement decides: the server that updates the row owns the run. */
  async function take(job: Job, force: boolean): Promise<boolean> {
    const now = toDate(clock);
    const lease = toDate(clock, LEASE_MS);
    const next = toDate(clock, job.plan.seconds * 1_000);
    const { rows } = await sql<{ name: string }>`
      insert into job_lease as l (name, holder, leased_until, next_run_at)
      values (${job.name}, ${holder}, ${lease}, ${next})
      on conflict (name) do update
        set holder = excluded.holder, leased_until = excluded.leased_until,
            next_run_at = excluded.next_run_at
        where l.leased_until <= ${now} and (l.next_run_at <= ${now} or ${force})
      returning name`.execute(db);
    return rows.length > 0;
  }

  async function release(job: Job): Promise<void> {
    await db
      .updateTable('job_lease')
      .set({ leased_until: toDate(clock) })
      .where('name', '=', job.name)
      .where('holder', '=', holder)
      .execute();
  }

  async function renew(job: Job): Promise<void> {
    await db
      .updateTable('job_lease')
      .set({ leased_until: toDate(clock, LEASE_MS) })
      .where('name', '=', job.name)
      .where('holder', '=', holder)
      .execute();
  }

  /**
   * Renews the lease of a job while it runs.
   * @returns a function that stops the renewal.
   */
  function keep(job: Job): () => Promise<void> {
    const until = clock.now() + (job.plan.longestSeconds ?? LONGEST_SECONDS) * 1_000 - LEASE_MS;
    let renewAt = clock.now() + RENEW_AFTER_MS;
    let renewing: Promise<void> | undefined;
    const timer = setInterval(() => {
      if (renewing || clock.now() < renewAt || clock.now() > until) return;
      renewAt = clock.now() + RENEW_AFTER_MS;
      renewing = renew(job)
        .catch((error: unknown) => logger.error({ err: error, job: job.name }, 'a lease was lost'))
        .finally(() => {
          renewing = undefined;
        });
    }, TICK_MS);
    return async () => {
      clearInterval(timer);
      await renewing;
    };
  }

  async function run(job: Job, force: boolean): Promise<boolean> {
    if (!(await take(job, force))) return false;
    logger.debug({ job: job.name }, 'job started');
    const stopRenewing = keep(job);
    try {
      await job.work();
    } finally {
      await stopRenewing();
      await release(job);
    }
    return true;
  }

  function launch(job: Job): void {
    dueAt.set(job.name, clock.now() + job.plan.seconds * 1_000);
    const done = run(job, false)
      .then(() => undefined)
      .catch((error: unknown) => logger.error({ err: error, job: job.name }, 'a job failed'))
      .finally(() => running.delete(job.name));
    running.set(job.name, done);
  }

  function tick(): void {
    for (const job of jobs.values()) {
      if (running.has(job.name) || (dueAt.get(job.name) ?? 0) > clock.now()) continue;
      launch(job);
    }
  }

  return {
    every(name, plan, work) {
      if (jobs.has(name)) throw new Error(`there are two jobs named ${name}`);
      jobs.set(name, { name, plan, work });
    },
    async runNow(name) {
      const job = jobs.get(name);
      if (!job) throw new Error(`there is no job named ${name}`);
      return await run(job, true);
    },
    start() {
      if (stopped || timer) return;
      timer = setInterval(tick, TICK_MS);
      tick();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
