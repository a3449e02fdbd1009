import { randomUUID } from 'node:crypto';

/** A new idempotency key, one per intent. */
export function newKey(): string {
  return randomUUID();
}
