import type { Call } from '@parlor/api';
import { parse as parseQuery } from 'qs';
import { safeParse } from 'zod/v4/core';
import { refused } from './errors.ts';

type Arguments = Record<string, unknown>;

/** Parses a query or a form: `a=1`, `a.b=1` and `a[b]=1` alike, bounded in depth and number. */
export function parseFields(text: string): Arguments {
  return parseQuery(text, {
    allowDots: true,
    depth: 4,
    parameterLimit: 200,
    arrayLimit: 50,
    allowPrototypes: false,
  });
}

/**
 * The arguments of a call from path, body and query, in this precedence (product decision 1),
 * parsed by its schema.
 *
 * @throws ApiError 422 `arguments.invalid`, with the field.
 */
export function readArguments(
  call: Call,
  from: { readonly path: unknown; readonly query: unknown; readonly body: unknown },
): unknown {
  const merged = { ...toFields(from.query), ...toFields(from.body), ...toFields(from.path) };
  if (hasNul(merged, 0)) throw refused('arguments.invalid');
  const first = safeParse(call.request, merged);
  if (first.success) return first.data;
  // Forms and queries contain only text; if the schema requires another type, the text is
  // converted.
  const typed = structuredClone(merged);
  for (const issue of first.error.issues) retype(typed, issue.path);
  const second = safeParse(call.request, typed);
  if (second.success) return second.data;
  const field = second.error.issues[0]?.path.map(String).join('.');
  throw refused('arguments.invalid', { ...(field && { field }), cause: second.error });
}

function toFields(value: unknown): Arguments {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw refused('arguments.invalid');
  return { ...value };
}

/** Replaces the text at `path` by the number or boolean that it represents. */
function retype(root: Arguments, path: readonly PropertyKey[]): void {
  const last = path.at(-1);
  if (last === undefined) return;
  let holder: unknown = root;
  for (const key of path.slice(0, -1)) holder = isRecord(holder) ? holder[String(key)] : undefined;
  if (!isRecord(holder)) return;
  const value = holder[String(last)];
  if (value === 'true' || value === 'false') holder[String(last)] = value === 'true';
  else if (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) {
    holder[String(last)] = Number(value);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Beyond the size of any call's arguments. */
const MAX_DEPTH = 12;

/** PostgreSQL text cannot contain NUL, and nobody types one; unbounded nesting is refused too. */
function hasNul(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (!isRecord(value)) return false;
  return depth > MAX_DEPTH || Object.values(value).some((inner) => hasNul(inner, depth + 1));
}
