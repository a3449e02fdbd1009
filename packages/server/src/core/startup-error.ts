/**
 * Why the platform cannot start, in one actionable line. `main.ts` prints the message without a
 * stack and exits with status 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The `code` of a system or database error (`EADDRINUSE`, `23505` ...), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The first line of an error's message. */
export function errorLine(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) {
    return errorLine(error.errors[0]);
  }
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n', 1)[0] ?? '';
}
