/** PostgreSQL error codes that the platform acts on. */
export const sqlState = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  featureNotSupported: '0A000',
} as const;

/** SQLSTATEs with which PostgreSQL refuses or ends a connection. */
const connectionStates: ReadonlySet<string> = new Set([
  '08000', // connection_exception
  '08001', // sqlclient_unable_to_establish_sqlconnection
  '08003', // connection_does_not_exist
  '08004', // sqlserver_rejected_establishment_of_sqlconnection
  '08006', // connection_failure
  '57P01', // admin_shutdown, also pg_terminate_backend
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: starting up, shutting down, in recovery
]);

/** System errors of a socket to the database. */
const socketCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** pg gives these errors no code; they are the same for every client version since 8.0. */
const connectionMessages: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated due to connection timeout',
]);

/** pg-pool's error when every connection stays in use for the whole connection timeout. */
const POOL_TIMEOUT_MESSAGE = 'timeout exceeded when trying to connect';

/** SQLSTATEs of a database that answers, but cannot do the work now. */
const unavailableStates: ReadonlySet<string> = new Set([
  '25006', // read_only_sql_transaction: a standby, or default_transaction_read_only
  '25P03', // idle_in_transaction_session_timeout
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
]);

/** The fields of a database error; pg and PGlite use the same names. */
export interface DatabaseErrorFields {
  readonly code: string;
  readonly constraint: string | undefined;
  readonly message: string;
  readonly detail: string | undefined;
}

/** Reads the fields of a database error of either driver; undefined for other errors. */
export function databaseError(error: unknown): DatabaseErrorFields | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return undefined;
  }
  const constraint = 'constraint' in error ? error.constraint : undefined;
  const detail = 'detail' in error ? error.detail : undefined;
  return {
    code: error.code,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    message: error.message,
    detail: typeof detail === 'string' ? detail : undefined,
  };
}

/** Whether a unique constraint, or the named one, was violated. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fields = databaseError(error);
  return (
    fields?.code === sqlState.uniqueViolation &&
    (constraint === undefined || fields.constraint === constraint)
  );
}

/** Whether the same transaction may succeed on a retry. */
export function isTransient(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return (
    code === sqlState.serializationFailure ||
    code === sqlState.deadlockDetected ||
    isStalePlan(error)
  );
}

/** Whether a prepared statement returns other columns since a migration; it must be prepared again. */
export function isStalePlan(error: unknown): boolean {
  const fields = databaseError(error);
  return (
    fields?.code === sqlState.featureNotSupported &&
    fields.message === 'cached plan must not change result type'
  );
}

/**
 * Whether the connection to the database was lost, or could not be made. A transaction that was not
 * yet committing is rolled back; one that was committing has an unknown outcome.
 */
export function isConnectionLoss(error: unknown): boolean {
  const code = databaseError(error)?.code;
  if (code !== undefined) return connectionStates.has(code) || socketCodes.has(code);
  return error instanceof Error && connectionMessages.has(error.message);
}

/** Whether the database is unavailable now, and the same request may succeed later (HTTP 503). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isConnectionLoss(error)) return true;
  const code = databaseError(error)?.code;
  if (code !== undefined) return unavailableStates.has(code);
  return error instanceof Error && error.message === POOL_TIMEOUT_MESSAGE;
}
