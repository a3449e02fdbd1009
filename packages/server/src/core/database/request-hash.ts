import { createHash } from 'node:crypto';

/** The hash of a request's input: the same key with other input is refused (S4). */
export function requestHash(input: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(input).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
