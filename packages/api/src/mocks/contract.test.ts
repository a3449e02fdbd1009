import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { calls } from '../calls/index.ts';
import { createClient } from '../client/index.ts';
import { createExample } from '../fixtures/example.ts';
import { contractHandlers, getFixture } from './contract.ts';

const base = 'http://platform.test/user-api';
const server = setupServer(...contractHandlers());
beforeAll(() => server.listen());
afterAll(() => server.close());

const client = createClient({ baseUrl: base, locale: () => 'en_US', token: () => 'token' });
const rows = calls.map((call) => [call.id, call] as const);

describe('mock server of the whole contract', () => {
  it.each(rows)('%s: its fixture matches the schema', (_, call) => {
    expect(safeParse(call.response, getFixture(call)).error?.issues ?? []).toEqual([]);
  });

  it.each(rows)('%s: its schema alone generates a response', (_, call) => {
    expect(safeParse(call.response, createExample(call.response)).error?.issues ?? []).toEqual([]);
  });

  it.each(rows)('%s responds to the real client', async (_, call) => {
    const file = call.in === 'multipart' ? { file: new Blob(['x'], { type: 'image/png' }) } : {};
    const args = createExample(call.request, file) as Record<string, unknown>;
    expect(safeParse(call.request, args).error?.issues ?? []).toEqual([]);
    const sent = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, String(value)]),
    );
    expect(await client.call(call, args as never, { idempotencyKey: 'key-of-a-test' })).toEqual(
      safeParse(call.response, getFixture(call, sent)).data,
    );
  });

  it('paginates its lists', async () => {
    const bills = calls.find(({ id }) => id === 'wallet.billList');
    expect(bills && getFixture(bills, { page: '2', limit: '4' })).toMatchObject({
      rows: [{ billId: '2' }, { billId: '1' }],
      total: 6,
    });
  });
});
