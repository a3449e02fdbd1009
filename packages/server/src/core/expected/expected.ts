import { createHash } from 'node:crypto';
import { conflict } from '../http/errors.ts';

/** What a preview shows and what it was computed from. Amounts in minor units. */
export type Facts =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | readonly Facts[]
  | { readonly [name: string]: Facts };

/**
 * The `expected` token of a preview (product decision 52): equal facts have equal tokens, whatever
 * the order of their names. Include the id of the player and of every row concerned, and a digest of
 * long texts. It protects the player from a commit that differs from the preview; it is no
 * authorization, so it needs no secret.
 *
 * @param action Id of the call that commits, such as `wallet.withdraw`.
 */
export function createExpected(action: string, facts: Facts): string {
  return createHash('sha256')
    .update(JSON.stringify([action, toCanonical(facts)]))
    .digest('base64url');
}

/**
 * Compares the token of a commit with its facts, read under the commit's own locks. A commit without
 * a token is not compared.
 *
 * @throws ApiError 409 `preview.changed` if it was created from other facts.
 */
export function assertExpected(expected: string | undefined, action: string, facts: Facts): void {
  if (expected !== undefined && expected !== createExpected(action, facts)) {
    throw conflict('preview.changed');
  }
}

/** Values with their kind, so that `1n`, `1` and `'1'` differ; names in order. */
function toCanonical(facts: Facts): unknown {
  if (typeof facts === 'bigint') return { bigint: String(facts) };
  if (facts instanceof Date) return { date: facts.toISOString() };
  if (typeof facts !== 'object' || facts === null) return facts;
  if (isList(facts)) return facts.map(toCanonical);
  return Object.keys(facts)
    .sort()
    .map((name) => [name, toCanonical(facts[name] ?? null)]);
}

function isList(facts: Facts): facts is readonly Facts[] {
  return Array.isArray(facts);
}
