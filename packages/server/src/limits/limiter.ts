import { sql } from 'kysely';
import { type Clock, instantOf } from '../clock.ts';
import type { Db } from '../database/schema.ts';
import { tooMany } from '../http/errors.ts';
import type { LimitName, LimitPolicy } from './policy.ts';

/** Whether there is room, and if not, for how long. */
export interface LimitState {
  readonly allowed: boolean;
  /** Seconds until there is room in every window; 0 when allowed. */
  readonly seconds: number;
}

/** Rate limits in the database, so that all servers share them (S10, S29). */
export interface Limiter {
  /**
   * Uses one of each window of a policy when all have room, and none otherwise.
   *
   * @param whom a phone, a player, an address ...
   */
  take(limit: LimitName, whom: string): Promise<LimitState>;
  /** How it stands, without using any. */
  peek(limit: LimitName, whom: string): Promise<LimitState>;
  /** Gives the windows back, as after a login that succeeded. */
  clear(limit: LimitName, whom: string): Promise<void>;
  /**
   * Like {@link take}.
   * @throws ApiError 429 with the seconds to wait.
   */
  demand(limit: LimitName, whom: string): Promise<void>;
  /** Forgets windows that are over; run by the clock. */
  prune(): Promise<void>;
}

const PRUNE_AFTER_MS = 3_600_000;

export function createLimiter(
  db: Db,
  clock: Clock,
  policies: Readonly<Record<LimitName, LimitPolicy>>,
): Limiter {
  const keysOf = (limit: LimitName, whom: string) =>
    policies[limit].map(({ seconds }) => `${limit}:${seconds}:${whom}`);

  const take = async (limit: LimitName, whom: string): Promise<LimitState> => {
    const windows = policies[limit];
    const { rows } = await sql<{ wait: bigint }>`
      select rate_take(
        ${keysOf(limit, whom)}::text[],
        ${windows.map(({ count }) => count)}::integer[],
        ${windows.map(({ seconds }) => instantOf(clock, seconds * 1_000).toISOString())}::timestamptz[],
        ${instantOf(clock)}::timestamptz) as wait`.execute(db);
    return stateOf(Number(rows[0]?.wait ?? 0n));
  };

  return {
    take,
    async peek(limit, whom) {
      const rows = await db
        .selectFrom('rate_window')
        .select(['key', 'used', 'ends_at'])
        .where('key', 'in', ['', ...keysOf(limit, whom)])
        .where('ends_at', '>', instantOf(clock))
        .execute();
      const keys = keysOf(limit, whom);
      const waits = rows
        .filter(({ key, used }) => used >= (policies[limit][keys.indexOf(key)]?.count ?? 0))
        .map(({ ends_at }) => ends_at.getTime() - clock.now());
      return stateOf(Math.max(0, ...waits));
    },
    async clear(limit, whom) {
      await db
        .deleteFrom('rate_window')
        .where('key', 'in', ['', ...keysOf(limit, whom)])
        .execute();
    },
    async demand(limit, whom) {
      const state = await take(limit, whom);
      if (!state.allowed) throw tooMany(state.seconds);
    },
    async prune() {
      const before = instantOf(clock, -PRUNE_AFTER_MS);
      await db.deleteFrom('rate_window').where('ends_at', '<', before).execute();
    },
  };
}

function stateOf(waitMs: number): LimitState {
  return { allowed: waitMs <= 0, seconds: Math.ceil(waitMs / 1_000) };
}
