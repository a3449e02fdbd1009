import { randomUUID } from 'node:crypto';

/** An idempotency key as a client makes it, for one intent. */
export function newKey(): string {
  return randomUUID();
}
