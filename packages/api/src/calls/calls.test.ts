import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import { reasons } from '../envelope.ts';
import { type Call, calls, callsWithReasons, getReasons } from './index.ts';

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
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'summary' in value && 'method' in value;
const bySpecification = new Map(specified.map((call) => [name(call), call]));

describe('the contract against docs/specification/calls.json', () => {
  it('has unique ids, methods and paths', () => {
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
    expect(new Set(calls.map(name)).size).toBe(calls.length);
  });

  it('contains the calls of every file of this folder', async () => {
    const areas = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
    const modules = await Promise.all(areas.map((file) => import(`./${file}`)));
    const defined = modules.flatMap((module: object) =>
      Object.values(module).filter((each) => isCall(each)),
    );
    expect(defined.length).toBeGreaterThan(0);
    expect(defined.filter((call) => !calls.includes(call)).map(name)).toEqual([]);
  });

  it.each(calls.map((call) => [name(call), call] as const))(
    '%s is in the specification, or marked as an addition',
    (_, call) => {
      expect(bySpecification.has(name(call))).toBe(call.origin === 'specification');
    },
  );

  it.each(specified.map((row) => [name(row), row] as const))(
    '%s is in the contract',
    (specifiedName) => {
      expect(calls.map(name)).toContain(specifiedName);
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
    // Secrets are the exception: they are never in an address (product decision 1).
    if (row.in === 'query') expect(call.in).toBe(call.secrets.length > 0 ? 'form' : 'query');
    if (row.token !== undefined) expect(call.auth === 'none').toBe(!row.token);
  });

  it.each(calls.map((call) => [call.id, call] as const))(
    '%s has every path argument in its request',
    (_, call) => {
      const shape = 'shape' in call.request._zod.def ? call.request._zod.def.shape : {};
      expect(Object.keys(shape ?? {})).toEqual(expect.arrayContaining([...call.pathParameters]));
    },
  );

  it('requires an idempotency key and records activity only in players’ calls that change data', () => {
    const odd = calls.filter(
      ({ idempotent, activity, method, auth }) =>
        (idempotent && (auth !== 'player' || !activity)) || (activity && method === 'GET'),
    );
    expect(odd.map(name)).toEqual([]);
  });

  it('names only existing arguments as secrets', () => {
    for (const { id, request, secrets } of calls) {
      const text = JSON.stringify(toJSONSchema(request, { io: 'input', unrepresentable: 'any' }));
      for (const secret of secrets) expect(text, id).toContain(`"${secret}"`);
    }
  });

  it('lists reasons of existing calls only, and uses each reason', () => {
    const ids = calls.map(({ id }) => id);
    expect(callsWithReasons.filter((id) => !ids.includes(id))).toEqual([]);
    const named = new Set(calls.flatMap(getReasons));
    expect(reasons.filter((reason) => !named.has(reason))).toEqual([]);
  });

  it('never aborts a repeated call that changes data (product decision 9)', () => {
    expect(calls.filter((call) => call.abortable && call.method !== 'GET')).toEqual([]);
  });
});
