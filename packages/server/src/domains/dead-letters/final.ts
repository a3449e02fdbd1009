import { databaseError, sqlState } from '../../core/database/errors.ts';

/**
 * PostgreSQL's error classes for data that no retry makes acceptable, and the ledger's own
 * refusals.
 */
const FINAL_CLASSES = ['22', '54'];
const FINAL_CODES: readonly string[] = ['23502', '23503', sqlState.checkViolation, 'PL400'];

/**
 * Whether an error is caused by the message itself, so that no retry can succeed: data that the
 * database or the ledger can never accept. Everything else is transient until proved otherwise (a
 * lost connection has no code at all, a unique violation may be a race): the message is retried and
 * never becomes a dead letter.
 */
export function isFinalError(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  const code = databaseError(error)?.code;
  return (
    code !== undefined && (FINAL_CLASSES.includes(code.slice(0, 2)) || FINAL_CODES.includes(code))
  );
}
