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
   * Uses one of each window of a policy, whether or not there is room: who goes on asking goes on
   * waiting no longer, since windows are fixed.
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
  const keyOf = (limit: LimitName, seconds: number, whom: string) => `${limit}:${seconds}:${whom}`;

  const take = async (limit: LimitName, whom: string): Promise<LimitState> => {
    const now = clock.now();
    // One statement for all windows; rows are locked in the order of their keys.
    const wanted = policies[limit]
      .map(({ seconds }) => ({ key: keyOf(limit, seconds, whom), endsAt: now + seconds * 1_000 }))
      .sort((left, right) => (left.key < right.key ? -1 : 1));
    if (wanted.length === 0) return { allowed: true, seconds: 0 };
    const { rows } = await sql<{ key: string; used: number; ends_at: Date }>`
      insert into rate_window as w (key, used, ends_at) values ${sql.join(
        wanted.map(({ key, endsAt }) => sql`(${key}, 1, ${new Date(endsAt)}::timestamptz)`),
      )}
      on conflict (key) do update set
        used = case when w.ends_at <= ${instantOf(clock)} then 1
                    else least(w.used + 1, 1000000000) end,
        ends_at = case when w.ends_at <= ${instantOf(clock)} then excluded.ends_at
                       else w.ends_at end
      returning key, used, ends_at`.execute(db);
    return stateOf(limit, whom, rows, (used, count) => used > count);
  };

  const peek = async (limit: LimitName, whom: string): Promise<LimitState> => {
    const keys = policies[limit].map(({ seconds }) => keyOf(limit, seconds, whom));
    if (keys.length === 0) return { allowed: true, seconds: 0 };
    const rows = await db
      .selectFrom('rate_window')
      .select(['key', 'used', 'ends_at'])
      .where('key', 'in', keys)
      .where('ends_at', '>', instantOf(clock))
      .execute();
    return stateOf(limit, whom, rows, (used, count) => used >= count);
  };

  const stateOf = (
    limit: LimitName,
    whom: string,
    rows: readonly { key: string; used: number; ends_at: Date }[],
    isFull: (used: number, count: number) => boolean,
  ): LimitState => {
    const waits = policies[limit].map(({ count, seconds }) => {
      const row = rows.find((each) => each.key === keyOf(limit, seconds, whom));
      if (!row || !isFull(row.used, count)) return 0;
      return Math.max(1, Math.ceil((row.ends_at.getTime() - clock.now()) / 1_000));
    });
    const wait = Math.max(0, ...waits);
    return { allowed: wait === 0, seconds: wait };
  };

  return {
    take,
    peek,
    async clear(limit, whom) {
      const keys = policies[limit].map(({ seconds }) => keyOf(limit, seconds, whom));
      if (keys.length > 0) await db.deleteFrom('rate_window').where('key', 'in', keys).execute();
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
