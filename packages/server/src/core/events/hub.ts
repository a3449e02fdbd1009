import { sql } from 'kysely';
import type { Db, Trx } from '../database/schema.ts';
import { prune } from '../jobs/prune.ts';

/** An event for a player. Never an amount: the client revalidates (domain: Concurrency). */
export type Topic = 'balance.changed' | (string & {});

/**
 * Stands for all visitors in an event's `playerId`: what the site shows to everybody has changed.
 */
export const EVERYBODY = '00000000-0000-0000-0000-000000000000';

export interface PlayerEvent {
  readonly topic: Topic;
  readonly playerId: string;
}

export interface Subscription {
  /** Fulfilled once no later commit can be missed; earlier reads may be stale. */
  readonly live: Promise<void>;
  end(): void;
}

export interface EventHub {
  /** Calls `listener` for every event of a player that any server commits. */
  subscribe(playerId: string, listener: (event: PlayerEvent) => void): Subscription;
  /** Number of listeners for a player on this server. */
  countListeners(playerId: string): number;
  /** Deletes events that every server has delivered. */
  prune(): Promise<void>;
  /** Ends the polling. */
  close(): Promise<void>;
}

/** Reports, with the commit, that the site's settings, catalogue or content have changed. */
export async function announceSiteChange(trx: Trx): Promise<void> {
  await trx
    .insertInto('outbox_event')
    .values({ topic: 'site.changed', player_id: EVERYBODY })
    .execute();
}

interface HubLogger {
  warn(fields: object, message: string): void;
}

const POLL_MS = 250;
/**
 * Rows become visible in the order of commits, not of their times: each poll reads this far back
 * and delivers events that it has not delivered yet. A transaction that takes longer from posting
 * to commit loses its hint, not its money.
 */
const OVERLAP_SECONDS = 5;
const KEEP_SECONDS = 3_600;

/**
 * Delivers the outbox to subscribers. Every server polls the same table, so it does not matter
 * which server wrote an event. Without subscribers there are no queries.
 */
export function createEventHub(db: Db, logger: HubLogger): EventHub {
  const listeners = new Map<string, Set<(event: PlayerEvent) => void>>();
  const delivered = new Map<bigint, number>();
  let since: Date | undefined;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let closed = false;
  let live = Promise.withResolvers<void>();

  async function poll(): Promise<void> {
    const first = since === undefined;
    const { rows } = await sql<{ id: bigint; topic: string; player_id: string; at: Date }>`
      select e.id, e.topic, e.player_id, t.at
      from (select clock_timestamp() as at) t
      left join outbox_event e on e.recorded_at >
        coalesce(${since ?? null}::timestamptz, t.at) - make_interval(secs => ${OVERLAP_SECONDS})
      order by e.id`.execute(db);
    since = rows[0]?.at;
    live.resolve();
    for (const { id, topic, player_id } of rows) {
      if (id === null || delivered.has(id)) continue;
      delivered.set(id, Date.now());
      // Events committed before the first listener are not delivered.
      if (!first) deliver({ topic, playerId: player_id });
    }
    const forgetBefore = Date.now() - OVERLAP_SECONDS * 10_000;
    for (const [id, at] of delivered) {
      if (at > forgetBefore) break;
      delivered.delete(id);
    }
  }

  function deliver(event: PlayerEvent): void {
    for (const listener of listeners.get(event.playerId) ?? []) listener(event);
  }

  /** The next listener starts from the current position. */
  function reset(): void {
    since = undefined;
    live = Promise.withResolvers();
  }

  function schedule(delay: number): void {
    if (closed || listeners.size === 0 || timer || polling) return;
    timer = setTimeout(() => {
      timer = undefined;
      polling = poll()
        .catch((error: unknown) => logger.warn({ err: error }, 'the outbox could not be read'))
        .finally(() => {
          polling = undefined;
          if (listeners.size === 0) reset();
          schedule(POLL_MS);
        });
    }, delay);
  }

  return {
    subscribe(playerId, listener) {
      const own = listeners.get(playerId) ?? new Set();
      own.add(listener);
      listeners.set(playerId, own);
      schedule(0);
      return {
        live: live.promise,
        end() {
          own.delete(listener);
          if (own.size === 0 && listeners.get(playerId) === own) listeners.delete(playerId);
        },
      };
    },
    countListeners: (playerId) => listeners.get(playerId)?.size ?? 0,
    async prune() {
      const isPast = sql`recorded_at < clock_timestamp() - make_interval(secs => ${KEEP_SECONDS})`;
      await prune(db, 'outbox_event', isPast);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await polling;
    },
  };
}
