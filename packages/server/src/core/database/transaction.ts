import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { isConnectionLoss, isTransient } from './errors.ts';
import type { Db, Trx } from './schema.ts';

/** Attempts after which a transaction that keeps conflicting is given up. */
const MAX_ATTEMPTS = 6;

/** One run of a transaction's work. */
interface Attempt {
  open: boolean;
  /** The work is done and the commit was sent. */
  isCommitting: boolean;
  /** The next statement is the last one, and takes the commit with it. */
  commitsWithNext?: boolean;
  /** The error of the work. */
  failure?: { readonly cause: unknown };
}

const current = new AsyncLocalStorage<Attempt>();

/** Whether the caller runs inside `withTransaction`. */
function insideTransaction(): boolean {
  return current.getStore()?.open === true;
}

/**
 * Guards every port to a third party: a network call must not hold row locks (S9).
 *
 * @throws Error naming the call, which is a bug.
 */
export function assertOutsideTransaction(what: string): void {
  if (insideTransaction()) throw new Error(`${what} was called inside a database transaction`);
}

/**
 * Runs `work` in one transaction (READ COMMITTED), and again from the start after a deadlock, a
 * serialization conflict, or a connection lost before the commit was sent. `work` may therefore run
 * several times: its only effects are those that a rollback undoes. It uses `trx` alone; `db`
 * inside it is refused, because on a single connection it would wait for itself.
 *
 * A connection lost during the commit leaves the outcome unknown. That is not retried here, since
 * the work may be committed already: the error becomes HTTP 503, and the caller repeats the request
 * under its idempotency key.
 */
export async function withTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  assertOutsideTransaction('withTransaction');
  for (let count = 1; ; count += 1) {
    const run: Attempt = { open: true, isCommitting: false };
    try {
      return await current.run(run, () =>
        // The transaction inherits the guard below, and is the only one exempt from it.
        unguarded(db)
          .transaction()
          .execute(async (trx) => {
            try {
              const result = await work(trx);
              run.isCommitting = true;
              return result;
            } catch (cause) {
              run.failure = { cause };
              throw cause;
            }
          }),
      );
    } catch (error) {
      // On a lost connection the rollback fails as well, and its error would hide the first one.
      const reason = run.failure ? run.failure.cause : error;
      const canRetry = isTransient(reason) || (!run.isCommitting && isConnectionLoss(reason));
      if (!canRetry || count === MAX_ATTEMPTS) throw reason;
    } finally {
      run.open = false;
    }
    // Random jitter that grows with each attempt, so that conflicting transactions do not collide
    // again.
    await sleep(Math.random() * 10 * 2 ** count);
  }
}

/**
 * Runs the last statement of a transaction, and sends the commit behind it without waiting for its
 * result: one round trip less, in which the locks are held (ADR 0053). A statement that fails aborts
 * the transaction, and the commit becomes a rollback. `statement` makes a single query, and nothing
 * may follow it: `return await commitWith(() => ...)`.
 */
export async function commitWith<T>(statement: () => Promise<T>): Promise<T> {
  const attempt = current.getStore();
  if (!attempt?.open) throw new Error('commitWith was called outside a database transaction');
  attempt.isCommitting = true;
  attempt.commitsWithNext = true;
  return await statement();
}

/** Called by the driver for each statement. @returns whether to send the commit behind it */
export function takeCommit(): boolean {
  const attempt = current.getStore();
  if (attempt?.commitsWithNext !== true) return false;
  attempt.commitsWithNext = false;
  return true;
}

/** Refuses a query of `db` inside a transaction. */
export const transactionGuard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    assertOutsideTransaction('db');
    return node;
  },
  transformResult: async ({ result }) => result,
};

function unguarded(db: Db): Db {
  return db.withoutPlugins();
}
