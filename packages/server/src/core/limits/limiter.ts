import { HOUR_MS } from '@parlor/api/constants';
import { sql } from 'kysely';
import { type Clock, toDate } from '../clock.ts';
import type { Db } from '../database/schema.ts';
import { tooMany } from '../http/errors.ts';
import { prune } from '../jobs/prune.ts';
import type { LimitName, LimitPolicy } from './policy.ts';

/** Whether the limit allows the request, and if not, for how long. */
export interface LimitState {
  readonly allowed: boolean;
  /** Seconds until every window has room; 0 if allowed. */
  readonly seconds: number;
}

/** The subject of a policy: a phone, a player, an address ... */
export type Claims = Readonly<Partial<Record<LimitName, string>>>;

/** Rate limits in the database, so that all servers share them (S10, S29). */
export interface Limiter {
  /**
   * Consumes one of each window of a policy if all have room, and none otherwise.
   *
   * @param whom a phone, a player, an address ...
   */
  take(limit: LimitName, whom: string): Promise<LimitState>;
  /** Like {@link take} for several policies: one of each window of all, or none. */
  takeAll(claims: Claims): Promise<LimitState>;
  /** Returns the current state without consuming. */
  peek(limit: LimitName, whom: string): Promise<LimitState>;
  /** Like {@link peek} for several policies: allowed if all have room. */
  peekAll(claims: Claims): Promise<LimitState>;
  /** Resets the windows, as after a successful login. */
  clear(limit: LimitName, whom: string): Promise<void>;
  /**
   * Like {@link take}.
   * @throws ApiError 429 with the seconds to wait.
   */
  demand(limit: LimitName, whom: string): Promise<void>;
  /**
   * Like {@link takeAll}.
   * @throws ApiError 429 with the seconds to wait.
   */
  demandAll(claims: Claims): Promise<void>;
  /** Deletes expired windows; run by a job. */
  prune(): Promise<void>;
}

const PRUNE_AFTER_MS = HOUR_MS;

export function createLimiter(
  db: Db,
  clock: Clock,
  policies: Readonly<Record<LimitName, LimitPolicy>>,
): Limiter {
  const getKeys = (limit: LimitName, whom: string) =>
    policies[limit].map(({ seconds }) => `${limit}:${seconds}:${whom}`);

  const takeAll = async (claims: Claims): Promise<LimitState> => {
    const claimed = getEntries(claims);
    const windows = claimed.flatMap(([limit]) => policies[limit]);
    // Not worth waiting for the disk: a crash of the database may forget the last requests.
    const { rows } = await sql<{ wait: bigint }>`
      select set_config('synchronous_commit', 'off', true), rate_take(
        ${claimed.flatMap(([limit, whom]) => getKeys(limit, whom))}::text[],
        ${windows.map(({ count }) => count)}::integer[],
        ${windows.map(({ seconds }) => toDate(clock, seconds * 1_000).toISOString())}::timestamptz[],
        ${toDate(clock)}::timestamptz) as wait`.execute(db);
    return getState(Number(rows[0]?.wait ?? 0n));
  };
  const peekAll = async (claims: Claims): Promise<LimitState> => {
    const counts = new Map(
      getEntries(claims).flatMap(([limit, whom]) =>
        getKeys(limit, whom).map((key, at) => [key, policies[limit][at]?.count ?? 0] as const),
      ),
    );
    const rows = await db
      .selectFrom('rate_window')
      .select(['key', 'used', 'ends_at'])
      .where('key', 'in', ['', ...counts.keys()])
      .where('ends_at', '>', toDate(clock))
      .execute();
    const waits = rows
      .filter(({ key, used }) => used >= (counts.get(key) ?? 0))
      .map(({ ends_at }) => ends_at.getTime() - clock.now());
    return getState(Math.max(0, ...waits));
  };
  const demandAll = async (claims: Claims) => {
    const state = await takeAll(claims);
    if (!state.allowed) throw tooMany(state.seconds);
  };

  return {
    take: (limit, whom) => takeAll({ [limit]: whom }),
    takeAll,
    demandAll,
    demand: (limit, whom) => demandAll({ [limit]: whom }),
    peek: (limit, whom) => peekAll({ [limit]: whom }),
    peekAll,
    async clear(limit, whom) {
      await db
        .deleteFrom('rate_window')
        .where('key', 'in', ['', ...getKeys(limit, whom)])
        .execute();
    },
    async prune() {
      await prune(db, 'rate_window', sql`ends_at < ${toDate(clock, -PRUNE_AFTER_MS)}`);
    },
  };
}

function getEntries(claims: Claims): [LimitName, string][] {
  return Object.entries(claims) as [LimitName, string][];
}

function getState(waitMs: number): LimitState {
  return { allowed: waitMs <= 0, seconds: Math.ceil(waitMs / 1_000) };
}
