import { site as siteCalls } from '@parlor/api/calls';
import { HOUR_MS, LOCALES } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks } from '../../operator/calls/index.ts';
import {
  addTestOperator,
  describeOnDatabases,
  openTestSite,
  type TestOperator,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { readConfig } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { readBlockEntry } from './entry.ts';

describe('block entries', () => {
  it.each([
    ['203.0.113.9', 'address', '203.0.113.9'],
    [' 203.0.113.9 ', 'address', '203.0.113.9'],
    ['::ffff:203.0.113.9', 'address', '203.0.113.9'],
    ['2001:DB8:0:0::1', 'address', '2001:db8::1'],
    ['203.0.113.9/24', 'network', '203.0.113.0/24'],
    ['2001:db8:7:8::9/48', 'network', '2001:db8:7::/48'],
    ['kp', 'country', 'KP'],
  ])('parses %s as the %s %s', (text, kind, entry) => {
    expect(readBlockEntry(text)).toEqual({ kind, entry, isWide: false });
  });

  it.each(['0.0.0.0/0', '10.0.0.0/7', '::/0', '2000::/3'])(
    'rejects %s as a probable mistake',
    (text) => {
      expect(readBlockEntry(text)?.isWide).toBe(true);
    },
  );

  it.each([
    '',
    'KPP',
    'K1',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.0/33',
    '1',
    'fe80::1%eth0',
    'x/8',
  ])('rejects “%s”', (text) => {
    expect(readBlockEntry(text)).toBeUndefined();
  });
});

describe('the country header', () => {
  it('is ignored without a trusted proxy', () => {
    expect(() => readConfig({ COUNTRY_HEADER: 'cf-ipcountry' })).toThrow(StartupError);
    const { http } = readConfig({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '10.0.0.1' });
    expect(http.countryHeader).toBe('cf-ipcountry');
    expect(readConfig({}).http.countryHeader).toBeUndefined();
  });
});

describeOnDatabases('the block list', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      env: { TRUST_PROXY: '10.0.0.1', COUNTRY_HEADER: 'CF-IPCountry' },
    });
    operator = await addTestOperator(site, 'desk', 'support');
  });
  afterAll(() => site.close());

  const reason = 'scripted sign-ups';
  const block = (entry: string, more: object = {}) =>
    operator.must(blocks.addBlock, { entry, reason, ...more });
  const lift = (entry: string) => operator.must(blocks.removeBlock, { entry });
  const ask = (remoteAddress: string, headers: Record<string, string> = {}, on = site) =>
    on.app.inject({ url: '/user-api/game/getWebsiteInfo', remoteAddress, headers });
  const getStatus = async (...args: Parameters<typeof ask>) => (await ask(...args)).statusCode;

  it('returns HTTP 403 to a blocked address, localized, until the block ends', async () => {
    expect(await getStatus('203.0.113.9')).toBe(200);
    await block('203.0.113.9');
    const texts = new Set<string>();
    for (const locale of LOCALES) {
      const answer = await site.app.inject({
        url: `/user-api/game/home?lang=${locale}`,
        remoteAddress: '203.0.113.9',
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 403, data: { reason: 'forbidden' } });
      texts.add(answer.json().msg);
    }
    expect(texts.size).toBe(LOCALES.length);
    expect(await getStatus('::ffff:203.0.113.9')).toBe(403);
    expect(await getStatus('203.0.113.10')).toBe(200);
    await lift('203.0.113.9');
    expect(await getStatus('203.0.113.9')).toBe(200);
  });

  it('S31: never blocks health checks, providers, the page or operators', async () => {
    await block('127.0.0.1');
    const at = (url: string, method: 'GET' | 'POST' = 'GET') =>
      site.app
        .inject({ method, url, remoteAddress: '127.0.0.1' })
        .then(({ statusCode }) => statusCode);
    expect(await at('/user-api/no/such/call')).toBe(403);
    expect(await at('/user-api/events')).toBe(403);
    expect([await at('/healthz'), await at('/readyz')]).toEqual([200, 200]);
    expect(await at('/psp/webhook', 'POST')).toBe(401);
    expect(await at('/pages/forbidden/forbidden')).not.toBe(403);
    await lift('127.0.0.1');
    expect(await at('/user-api/game/getWebsiteInfo')).toBe(200);
  });

  it.each([
    ['203.0.113.0/24', '203.0.113.77', '203.0.114.1'],
    ['2001:db8:7::/48', '2001:db8:7:1::2', '2001:db8:8::2'],
    ['2001:db8::5', '2001:db8:0:0:0:0:0:5', '2001:db8::6'],
  ])('blocks %s', async (entry, inside, outside) => {
    await block(entry);
    expect([await getStatus(inside), await getStatus(outside)]).toEqual([403, 200]);
    await lift(entry);
    expect(await getStatus(inside)).toBe(200);
  });

  it('reads the address behind a trusted proxy only', async () => {
    await block('198.51.100.4');
    const forwarded = { 'x-forwarded-for': '198.51.100.4' };
    expect(await getStatus('10.0.0.1', forwarded)).toBe(403);
    expect(await getStatus('10.0.0.2', forwarded)).toBe(200);
    await lift('198.51.100.4');
  });

  it('reads the country header of a trusted proxy only', async () => {
    await block('kp');
    const from = (country: string) => ({ 'cf-ipcountry': country });
    expect(await getStatus('10.0.0.1', from('KP'))).toBe(403);
    expect(await getStatus('10.0.0.1', from('kp'))).toBe(403);
    expect(await getStatus('10.0.0.1', from('PH'))).toBe(200);
    expect(await getStatus('10.0.0.1', from('KP, PH'))).toBe(200);
    expect(await getStatus('10.0.0.2', from('KP'))).toBe(200);
    await lift('KP');
    expect(await getStatus('10.0.0.1', from('KP'))).toBe(200);
  });

  it('expires if an end was given, and can then be replaced', async () => {
    await block('203.0.113.50', { until: '+1h' });
    expect(await getStatus('203.0.113.50')).toBe(403);
    site.core.clock.advance(HOUR_MS);
    expect(await getStatus('203.0.113.50')).toBe(200);
    expect((await operator.must(blocks.listBlocks)).rows).toEqual([]);
    await block('203.0.113.50');
    await lift('203.0.113.50');
  });

  it('S10: applies on other servers of the database within seconds', async () => {
    const other = await openTestSite(database().db);
    try {
      expect(await getStatus('203.0.113.60', {}, other)).toBe(200);
      await block('203.0.113.60');
      other.core.clock.advance(3_000);
      expect(await getStatus('203.0.113.60', {}, other)).toBe(403);
      await lift('203.0.113.60');
      other.core.clock.advance(3_000);
      expect(await getStatus('203.0.113.60', {}, other)).toBe(200);
    } finally {
      await other.close();
    }
  });

  it.each([
    ['nonsense', { entry: 'nonsense', reason }, 422],
    ['a very large network', { entry: '0.0.0.0/0', reason }, 422],
    ['no reason', { entry: '203.0.113.1', reason: ' ' }, 422],
    ['an end that is over', { entry: '203.0.113.1', reason, until: '2020-01-01' }, 422],
  ])('rejects %s', async (_, args, status) => {
    expect((await operator.ask(blocks.addBlock, args)).status).toBe(status);
    expect((await operator.must(blocks.listBlocks)).rows).toEqual([]);
  });

  it('blocks an entry once, records who and why, and reports unknown entries', async () => {
    await block('203.0.113.0/25');
    expect((await operator.ask(blocks.addBlock, { entry: '203.0.113.7/25', reason })).status).toBe(
      409,
    );
    expect((await operator.must(blocks.listBlocks)).rows).toMatchObject([
      { entry: '203.0.113.0/25', kind: 'network', addedBy: 'desk', reason, endsAt: null },
    ]);
    await lift('203.0.113.99/25');
    expect((await operator.ask(blocks.removeBlock, { entry: '203.0.113.0/25' })).status).toBe(404);
  });

  it('requires the country header to be configured before it blocks a country', async () => {
    const plain = await openTestSite(database().db);
    try {
      const { status, body } = await testOperator(plain).ask(blocks.addBlock, {
        entry: 'KP',
        reason,
      });
      expect([status, body.error]).toEqual([422, expect.stringContaining('COUNTRY_HEADER')]);
    } finally {
      await plain.close();
    }
  });

  it('is cached, not queried for every call', async () => {
    expect((await site.call(siteCalls.getWebsiteInfo, {}, { address: '192.0.2.1' })).code).toBe(
      200,
    );
    // Written directly to the database: it applies once the cached list has expired.
    await database()
      .db.insertInto('block_entry')
      .values({
        entry: '192.0.2.1',
        kind: 'address',
        reason,
        added_by: 'test',
        added_at: new Date(),
        ends_at: null,
      })
      .execute();
    expect(await getStatus('192.0.2.1')).toBe(200);
    site.core.clock.advance(3_000);
    expect(await getStatus('192.0.2.1')).toBe(403);
    await lift('192.0.2.1');
  });
});
