import { sql } from 'kysely';
import { type Clock, toDate } from '../core/clock.ts';
import type { Db } from '../core/database/schema.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { type Breach, fullChecks, type Invariant, recentChecks } from './invariants.ts';

export interface Auditor {
  /** Adds an invariant of a domain. */
  add(invariant: Invariant): void;
  /** Checks entries since the last run. */
  runIncremental(): Promise<number>;
  /**
   * Checks everything.
   * @returns the number of breaches.
   */
  runFull(): Promise<number>;
}

interface AuditorLogger {
  error(fields: object, message: string): void;
}

/** Rows become visible in the order of commits: each run overlaps the last one by this time. */
const OVERLAP_SECONDS = 60;

/** Longer than other statements may take: a full audit reads the whole ledger. */
const STATEMENT_TIMEOUT_MS = 15 * 60_000;

/** Records breaches, which stop new bets, payouts and joins of the players concerned. */
export function createAuditor(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: AuditorLogger;
}): Auditor {
  const { db, clock, logger } = parts;
  const added: Invariant[] = [];

  async function record(invariant: Invariant, breaches: readonly Breach[]): Promise<void> {
    for (const { playerId, detail } of breaches) {
      logger.error({ invariant: invariant.id, playerId, detail }, 'an invariant is broken');
      await sql`insert into ledger_breach (found_at, check_id, player_id, detail)
        values (${toDate(clock)}, ${invariant.id}, ${playerId}::uuid, ${detail})
        on conflict do nothing`.execute(db);
    }
  }

  async function find(each: Invariant, since: Date | undefined): Promise<readonly Breach[]> {
    return await withTransaction(db, async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(trx);
      return await each.find(trx, since);
    });
  }

  async function run(invariants: readonly Invariant[], since: Date | undefined): Promise<number> {
    let found = 0;
    for (const invariant of invariants) {
      const breaches = await find(invariant, since);
      found += breaches.length;
      await record(invariant, breaches);
    }
    return found;
  }

  /** Sets the mark to the database's own time before the checks. */
  async function mark(): Promise<{ since: Date; until: Date }> {
    const { rows } = await sql<{ since: Date | null; until: Date }>`
      select (select checked_until - make_interval(secs => ${OVERLAP_SECONDS}) from ledger_audit)
        as since, clock_timestamp() as until`.execute(db);
    const row = rows[0];
    if (!row) throw new Error('the database did not return its time');
    return { since: row.since ?? new Date(0), until: row.until };
  }

  async function checkedUntil(until: Date): Promise<void> {
    await sql`insert into ledger_audit (checked_until, run_at) values (${until}, ${toDate(clock)})
      on conflict (id) do update set checked_until = excluded.checked_until,
        run_at = excluded.run_at`.execute(db);
  }

  return {
    add(invariant) {
      added.push(invariant);
    },
    async runIncremental() {
      const { since, until } = await mark();
      const found = await run([...recentChecks, ...added], since);
      await checkedUntil(until);
      return found;
    },
    async runFull() {
      const { until } = await mark();
      const found = await run([...recentChecks, ...fullChecks, ...added], undefined);
      await checkedUntil(until);
      return found;
    },
  };
}
