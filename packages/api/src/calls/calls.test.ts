import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from './index.ts';

interface SpecifiedCall {
  method: string;
  path: string;
  in?: 'params' | 'body' | 'query';
  token?: boolean;
}

const specified: SpecifiedCall[] = JSON.parse(
  readFileSync(new URL('../../../../docs/specification/calls.json', import.meta.url), 'utf8'),
).calls;
const name = (call: { method: string; path: string }) => `${call.method} ${call.path}`;
const bySpecification = new Map(specified.map((call) => [name(call), call]));

describe('the contract against specification section 7', () => {
  it('has no two calls with the same id or the same method and path', () => {
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
    expect(new Set(calls.map(name)).size).toBe(calls.length);
  });

  it.each(calls.map((call) => [name(call), call] as const))(
    '%s is in the specification, or marked as an addition',
    (_, call) => {
      expect(bySpecification.has(name(call))).toBe(call.origin === 'specification');
    },
  );

  it.each(
    calls.flatMap((call) => {
      const row = bySpecification.get(name(call));
      return row ? [[name(call), call, row] as const] : [];
    }),
  )('%s takes its arguments and its token as the specification says', (_, call, row) => {
    if (row.in === 'body') expect(call.in).toBe('body');
    if (row.in === 'params') expect(call.in).toBe('form');
    if (row.token !== undefined) expect(call.auth === 'none').toBe(!row.token);
  });

  it.each(calls.map((call) => [call.id, call] as const))(
    '%s names every argument of its path in its request',
    (_, call) => {
      const shape = 'shape' in call.request._zod.def ? call.request._zod.def.shape : {};
      expect(Object.keys(shape ?? {})).toEqual(expect.arrayContaining([...call.pathParameters]));
    },
  );

  it('never aborts a repeated call that changes something (decisions: wire 9)', () => {
    expect(calls.filter((call) => call.abortable && call.method !== 'GET')).toEqual([]);
  });
});
