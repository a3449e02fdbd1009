import { type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core';
import type { Call } from '../calls/define.ts';

/** A value that nobody should send, with its name. */
export interface BadValue {
  readonly what: string;
  readonly value: unknown;
}

/** Texts that are wrong for most arguments; which of them a call refuses, its schema says. */
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
export function argumentsOf(call: Call): ReadonlyMap<string, $ZodType> {
  const { def } = (call.request as $ZodObject)._zod;
  return new Map(def.type === 'object' ? Object.entries(def.shape) : []);
}

/** Arguments that must be there and do not stand in the path. */
export function requiredArguments(call: Call): string[] {
  return [...argumentsOf(call)]
    .filter(
      ([name, schema]) => schema._zod.optin === undefined && !call.pathParameters.includes(name),
    )
    .map(([name]) => name);
}

/** Values that the contract refuses for an argument, as it travels: forms and queries know text alone. */
export function badValuesFor(call: Call, name: string, good: object): BadValue[] {
  const candidates =
    call.in === 'body' && call.method !== 'GET' ? [...BAD_TEXTS, ...BAD_KINDS] : BAD_TEXTS;
  return candidates.filter(({ value }) =>
    [value, asTyped(value)].every(
      (each) => !safeParse(call.request, { ...good, [name]: each }).success,
    ),
  );
}

/** Where the schema wants a number or a truth value, its text is one. */
function asTyped(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}
