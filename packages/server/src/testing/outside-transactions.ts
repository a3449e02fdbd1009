import { assertOutsideTransaction } from '../core/database/transaction.ts';

/**
 * A port that refuses every call inside a database transaction, as the real ones do: tests thereby
 * prove that the platform holds no row locks meanwhile (S9).
 */
export function outsideTransactions<Port extends object>(port: Port): Port {
  const guarded = Object.entries(port).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member];
    const call = async (...args: unknown[]) => {
      assertOutsideTransaction(name);
      return (await member(...args)) as unknown;
    };
    return [name, call];
  });
  return Object.fromEntries(guarded) as Port;
}
