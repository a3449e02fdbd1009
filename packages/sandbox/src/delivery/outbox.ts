import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Books } from '../books/books.ts';
import { type Clock, createAlarm, DAY_MS } from '../clock.ts';
import type { ReportFaults } from '../faults/faults.ts';
import type { Credentials } from '../settings.ts';
import type { Protocol } from '../signing.ts';
import type { PostAnswer } from './post.ts';

/** The outbox's table; each party adds it to the migrations of its books. */
export const OUTBOX_TABLE = `
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    lane TEXT NOT NULL,
    url TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending'
      CHECK (state IN ('pending', 'delivered', 'refused', 'abandoned')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    ended_at INTEGER
  ) STRICT;
  CREATE INDEX outbox_pending ON outbox (lane, id) WHERE state = 'pending';
`;

/** A message with at-least-once delivery. */
export interface Message {
  /** Messages of one lane are delivered in order, one at a time; lanes are independent. */
  readonly lane: string;
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Result of a delivery: `delivered`; `refused` for a definite refusal, which is not retried; `retry`
 * for anything else.
 */
export type Verdict = 'delivered' | 'refused' | 'retry';

export interface OutboxOptions {
  readonly books: Books;
  readonly protocol: Protocol;
  readonly credentials: Credentials;
  readonly clock: Clock;
  /** Delay after the first failure, in seconds; it doubles up to 30 times this. */
  readonly retrySeconds: number;
  readonly faults: ReportFaults;
  readonly judge: (answer: PostAnswer) => Verdict;
  readonly log: FastifyBaseLogger;
}

export interface Outbox {
  /** Stores a message. Call it inside the transaction that causes the message. */
  put(message: Message): void;
  /** Starts delivering stored messages; call it after the transaction. */
  poke(): void;
  /** Number of undelivered messages. */
  pending(): number;
  /** Whether messages of a lane to one of these addresses are undelivered. */
  isWaiting(lane: string, urls: readonly string[]): boolean;
  /** Stops delivery: pending calls get two seconds, and are repeated at the next start otherwise. */
  stop(): Promise<void>;
}

const GIVE_UP_AFTER_MS = DAY_MS;
const KEEP_ENDED_MS = 7 * DAY_MS;
/** So that after an outage of the platform every report arrives within a minute. */
const LARGEST_FACTOR = 30;
const LANES_AT_ONCE = 16;
const STOP_GRACE_MS = 2_000;

const waiting = z.object({
  id: z.bigint(),
  lane: z.string(),
  url: z.string(),
  body: z.string(),
  attempts: z.bigint(),
  next_at: z.bigint(),
  created_at: z.bigint(),
});
type Waiting = z.infer<typeof waiting>;
const count = z.object({ count: z.bigint() });

/** Delay before the next delivery after `attempts` failures: 1, 2, 4, 8, 16, 30, 30 times the unit. */
export function retryPauseMs(attempts: number, retrySeconds: number): number {
  return Math.min(2 ** Math.max(attempts - 1, 0), LARGEST_FACTOR) * retrySeconds * 1_000;
}

/** Opens the outbox and resumes undelivered messages of an earlier run. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { books, clock, faults, log } = options;
  const stopping = new AbortController();
  const lanes = new Map<string, Promise<void>>();
  let stopped = false;

  /** The end of a lane that is sent first: its oldest message, or on purpose its newest. */
  const getOrder = () =>
    faults.has('disordered') ? { first: 'max', sort: 'DESC' } : { first: 'min', sort: 'ASC' };

  const heads = (): Waiting[] =>
    books.all(
      waiting,
      `SELECT id, lane, url, body, attempts, next_at, created_at FROM outbox
       WHERE id IN (
         SELECT ${getOrder().first}(id) FROM outbox WHERE state = 'pending' GROUP BY lane)
       ORDER BY next_at, id`,
    );

  const getHead = (lane: string): Waiting | null =>
    books.one(
      waiting,
      `SELECT id, lane, url, body, attempts, next_at, created_at FROM outbox
       WHERE state = 'pending' AND lane = ? ORDER BY id ${getOrder().sort} LIMIT 1`,
      lane,
    );

  const end = (message: Waiting, state: 'delivered' | 'refused' | 'abandoned'): void => {
    books.run(
      'UPDATE outbox SET state = ?, attempts = attempts + 1, ended_at = ? WHERE id = ?',
      state,
      clock(),
      message.id,
    );
  };

  const attempt = async (message: Waiting): Promise<Verdict> => {
    try {
      const answer = await faults.post({ ...options, ...message, signal: stopping.signal });
      const verdict = options.judge(answer);
      if (verdict !== 'delivered') {
        log.warn({ url: message.url, status: answer.status, verdict }, 'delivery not acknowledged');
      }
      return verdict;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'no answer';
      log.warn({ url: message.url, reason }, 'delivery failed');
      return 'retry';
    }
  };

  const deliver = async (message: Waiting): Promise<void> => {
    const verdict = await attempt(message);
    if (verdict !== 'retry') return end(message, verdict);
    if (stopped) return;
    const now = clock();
    if (now - Number(message.created_at) >= GIVE_UP_AFTER_MS) {
      log.error({ url: message.url, body: message.body }, 'delivery given up after 24 h');
      return end(message, 'abandoned');
    }
    const attempts = Number(message.attempts) + 1;
    books.run(
      'UPDATE outbox SET attempts = ?, next_at = ? WHERE id = ?',
      attempts,
      Math.ceil(now + retryPauseMs(attempts, options.retrySeconds)),
      message.id,
    );
  };

  const drain = async (lane: string): Promise<void> => {
    for (;;) {
      const head = getHead(lane);
      if (stopped || head === null || head.next_at > clock()) return;
      await deliver(head);
    }
  };

  const alarm = createAlarm(
    clock,
    async () => {
      const now = clock();
      for (const head of heads()) {
        if (lanes.has(head.lane)) continue;
        if (head.next_at > now) return Number(head.next_at);
        if (lanes.size >= LANES_AT_ONCE) return null;
        const drained = drain(head.lane)
          .catch((error: unknown) => log.error({ err: error }, 'outbox lane failed'))
          .finally(() => {
            lanes.delete(head.lane);
            alarm.poke();
          });
        lanes.set(head.lane, drained);
      }
      return null;
    },
    (error) => log.error({ err: error }, 'outbox failed'),
  );

  books.run(
    "DELETE FROM outbox WHERE state <> 'pending' AND ended_at < ?",
    clock() - KEEP_ENDED_MS,
  );

  return {
    put(message) {
      const now = clock();
      books.run(
        'INSERT INTO outbox (lane, url, body, next_at, created_at) VALUES (?, ?, ?, ?, ?)',
        message.lane,
        message.url,
        JSON.stringify(message.body),
        now + faults.getLatenessMs(),
        now,
      );
    },
    poke: alarm.poke,
    pending() {
      const sql = "SELECT count(*) AS count FROM outbox WHERE state = 'pending'";
      return Number(books.one(count, sql)?.count ?? 0n);
    },
    isWaiting(lane, urls) {
      const marks = urls.map(() => '?').join(', ');
      const sql = `SELECT count(*) AS count FROM outbox
        WHERE state = 'pending' AND lane = ? AND url IN (${marks})`;
      return books.one(count, sql, lane, ...urls)?.count !== 0n;
    },
    async stop() {
      stopped = true;
      await alarm.stop();
      const grace = setTimeout(() => stopping.abort(), STOP_GRACE_MS);
      await Promise.all(lanes.values());
      clearTimeout(grace);
    },
  };
}
