import { type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core';
import type { Call } from '../calls/define.ts';

/** An invalid value with its name. */
export interface BadValue {
  readonly what: string;
  readonly value: unknown;
}

/** Texts that are invalid for most arguments; the schema decides which of them a call refuses. */
const BAD_TEXTS: readonly BadValue[] = [
  { what: 'empty', value: '' },
  { what: 'no choice that there is', value: 'no-such-choice' },
  { what: 'below any limit', value: '-1' },
  { what: 'beyond any limit', value: '1000000000' },
  { what: 'oversized', value: 'x'.repeat(5_000) },
];

const BAD_KINDS: readonly BadValue[] = [
  { what: 'an object', value: { a: { b: 'c' } } },
  { what: 'a list', value: ['a', 'b'] },
  { what: 'null', value: null },
  { what: 'no whole number', value: 2.5 },
];

/** The arguments of a call by name, with the schema of each. */
export function getArgumentSchemas(call: Call): ReadonlyMap<string, $ZodType> {
  const { def } = (call.request as $ZodObject)._zod;
  return new Map(def.type === 'object' ? Object.entries(def.shape) : []);
}

/** Required arguments outside of the path. */
export function requiredArguments(call: Call): string[] {
  return [...getArgumentSchemas(call)]
    .filter(
      ([name, schema]) => schema._zod.optin === undefined && !call.pathParameters.includes(name),
    )
    .map(([name]) => name);
}

/**
 * Values that the contract refuses for an argument in transit: forms and queries contain only text.
 */
export function badValuesFor(call: Call, name: string, good: object): BadValue[] {
  const candidates =
    call.in === 'body' && call.method !== 'GET' ? [...BAD_TEXTS, ...BAD_KINDS] : BAD_TEXTS;
  return candidates.filter(({ value }) =>
    [value, asTyped(value)].every(
      (each) => !safeParse(call.request, { ...good, [name]: each }).success,
    ),
  );
}

/** If the schema requires a number or a boolean, its text form is valid. */
function asTyped(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}
