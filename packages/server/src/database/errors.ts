/** PostgreSQL error codes that the platform acts on. */
export const sqlState = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
} as const;

/** The fields of a database error; pg and PGlite name them alike. */
export interface DatabaseErrorFields {
  readonly code: string;
  readonly constraint: string | undefined;
  readonly message: string;
  readonly detail: string | undefined;
}

/** Reads an error of either driver; undefined when it is none. */
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

/** Whether a unique constraint, or that unique constraint, refused. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fields = databaseError(error);
  return (
    fields?.code === sqlState.uniqueViolation &&
    (constraint === undefined || fields.constraint === constraint)
  );
}

/** Whether the same transaction may succeed when it is simply run again. */
export function isTransient(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === sqlState.serializationFailure || code === sqlState.deadlockDetected;
}
