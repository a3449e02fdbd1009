import { type ApiError, conflict, refused } from '../core/http/errors.ts';

/** A player's account holds less than a transfer takes; the database itself refused it (S1). */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';
}

/** The key was used before with other input (S4), or the transfer was reversed before. */
export class LedgerConflictError extends Error {
  override readonly name = 'LedgerConflictError';
  /** Kind of the transfer that holds the key, such as `round.tombstone`. */
  readonly existingKind: string;

  constructor(message: string, existingKind: string, cause: unknown) {
    super(message, { cause });
    this.existingKind = existingKind;
  }
}

/** An invariant is broken for these accounts: no new bets, payouts or joins (domain: Invariants). */
export class LedgerHaltedError extends Error {
  override readonly name = 'LedgerHaltedError';
}

/** Returns the refusal that a player receives for an error of the ledger; otherwise undefined. */
export function toLedgerRefusal(error: unknown): ApiError | undefined {
  if (error instanceof InsufficientFundsError) return refused('insufficientBalance');
  if (error instanceof LedgerConflictError) return conflict('idempotency.conflict');
  if (error instanceof LedgerHaltedError) return refused('accountFrozen');
  return undefined;
}
