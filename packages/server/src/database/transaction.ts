import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { isTransient } from './errors.ts';
import type { Db, Trx } from './schema.ts';

/** Attempts before a transaction that keeps losing to others is given up. */
const MAX_ATTEMPTS = 6;

const current = new AsyncLocalStorage<{ open: boolean }>();

/** Whether the code that asks runs inside `withTransaction`. */
function insideTransaction(): boolean {
  return current.getStore()?.open === true;
}

/**
 * Guards every port to a third party: a call that waits for the network must not hold rows (S9).
 *
 * @throws Error naming the call, which is a fault of the program.
 */
export function assertOutsideTransaction(what: string): void {
  if (insideTransaction()) throw new Error(`${what} was called inside a database transaction`);
}

/**
 * Runs `work` in one transaction (READ COMMITTED), and again from the start when it lost a
 * deadlock or a serialization conflict. `work` may therefore run several times: it does nothing
 * but what the transaction undoes. It uses `trx` alone; `db` inside it is refused, because on a
 * single connection it would wait for itself.
 */
export async function withTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  assertOutsideTransaction('withTransaction');
  for (let attempt = 1; ; attempt += 1) {
    const scope = { open: true };
    try {
      return await current.run(scope, () =>
        // A transaction inherits the guard below, which it alone is exempt from.
        unguarded(db)
          .transaction()
          .execute((trx) => work(trx)),
      );
    } catch (error) {
      if (!isTransient(error) || attempt === MAX_ATTEMPTS) throw error;
    } finally {
      scope.open = false;
    }
    // Those who met do not meet again: a random pause that grows with each attempt.
    await sleep(Math.random() * 10 * 2 ** attempt);
  }
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
